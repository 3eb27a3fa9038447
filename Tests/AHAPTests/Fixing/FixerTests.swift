import AHAP
import TestSupport
import Testing

struct FixerTests {
    /// A finding about a range whose fix makes these edits.
    private static func finding(
        _ range: Range<Int>, _ edits: [Edit]? = nil, _ applicability: Fix.Applicability = .safe
    ) -> Finding {
        Finding(
            code: .ah101, severity: .warning, range: range, message: "test",
            fix: edits.map { Fix(applicability, $0) })
    }

    /// Findings at every place where a text stands, to be replaced by another.
    private static func replacing(_ old: String, by new: String, in document: AHAPDocument) -> [Finding] {
        let (bytes, wanted) = (document.bytes, Array(old.utf8))
        return bytes.indices.compactMap { start in
            let end = start + wanted.count
            guard end <= bytes.count, bytes[start..<end].elementsEqual(wanted) else { return nil }
            return finding(start..<end, [Edit(start..<end, new)])
        }
    }

    private func text(_ result: FixResult) -> String { String(decoding: result.bytes, as: UTF8.self) }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test func `without anything to fix the text stays`() {
        let result = Fixer(allowing: .safe) { _ in [Self.finding(0..<1)] }.fix(bytes("[1]"))
        #expect(text(result) == "[1]")
        #expect(result.applied.isEmpty)
        #expect(result.remaining == [Self.finding(0..<1)])
        #expect(result.rounds == 0)
        #expect(result.ending == .converged)
    }

    @Test func `what does not overlap is fixed in one round`() {
        let result = Fixer(allowing: .safe) { Self.replacing("1", by: "22", in: $0) }.fix(bytes("[1, 1]"))
        #expect(text(result) == "[22, 22]")
        #expect(result.applied.map(\.finding.range) == [1..<2, 4..<5])
        #expect(result.applied.map(\.round) == [1, 1])
        #expect(result.remaining.isEmpty)
        #expect(result.rounds == 1)
        #expect(result.ending == .converged)
    }

    @Test func `what overlaps waits for the next round`() {
        // In "111" the second "11" shares a digit with the first.
        let result = Fixer(allowing: .safe) { Self.replacing("11", by: "2", in: $0) }.fix(bytes("[1111, 111]"))
        #expect(text(result) == "[22, 21]")
        #expect(result.applied.map(\.finding.range) == [1..<3, 3..<5, 7..<9])
        #expect(result.rounds == 1)
        let nested = Fixer(allowing: .safe) { document in
            Self.replacing("[0]", by: "0", in: document)
        }.fix(bytes("[[[0]]]"))
        #expect(text(nested) == "0")
        #expect(nested.applied.map(\.finding.range) == [2..<5, 1..<4, 0..<3])
        #expect(nested.applied.map(\.round) == [1, 2, 3])
    }

    @Test func `a fix is made whole or not at all`() {
        let result = Fixer(allowing: .safe) { document in
            guard document.bytes.count == 7 else { return [] }
            return [
                Self.finding(1..<2, [Edit(1..<2, "7")]),
                Self.finding(3..<4, [Edit(1..<1, "0"), Edit(1..<2, "8"), Edit(5..<6, "8")]),
                Self.finding(5..<6, [Edit(5..<6, "99")]),
            ]
        }.fix(bytes("[1,2,3]"))
        #expect(text(result) == "[7,2,99]")
        #expect(result.applied.map(\.finding.range) == [1..<2, 5..<6])
    }

    @Test func `insertions of several findings at one place come in the order of the findings`() {
        let result = Fixer(allowing: .safe) { document in
            guard document.bytes.count == 2 else { return [] }
            return [
                Self.finding(0..<1, [Edit(1..<1, "1,")]), Self.finding(0..<1, [Edit(1..<1, "2,")]),
                Self.finding(0..<2, [Edit(1..<1, "3")]),
            ]
        }.fix(bytes("[]"))
        #expect(text(result) == "[1,2,3]")
        #expect(result.rounds == 1)
    }

    @Test func `unsafe fixes are made only if they are allowed`() {
        let lint: @Sendable (AHAPDocument) -> [Finding] = { document in
            document.bytes.enumerated().compactMap { index, byte in
                switch byte {
                case UInt8(ascii: "1"): Self.finding(index..<index + 1, [Edit(index..<index + 1, "8")], .safe)
                case UInt8(ascii: "2"): Self.finding(index..<index + 1, [Edit(index..<index + 1, "9")], .unsafe)
                default: nil
                }
            }
        }
        let safe = Fixer(allowing: .safe, lint: lint).fix(bytes("[1,2]"))
        #expect(text(safe) == "[8,2]")
        #expect(safe.remaining.map(\.range) == [3..<4])
        #expect(safe.ending == .converged)
        let unsafe = Fixer(allowing: .unsafe, lint: lint).fix(bytes("[1,2]"))
        #expect(text(unsafe) == "[8,9]")
        #expect(unsafe.remaining.isEmpty)
    }

    @Test func `fixes that lead in a circle end`() {
        let result = Fixer(allowing: .safe) { document in
            Self.replacing("1", by: "2", in: document) + Self.replacing("2", by: "1", in: document)
        }.fix(bytes("[1]"))
        #expect(text(result) == "[1]")
        #expect(result.rounds == 2)
        #expect(result.ending == .stuck)
    }

    @Test func `fixes that change nothing, or cannot be made, are not made`() {
        let result = Fixer(allowing: .safe) { _ in
            [
                Self.finding(0..<1, [Edit(1..<2, "1")]), Self.finding(0..<1, [Edit(7..<9, "x")]),
                Self.finding(0..<1, [Edit(0..<2, ""), Edit(1..<3, "")]), Self.finding(0..<1, []),
            ]
        }.fix(bytes("[1]"))
        #expect(text(result) == "[1]")
        #expect(result.applied.isEmpty)
        #expect(result.rounds == 0)
        #expect(result.ending == .stuck)
    }

    @Test func `fixes without end are made up to the bound`() {
        let result = Fixer(allowing: .safe) { _ in [Self.finding(0..<1, [Edit(1..<1, "1")])] }.fix(bytes("[1]"))
        #expect(text(result) == "[" + String(repeating: "1", count: 33) + "]")
        #expect(result.rounds == 32)
        #expect(result.applied.count == 32)
        #expect(result.ending == .roundLimit)
    }

    @Test func `a round that would break JSON is not made`() {
        let result = Fixer(allowing: .safe) { Self.replacing("1", by: "", in: $0) }.fix(bytes("[1, 2]"))
        #expect(text(result) == "[1, 2]")
        #expect(result.applied.isEmpty)
        #expect(result.remaining.map(\.range) == [1..<2])
        #expect(result.ending == .refused)
    }

    @Test func `text that is no JSON is fixed all the same`() {
        let result = Fixer(allowing: .safe) { Self.replacing("1", by: "2", in: $0) }.fix(bytes("[1, x"))
        #expect(text(result) == "[2, x")
        #expect(result.ending == .converged)
    }

    @Test func `the chosen fixes are those that a slow search chooses`() {
        let text = [UInt8](repeating: UInt8(ascii: "a"), count: 60)
        for seed in 0..<300 {
            let findings = randomFindings(seed: UInt64(seed), length: text.count)
            // The texts are digits, so that no edit leaves the letters as they are.
            let selection = FixSelection(findings, allowing: .safe, in: text)
            #expect(selection.chosen == slowlyChosen(findings), "seed \(seed)")
            #expect(Edit.apply(selection.edits, to: text) != nil, "seed \(seed)")
        }
    }

    private func randomFindings(seed: UInt64, length: Int) -> [Finding] {
        var random = SeededGenerator(seed: seed)
        return (0..<30).map { index in
            let edits = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                let start = Int.random(in: 0...length, using: &random)
                return Edit(start..<min(length, start + Int.random(in: 0...6, using: &random)), "\(index)")
            }
            return Self.finding(index..<index + 1, edits)
        }
    }

    private func slowlyChosen(_ findings: [Finding]) -> [Int] {
        var taken: [Range<Int>] = []
        var chosen: [Int] = []
        for (index, finding) in findings.enumerated() {
            let ranges = finding.fix?.edits.map(\.range) ?? []
            let collides = ranges.indices.contains { one in
                (ranges[..<one] + taken).contains { overlaps($0, ranges[one]) }
            }
            if collides { continue }
            taken += ranges
            chosen.append(index)
        }
        return chosen
    }

    private func overlaps(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        one.lowerBound < other.upperBound && other.lowerBound < one.upperBound
    }
}
