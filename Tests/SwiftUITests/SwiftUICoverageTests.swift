import Foundation
import TestSupport
import Testing

/// docs/swiftui-coverage.md says what is there.
struct SwiftUICoverageTests {
    private struct Row {
        var symbol: String
        var status: String
        var file: String
    }

    private let ledger: String
    private let rows: [Row]
    private let leftOut: [String]
    /// The file of each public symbol.
    private let files: [String: String]

    init() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let package = tests.deletingLastPathComponent().deletingLastPathComponent()
        ledger = try String(contentsOf: package.appendingPathComponent("docs/swiftui-coverage.md"), encoding: .utf8)
        let table = ledger.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.map { line in
            line.components(separatedBy: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
        }
        rows = table.filter { ["works", "differs"].contains($0[2]) }.map {
            Row(symbol: $0[1], status: $0[2], file: $0[3])
        }
        leftOut = table.filter { !["works", "differs"].contains($0[2]) }.map { $0[1] }
        var files: [String: String] = [:]
        for room in ["ViewGraph", "SwiftUI"] {
            let folder = package.appendingPathComponent("Sources/\(room)")
            for (symbol, file) in try PublicSymbols(folder: folder).files { files[symbol] = "\(room)/\(file)" }
        }
        self.files = files
    }

    /// True for what the ledger says that it does not list.
    private static func isUnlisted(_ symbol: String) -> Bool {
        let parts = symbol.components(separatedBy: ".")
        let ofProtocols = ["Body", "AnimatableData", "Element", "Iterator", "SubSequence", "Index", "Indices"]
        return parts[0].hasPrefix("_") || parts[0] == "Never" || ofProtocols.contains(parts.last ?? "")
    }

    @Test func `every symbol that is listed is declared in the file that is named`() {
        #expect(rows.count > 600)
        for row in rows { #expect(files[row.symbol] == row.file, "\(row.symbol)") }
    }

    @Test func `every public symbol is listed, once`() {
        let known = Set(rows.map { $0.symbol })
        #expect(known.count == rows.count)
        for symbol in files.keys.sorted() where !Self.isUnlisted(symbol) {
            #expect(known.contains(symbol), "\(symbol)")
        }
    }

    @Test func `what was left out is not there`() {
        #expect(leftOut.count > 15)
        for name in leftOut {
            #expect(!files.keys.contains { $0 == name || $0.contains(".\(name)(") }, "\(name)")
        }
    }

    @Test func `the totals are those of the rows`() {
        let counts = ["works", "differs"].map { status in rows.count { $0.status == status } }
        #expect(ledger.contains("\(counts[0]) symbols work, \(counts[1]) differ"), "\(counts)")
    }
}
