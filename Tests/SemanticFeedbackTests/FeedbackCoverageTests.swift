import Foundation
import TestSupport
import Testing

/// docs/feedback-coverage.md says what is there.
struct FeedbackCoverageTests {
    private struct Row {
        var symbol: String
        var status: String
        var file: String
    }

    private let ledger: String
    private let rows: [Row]
    /// The file of each public symbol.
    private let files: [String: String]

    init() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let package = tests.deletingLastPathComponent().deletingLastPathComponent()
        ledger = try String(contentsOf: package.appendingPathComponent("docs/feedback-coverage.md"), encoding: .utf8)
        rows = ledger.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.map { line in
            var cells = line.components(separatedBy: "|").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
            }[1...]
            return Row(
                symbol: cells.popFirst() ?? "", status: cells.popFirst() ?? "", file: cells.popFirst() ?? "")
        }
        var files: [String: String] = [:]
        for room in ["SemanticFeedback", "UIKit"] {
            let folder = package.appendingPathComponent("Sources/\(room)")
            for (symbol, file) in try PublicSymbols(folder: folder).files { files[symbol] = "\(room)/\(file)" }
        }
        // The modifiers of views are the only ones of that room that are listed here.
        let views = try PublicSymbols(folder: package.appendingPathComponent("Sources/SwiftUI"))
        for (symbol, file) in views.files where symbol.hasPrefix("View.sensoryFeedback(") {
            files[symbol] = "SwiftUI/\(file)"
        }
        self.files = files
    }

    @Test func `every symbol that is there is declared in the file that is named`() {
        #expect(rows.count > 100)
        for row in rows { #expect(files[row.symbol] == row.file, "\(row.symbol)") }
    }

    @Test func `every public symbol is in the ledger, once`() {
        let known = rows.map { $0.symbol }
        #expect(Set(known).count == known.count)
        for symbol in files.keys.sorted() { #expect(known.contains(symbol), "\(symbol)") }
    }

    @Test func `the totals are those of the rows`() {
        let counts = ["works", "ours"].map { status in rows.count { $0.status == status } }
        #expect(counts.reduce(0, +) == rows.count)
        let totals = "\(counts[0]) work, \(counts[1]) are ours."
        #expect(ledger.contains(totals), "\(totals)")
    }
}
