import Foundation
import Testing

/// A folder of its own for a test, gone when the test is over.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("CoreHapticsTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            Issue.record("\(url.path) is left behind: \(error)")
        }
    }

    /// Makes a pipe that nobody writes to.
    func pipe(_ name: String) throws -> URL {
        let pipe = url.appendingPathComponent(name)
        // A string for the call alone.
        let result = unsafe mkfifo(pipe.path, 0o600)
        try #require(result == 0)
        return pipe
    }

    /// Writes a file, with the folders on its way.
    func write(_ text: String, to path: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }
}
