import AHAP
import Foundation
import HapticPatterns
import Testing

/// Real pattern files, where a folder of them lies beside the repository (`../shared/corpus/ahap`); else nothing runs.
struct CorpusTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/corpus/ahap")

    private static let files: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".ahap") }.sorted()

    private static func bytes(of name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }

    @Test(.enabled(if: !files.isEmpty), arguments: files)
    func `a real file is read, and it is JSON as the system's own parser says`(name: String) throws {
        let bytes = try Self.bytes(of: name)
        let document = AHAPDocument(bytes)
        let isJSON = (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
        #expect(document.isJSON == isJSON)
        #expect(!document.pattern.events.isEmpty)
    }

    @Test(.enabled(if: !files.isEmpty), arguments: files)
    func `a real file keeps its pattern when it is formatted`(name: String) throws {
        let document = AHAPDocument(try Self.bytes(of: name))
        let once = try AHAPFormatter().format(document)
        let formatted = AHAPDocument(once)
        #expect(formatted.pattern == document.pattern)
        #expect(try AHAPFormatter().format(formatted) == once)
    }

    @Test(.enabled(if: !files.isEmpty), arguments: files)
    func `a real file has no safe fix left when they are made`(name: String) throws {
        let fixed = Fixer().fix(try Self.bytes(of: name))
        #expect(fixed.remaining.allSatisfy { $0.fix?.applicability != .safe })
    }

    @Test(.enabled(if: !files.isEmpty), arguments: files)
    func `a real file's pattern can be written and read again`(name: String) throws {
        let pattern = AHAPDocument(try Self.bytes(of: name)).pattern
        let written = try AHAPWriter().bytes(for: pattern)
        #expect(AHAPDocument(written).pattern.normalized().pattern == pattern.normalized().pattern)
    }
}
