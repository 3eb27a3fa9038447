import AHAP
import Testing

struct BaselineTests {
    private func file(_ source: String, _ ranges: [Range<Int>], path: String = "a.ahap") -> FileReport {
        let findings = ranges.map { Finding(code: .ah101, severity: .warning, range: $0, message: "m") }
        return FileReport(path: path, bytes: Array(source.utf8), findings: findings)
    }

    /// A baseline written and read back.
    private func baseline(_ files: [FileReport]) throws -> Baseline {
        var baseline = Baseline()
        for file in files { baseline.accept(file) }
        let again = try Baseline(bytes(of: baseline))
        #expect(again == baseline)
        return again
    }

    private func bytes(of baseline: Baseline) -> [UInt8] {
        var output: [UInt8] = []
        baseline.write(to: &output)
        return output
    }

    @Test func `what is known is not new`() throws {
        let file = file("[1.4, 2]", [1..<4])
        #expect(try baseline([file]).newFindings(in: file).isEmpty)
    }

    @Test func `a known finding may move and be laid out anew`() throws {
        let known = try baseline([file("[1.4,2]", [0..<7])])
        #expect(known.newFindings(in: file("\n\n[ 1.4,\n  2 ]", [2..<14])).isEmpty)
    }

    @Test func `a changed text is new`() throws {
        let known = try baseline([file("[1.4, 2]", [1..<4])])
        #expect(known.newFindings(in: file("[1.5, 2]", [1..<4])).count == 1)
    }

    @Test func `as many are known as there were, and the later ones are new`() throws {
        let known = try baseline([file("[1.4, 1.4]", [1..<4, 6..<9])])
        #expect(known.count == 2)
        let new = known.newFindings(in: file("[1.4, 1.4, 1.4]", [1..<4, 6..<9, 11..<14]))
        #expect(new.map { $0.range } == [11..<14])
    }

    @Test func `another rule and another file are new`() throws {
        let known = try baseline([file("[1.4]", [1..<4])])
        #expect(known.newFindings(in: file("[1.4]", [1..<4], path: "b.ahap")).count == 1)
        var other = file("[1.4]", [1..<4])
        other.findings[0].code = .ah118
        #expect(known.newFindings(in: other).count == 1)
    }

    @Test func `it is written in the same order whatever the order of the files`() {
        let files = [
            file("[1.4, 7]", [1..<4, 6..<7], path: "b"), file("[3]", [1..<2], path: "a"),
            file("[9]", [1..<2], path: "B"),
        ]
        var (first, second) = (Baseline(), Baseline())
        for file in files { first.accept(file) }
        for file in files.reversed() { second.accept(file) }
        #expect(bytes(of: first) == bytes(of: second))
        let text = String(decoding: bytes(of: first), as: UTF8.self)
        #expect(text.hasPrefix("{\"version\":1,\"findings\":[\n{\"path\":\"B\",\"code\":\"AH101\",\"text\":\"9\","))
    }

    @Test(arguments: [
        ("", 0), ("[]", 0), ("{\"version\":2,\"findings\":[]}", 11), ("{\"findings\":[{\"path\":\"a\"}]}", 13),
        ("{\"findings\":[3]}", 13), ("{\"findings\":[{\"path\":1,\"code\":\"AH101\",\"fingerprint\":\"0\"}]}", 21),
    ])
    func `a broken baseline is refused with its place`(text: String, offset: Int) {
        let error = #expect(throws: InvalidFile.self) { try Baseline(Array(text.utf8)) }
        #expect(error?.problems.first?.range.lowerBound == offset)
    }
}
