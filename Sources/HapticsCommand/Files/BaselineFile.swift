package import AHAP

/// The file with the known findings. The paths in it start from its own folder, so that it means the same from
/// wherever the command is called.
package struct BaselineFile: Sendable {
    package let path: Path
    private let folder: [ArraySlice<UInt8>]

    private static let limit = 64 << 20

    package init(_ path: Path) throws(SystemError) {
        self.path = path
        folder = BaselineFile.parts(try File.resolve(path.parent))
    }

    /// Reads the known findings; fails with lines to show.
    package func read() throws(SettingsFinder.Failure) -> Baseline {
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try File.read(path, limit: BaselineFile.limit)
        } catch {
            throw SettingsFinder.Failure(message: Complaint.line(path, error))
        }
        do throws(InvalidFile) {
            return try Baseline(bytes)
        } catch {
            throw SettingsFinder.Failure(message: Complaint.lines(path, bytes, error))
        }
    }

    package func write(_ baseline: Baseline) throws(SystemError) {
        var bytes: [UInt8] = []
        baseline.write(to: &bytes)
        try File.create(path, with: bytes)
    }

    /// The name of a file in the baseline.
    package func key(of file: Path) -> String {
        guard file != .standardInput, let parent = try? File.resolve(file.parent) else { return file.text }
        let parts = BaselineFile.parts(parent.appending(file.name))
        var common = 0
        while common < min(parts.count - 1, folder.count), parts[common] == folder[common] { common += 1 }
        let up = Array(repeating: Array("..".utf8)[...], count: folder.count - common)
        return String(decoding: Array((up + parts[common...]).joined(separator: [UInt8(ascii: "/")])), as: UTF8.self)
    }

    private static func parts(_ path: Path) -> [ArraySlice<UInt8>] { path.bytes.split(separator: UInt8(ascii: "/")) }
}
