import Foundation
import Testing

struct LintFormatTests {
    private let files = ["a.ahap": Fixture.error, "b.ahap": Fixture.fine, "c.ahap": Fixture.note]

    private func object(_ result: Command) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }

    @Test func `json is one document with every file`() throws {
        let result = try Command.run(["lint", "--format", "json", "."], in: Folder(files))
        #expect(result.status == 1)
        let object = try object(result)
        let files = try #require(object["files"] as? [[String: Any]])
        #expect(files.map { $0["path"] as? String } == ["a.ahap", "b.ahap", "c.ahap"])
        let findings = files.map { $0["findings"] as? [[String: Any]] ?? [] }
        try #require(findings.map { $0.map { $0["code"] as? String } } == [["AH004"], [], ["AH106"]])
        #expect(
            Set(findings[2][0].keys) == [
                "code", "name", "severity", "message", "hint", "line", "column", "endLine", "endColumn", "offset",
                "length", "fix",
            ])
        #expect(object["summary"] as? [String: Int] == ["files": 3, "errors": 1, "warnings": 0, "notes": 1])
    }

    @Test func `sarif is one run with the findings of all files`() throws {
        let result = try Command.run(["lint", "--format=sarif", ".", "none.ahap"], in: Folder(files))
        #expect(result.status == 2)
        let run = try #require((try object(result)["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        try #require(results.map { $0["ruleId"] as? String } == ["AH004", "AH106"])
        #expect(results[1]["fixes"] != nil)
        let invocation = (run["invocations"] as? [[String: Any]])?.first
        #expect(invocation?["executionSuccessful"] as? Bool == false)
    }

    @Test func `github is a command for each finding and nothing else`() throws {
        let result = try Command.run(["lint", "--format=github", "."], in: Folder(files))
        let lines = result.output.split(separator: "\n")
        try #require(lines.count == 2)
        #expect(lines[0].hasPrefix("::error file=a.ahap,line=7,endLine=7,col=22,"))
        #expect(lines[1].hasPrefix("::notice file=c.ahap,line=9,"))
    }

    @Test func `a folder without faults is a document too`() throws {
        for format in ["json", "sarif"] {
            let result = try Command.run(["lint", "--format", format, "."], in: Folder(["a.ahap": Fixture.fine]))
            #expect(result.status == 0)
            #expect(throws: Never.self) { try object(result) }
        }
    }

    @Test func `text has colour only where it is asked for`() throws {
        let folder = try Folder(files)
        #expect(try !Command.run(["lint", "."], in: folder).output.contains("\u{1B}"))
        #expect(try Command.run(["lint", "--color=always", "."], in: folder).output.contains("\u{1B}[1;31m"))
        #expect(try !Command.run(["lint", "--color=never", "."], in: folder).output.contains("\u{1B}"))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func `a terminal gets colour, unless NO_COLOR says otherwise`() throws {
        let folder = try Folder(files)
        let script = "script -qec \"$haptics lint .\" /dev/null"
        #expect(try Command.bash("TERM=xterm \(script)", in: folder).output.contains("\u{1B}[1;31m"))
        #expect(try !Command.bash("TERM=xterm NO_COLOR=1 \(script)", in: folder).output.contains("\u{1B}"))
        #expect(try !Command.bash("TERM=dumb \(script)", in: folder).output.contains("\u{1B}"))
    }
}
