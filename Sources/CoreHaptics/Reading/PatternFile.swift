import AHAP
import Foundation

/// The bytes of an AHAP file.
enum PatternFile {
    static func bytes(of url: URL) throws(CHHapticError) -> [UInt8] {
        let file: (shown: String, path: String?) = (
            url.isFileURL ? url.lastPathComponent : url.absoluteString, url.path
        )
        guard url.isFileURL else {
            throw CHHapticError(
                .fileNotFound, "the address is not that of a file",
                hint: "give the URL of an AHAP file on this machine",
                at: nil, in: file)
        }
        switch FileStatus(path: url.path) {
        case .nothing:
            throw CHHapticError(
                .fileNotFound, "the file does not exist", hint: "put it there, or correct the URL", at: nil, in: file)
        case .folder:
            throw CHHapticError(
                .invalidPatternData, "it is a folder", hint: "give the URL of an AHAP file", at: nil, in: file)
        case .special:
            throw CHHapticError(
                .invalidPatternData, "it is no regular file", hint: "give the URL of an AHAP file", at: nil, in: file)
        case .file:
            if let bytes = read(url) { return bytes }
            throw CHHapticError(
                .invalidPatternData, "the file cannot be read", hint: "look at its permissions", at: nil, in: file)
        }
    }

    /// As much as the reader takes, and a byte more, by which it sees that the file is too long.
    private static func read(_ url: URL) -> [UInt8]? {
        guard let handle = try? FileHandle(forReadingFrom: url) else { return nil }
        defer { try? handle.close() }
        do {
            return [UInt8](try handle.read(upToCount: ReadLimits.standard.bytes + 1) ?? Data())
        } catch {
            return nil
        }
    }
}
