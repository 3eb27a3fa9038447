import HapticPlayback
import SoundFiles

/// The paths that outputs of this process have written to, so that none writes over another's file.
package enum WavePaths {
    private static let taken = Guarded<[String: Int]>([:])

    /// The path itself for the first who asks, and one with a number for each that follows. Devices and pipes are
    /// shared.
    static func take(_ path: String) -> String {
        if SoundFile.isSpecial(path: path) { return path }
        let count = taken.withLock { taken in
            taken[path, default: 0] += 1
            return taken[path, default: 1]
        }
        return count == 1 ? path : numbered(path, count)
    }

    /// With a number before the extension.
    package static func numbered(_ path: String, _ number: Int) -> String {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
        guard let dot = path.utf8[name...].lastIndex(of: UInt8(ascii: ".")), dot > name else {
            return "\(path)-\(number)"
        }
        return "\(path[..<dot])-\(number)\(path[dot...])"
    }
}
