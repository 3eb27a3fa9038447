import AHAP
import TestSupport
import Testing

struct TextReportTests {
    private func text(_ findings: [Finding], in source: String, all: Bool = false, colour: Bool = false) -> String {
        var output: [UInt8] = []
        let file = FileReport(path: "a.ahap", bytes: Array(source.utf8), findings: findings)
        TextReport(all: all, colour: colour).append(file, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private func finding(_ range: Range<Int>, _ message: String = "wrong", hint: String? = nil) -> Finding {
        Finding(code: .ah001, severity: .error, range: range, message: message, hint: hint)
    }

    @Test func `a finding is a compiler's message, the line with a caret, and the hint`() {
        #expect(
            text([finding(9..<12, "no such thing", hint: "leave it out")], in: "{\n  \"a\": 1.5\n}\n") == """
                a.ahap:2:8: error: no such thing [AH001 not-json]
                     2 |   "a": 1.5
                       |        ^~~
                       hint: leave it out

                """)
    }

    @Test func `a range over several lines is marked to the end of the first`() {
        #expect(
            text([finding(4..<9)], in: "ab: {\n  }\n").hasSuffix(
                """
                     1 | ab: {
                       |     ^

                """))
    }

    @Test func `a place behind the last byte has a caret too`() {
        #expect(
            text([finding(2..<2)], in: "ab").hasSuffix("     1 | ab\n       |   ^\n"))
    }

    @Test func `tabs become spaces up to the next multiple of four`() {
        #expect(
            text([finding(4..<5)], in: "\ta\tbc").hasSuffix("     1 |     a   bc\n       |          ^\n"))
    }

    @Test func `a caret stands under wide and combining characters`() {
        // 漢 takes two columns, the accent none.
        #expect(
            text([finding(6..<7)], in: "漢e\u{301}x").hasSuffix("     1 | 漢e\u{301}x\n       |    ^\n"))
    }

    @Test func `control characters are made visible wherever they come from`() {
        let report = text([finding(1..<2, "what is \u{1B}[31m\n?")], in: "a\u{1B}[2Jb\u{202E}c\u{7F}")
        #expect(!report.contains("\u{1B}"))
        #expect(report.contains("what is ␛[31m␊?"))
        #expect(report.contains("a␛[2Jb<U+202E>c␡"))
    }

    @Test func `a long line is cut on both sides of the place`() {
        let source = String(repeating: "x", count: 500) + "HERE" + String(repeating: "y", count: 500)
        let lines = text([finding(500..<504)], in: source).split(separator: "\n")
        let (before, after) = (String(repeating: "x", count: 30), String(repeating: "y", count: 65))
        #expect(lines[1] == "     1 | …\(before)HERE\(after)…")
        #expect(lines[2] == "       | " + String(repeating: " ", count: 31) + "^~~~")
    }

    @Test func `five findings of a rule are shown and the rest counted`() {
        let findings = (0..<8).map { finding($0..<$0 + 1) }
        let report = text(findings, in: "abcdefgh")
        #expect(report.split(separator: "\n").count { $0.contains("error: wrong") } == 5)
        #expect(report.hasSuffix("a.ahap: 3 more of [AH001 not-json]; --all shows them\n"))
        #expect(text(findings, in: "abcdefgh", all: true).split(separator: "\n").count == 24)
    }

    @Test func `colour adds escapes and nothing else`() {
        let plain = text([finding(0..<1, hint: "so")], in: "abc")
        let coloured = text([finding(0..<1, hint: "so")], in: "abc", colour: true)
        #expect(coloured.contains("\u{1B}[1;31merror: \u{1B}[0m"))
        #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }

    @Test func `the last line counts what was found`() {
        var summary = LintSummary()
        summary.files = 3
        summary.errors = 1
        summary.notes = 2
        summary.safelyFixable = 2
        var output: [UInt8] = []
        TextReport().close(summary, to: &output)
        #expect(String(decoding: output, as: UTF8.self) == "3 files: 1 error, 2 notes; --fix repairs 2\n")
    }
}
