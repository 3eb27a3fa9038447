import HapticPatterns
import HapticPlots
import TestSupport
import Testing

struct TerminalPlotTests {
    private func text(
        _ pattern: HapticPattern, title: String = "pattern.ahap", columns: Int, rows: Int,
        colours: TerminalColours = .none
    ) throws -> String {
        var settings = PlotSettings()
        settings.title = title
        return try TerminalPlot.text(of: pattern, settings: settings, columns: columns, rows: rows, colours: colours)
    }

    /// The columns of a line whose characters each take one, or two in the blocks that these tests use.
    private func width(_ line: Substring) -> Int {
        line.unicodeScalars.reduce(0) { $0 + ((0x3041...0x9FFF).contains($1.value) ? 2 : 1) }
    }

    @Test(arguments: [20, 40, 80, 120])
    func `the plot of a varied pattern is as it was looked at`(columns: Int) throws {
        assertSnapshot(try text(varied, columns: columns, rows: 24), "varied-\(columns).txt")
    }

    @Test func `colours are as they were looked at`() throws {
        let visible = { (text: String) in text.split(separator: "\u{1B}").joined(separator: "ESC") }
        assertSnapshot(visible(try text(varied, columns: 24, rows: 9, colours: .full)), "full.txt")
        assertSnapshot(visible(try text(varied, columns: 24, rows: 9, colours: .palette)), "palette.txt")
    }

    @Test func `without colours there is no escape`() throws {
        let title = "evil\u{1B}[2J.ahap"
        #expect(try !text(varied, title: title, columns: 80, rows: 24).contains("\u{1B}"))
    }

    @Test func `no line is longer than the width, and there are no more than the rows`() throws {
        for seed in UInt64(1)...60 where isOptimized || seed % 8 == 1 {
            var generator = SeededGenerator(seed: seed)
            let pattern = randomPattern(&generator)
            let columns = seed <= 30 ? Int(seed) : Int.random(in: 31...300, using: &generator)
            let rows = Int.random(in: 6...60, using: &generator)
            let plot = try text(pattern, title: "触覚パターン\tx\u{7}.ahap", columns: columns, rows: rows)
            let lines = plot.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            #expect(lines.allSatisfy { width($0) <= columns }, "seed \(seed), \(columns) columns")
            #expect(lines.count <= rows, "seed \(seed), \(rows) rows")
        }
    }

    @Test func `colours change nothing but colours`() throws {
        let plain = try text(varied, columns: 80, rows: 24)
        for colours in [TerminalColours.palette, .full] {
            let coloured = try text(varied, columns: 80, rows: 24, colours: colours)
            #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
        }
    }

    @Test(arguments: [0, -5, .min, .max])
    func `any size of terminal will do`(size: Int) throws {
        #expect(try !text(varied, columns: 80, rows: size).isEmpty)
        #expect(try text(varied, columns: size, rows: 24).contains("\n"))
    }

    @Test func `an empty pattern says so`() throws {
        #expect(try text(HapticPattern(), columns: 80, rows: 24).contains("Nothing is felt or heard."))
    }
}
