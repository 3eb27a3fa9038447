/// What the text of a waveform path tells without looking at files.
package enum WaveformPath {
    private static let types = [
        "aac", "adts", "ac3", "aif", "aifc", "aiff", "caf", "mp3", "mp4", "m4a", "snd", "au", "sd2", "wav",
    ]

    /// Why a path names no place inside the pattern's folder, and what would.
    package static func placeFault(of path: String) -> (fault: String, hint: String)? {
        let bytes = Array(path.utf8)
        let relative = "write it relative to the folder of the pattern, such as \"sounds/click.wav\""
        if bytes.isEmpty { return ("is empty", relative) }
        if hasScheme(bytes) { return ("is an address, not a file", relative) }
        if isAbsolute(bytes) { return ("is absolute", relative) }
        return leaves(bytes) ? ("leaves the folder of the pattern", "keep the sound in that folder or below") : nil
    }

    /// Why a path names a file that players do not take.
    static func typeFault(of path: String) -> (fault: String, hint: String)? {
        let name = components(Array(path.utf8)).last ?? []
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
            return ("has no file type", typeHint)
        }
        let type = name[(dot + 1)...].map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
        if types.contains(where: { $0.utf8.elementsEqual(type) }) { return nil }
        return ("has a type that players do not take", typeHint)
    }

    private static var typeHint: String { "players take " + Listing.of(types) }

    /// False for what no file system can hold, so that nothing behind a zero byte is cut off unseen.
    package static func isPlain(_ path: String) -> Bool { !path.utf8.contains(0) }

    /// `/...`, `\...`, `~...`, `C:...`
    private static func isAbsolute(_ path: [UInt8]) -> Bool {
        switch path.first {
        case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "~"): true
        case let first?: isLetter(first) && path.dropFirst().first == UInt8(ascii: ":")
        case nil: false
        }
    }

    /// A scheme of two letters or more and a colon, as in `file:` and `https:`.
    private static func hasScheme(_ path: [UInt8]) -> Bool {
        guard let first = path.first, isLetter(first), let colon = path.firstIndex(of: UInt8(ascii: ":")), colon > 1
        else { return false }
        return path[..<colon].allSatisfy { byte in
            isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: ".")
        }
    }

    private static func leaves(_ path: [UInt8]) -> Bool {
        var depth = 0
        for component in components(path) {
            if component.elementsEqual("..".utf8) {
                depth -= 1
            } else if !component.isEmpty, !component.elementsEqual(".".utf8) {
                depth += 1
            }
            if depth < 0 { return true }
        }
        return false
    }

    private static func components(_ path: [UInt8]) -> [ArraySlice<UInt8>] {
        path.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
