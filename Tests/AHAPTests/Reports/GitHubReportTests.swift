import AHAP
import Testing

struct GitHubReportTests {
    private func line(_ finding: Finding, path: String = "a.ahap", source: String = "{\n  \"a\": [\n]}") -> String {
        let file = FileReport(path: path, bytes: Array(source.utf8), findings: [finding])
        return String(decoding: GitHubReport().bytes(of: [file]), as: UTF8.self)
    }

    @Test func `a finding on one line has columns`() {
        let finding = Finding(code: .ah001, severity: .error, range: 4..<7, message: "no", hint: "yes")
        #expect(
            line(finding)
                == "::error file=a.ahap,line=2,endLine=2,col=3,endColumn=6,title=AH001 not-json::no%0Ayes\n")
    }

    @Test func `a finding over lines has none, and a note is a notice`() {
        let finding = Finding(code: .ah001, severity: .note, range: 9..<12, message: "no")
        #expect(line(finding) == "::notice file=a.ahap,line=2,endLine=3,title=AH001 not-json::no\n")
    }

    @Test func `what would end a command or a property is escaped`() {
        let finding = Finding(code: .ah001, severity: .warning, range: 0..<0, message: "50%, a: b\r\n::error::x")
        #expect(
            line(finding, path: "a,b:c%.ahap") == "::warning file=a%2Cb%3Ac%25.ahap,line=1,endLine=1,col=1,endColumn=1,"
                + "title=AH001 not-json::50%25, a: b%0D%0A::error::x\n")
    }
}
