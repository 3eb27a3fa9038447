/// A path as the system has it: bytes, which need not be UTF-8.
package struct Path: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) { self.bytes = bytes }

    package init(_ text: String) { bytes = Array(text.utf8) }

    /// The path that means standard input.
    package static let standardInput = Path("-")

    /// For messages and reports.
    package var text: String { self == .standardInput ? "<stdin>" : String(decoding: bytes, as: UTF8.self) }

    package var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

    /// What stands behind the last slash.
    package var name: ArraySlice<UInt8> {
        let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
        return bytes[(slash.map { $0 + 1 } ?? 0)...]
    }

    /// Whether the name ends so, in small or capital letters, and has more than that.
    package func hasEnding(_ ending: String) -> Bool {
        let last = name.suffix(ending.utf8.count).map { (65...90).contains($0) ? $0 + 32 : $0 }
        return name.count > ending.utf8.count && last == Array(ending.utf8)
    }

    /// The folder it lies in: `.` for a plain name.
    package var parent: Path {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return Path(".") }
        return slash == 0 ? Path("/") : Path(bytes: Array(bytes[..<slash]))
    }

    /// A file in this folder. The folder `.` is not spelt out.
    package func appending(_ name: some Sequence<UInt8>) -> Path {
        if bytes == [UInt8(ascii: ".")] { return Path(bytes: Array(name)) }
        let slash: [UInt8] = bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
        return Path(bytes: bytes + slash + Array(name))
    }

    package func appending(_ name: String) -> Path { appending(name.utf8) }

    /// Without `./` in front and slashes at the end, so that a file has one spelling in reports.
    package var tidied: Path {
        var rest = bytes[...]
        while rest.starts(with: [UInt8(ascii: "."), UInt8(ascii: "/")]) {
            rest = rest.dropFirst(2)
            while rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
        }
        while rest.count > 1, rest.last == UInt8(ascii: "/") { rest = rest.dropLast() }
        if rest.isEmpty { return bytes.isEmpty ? self : Path(".") }
        let tidied = Path(bytes: Array(rest))
        // `./-` is a file, and `-` is not.
        return tidied == .standardInput ? self : tidied
    }

    /// Gives the bytes to C, with a NUL behind them.
    package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        var copy = bytes.map { CChar(bitPattern: $0) }
        copy.append(0)
        // The array ends with the NUL appended above, and outlives the call.
        return unsafe copy.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return unsafe body("") }
            return unsafe body(base)
        }
    }
}
