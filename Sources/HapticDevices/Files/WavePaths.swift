import HapticPlayback
import SoundFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The paths that outputs of this process have written to, so that none writes over another's file.
package enum WavePaths {
    private struct State {
        /// Without links and detours.
        var taken: Set<String> = []
        /// The number to try next for a path that was asked for.
        var next: [String: Int] = [:]
    }

    private static let state = Guarded(State())

    /// Opens the path itself for the first who asks, and one with a number for each that follows; what cannot be opened
    /// is not taken. Devices and pipes are shared.
    static func open<File, Failure: Error>(
        _ path: String, _ body: (String) throws(Failure) -> File
    ) throws(Failure) -> (path: String, file: File) {
        if SoundFile.isSpecial(path: path) { return (path, try body(path)) }
        return try state.withLock { state throws(Failure) in
            let asked = place(path)
            var number = state.next[asked, default: 1]
            while state.taken.contains(place(numbered(path, number))) { number += 1 }
            let free = numbered(path, number)
            let file = try body(free)
            state.taken.insert(place(free))
            state.next[asked] = number + 1
            return (free, file)
        }
    }

    /// With a number before the extension; 1 is not spelt out.
    package static func numbered(_ path: String, _ number: Int) -> String {
        guard number > 1 else { return path }
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
        guard let dot = path.utf8[name...].lastIndex(of: UInt8(ascii: ".")), dot > name else {
            return "\(path)-\(number)"
        }
        return "\(path[..<dot])-\(number)\(path[dot...])"
    }

    /// The path without links and detours, the file itself need not be there.
    private static func place(_ path: String) -> String {
        if let real = real(path) { return real }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            return real(".").map { "\($0)/\(path)" } ?? path
        }
        let folder = slash == path.startIndex ? "/" : String(path[..<slash])
        return real(folder).map { $0 == "/" ? String(path[slash...]) : "\($0)\(path[slash...])" } ?? path
    }

    private static func real(_ path: String) -> String? {
        guard let real = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(real) }
        return unsafe String(cString: real)
    }
}
