import Foundation
import TestSupport
import Testing

struct CoverageTests {
    private struct Row {
        var symbol: String
        var status: String
        var file: String
    }

    private let ledger: String
    private let rows: [Row]
    private let symbols: PublicSymbols

    init() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let package = tests.deletingLastPathComponent().deletingLastPathComponent()
        ledger = try String(contentsOf: package.appendingPathComponent("docs/api-coverage.md"), encoding: .utf8)
        rows = ledger.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.map { line in
            var cells = line.components(separatedBy: "|").map {
                $0.trimmingCharacters(in: CharacterSet(charactersIn: " `"))
            }[1...]
            return Row(
                symbol: cells.popFirst() ?? "", status: cells.popFirst() ?? "", file: cells.popFirst() ?? "")
        }
        symbols = try PublicSymbols(folder: package.appendingPathComponent("Sources/CoreHaptics"))
    }

    @Test func `every symbol that works is declared in the file that is named`() {
        #expect(rows.count > 100)
        for row in rows where row.status == "works" { #expect(symbols.files[row.symbol] == row.file, "\(row.symbol)") }
    }

    @Test func `every public symbol is in the ledger, and works`() {
        let works = Set(rows.filter { $0.status == "works" }.map { $0.symbol })
        for symbol in symbols.files.keys.sorted() { #expect(works.contains(symbol), "\(symbol)") }
    }

    @Test func `what is not there yet, or left out, is not there`() {
        for row in rows where row.status != "works" {
            #expect(["not yet", "left out"].contains(row.status), "\(row.symbol)")
            #expect(symbols.files[row.symbol] == nil, "\(row.symbol)")
        }
    }

    @Test func `no symbol stands twice`() {
        #expect(Set(rows.map { $0.symbol }).count == rows.count)
    }

    @Test func `the totals are those of the rows`() {
        let counts = ["works", "not yet", "left out"].map { status in rows.count { $0.status == status } }
        let totals = "\(counts[0]) work, \(counts[1]) are not there yet, \(counts[2]) are left out."
        #expect(ledger.contains(totals), "\(totals)")
    }
}
