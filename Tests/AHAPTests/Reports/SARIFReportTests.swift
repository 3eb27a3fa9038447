import AHAP
import Foundation
import Testing

struct SARIFReportTests {
    /// The only run of a report on one finding.
    private func run(
        _ finding: Finding, in source: String = "{\n  \"é\": 1,\n}", path: String = "a.ahap", failures: [String] = []
    ) throws -> [String: Any] {
        let file = FileReport(path: path, bytes: Array(source.utf8), findings: [finding])
        let object = try JSONSerialization.jsonObject(with: Data(SARIFReport(version: "1.2.3").bytes(of: [file])))
        let log = try #require(object as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        return try #require((log["runs"] as? [[String: Any]])?.first)
    }

    private func result(of run: [String: Any]) throws -> [String: Any] {
        try #require((run["results"] as? [[String: Any]])?.first)
    }

    private let finding = Finding(
        code: .ah001, severity: .warning, range: 4..<8, message: "m", hint: "h",
        fix: Fix(.unsafe, [Edit(11..<12, ""), Edit(4..<8, "\"e\"")]))

    @Test func `the run names the tool, the columns and every rule with help`() throws {
        let run = try run(finding)
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let tool = run["tool"] as? [String: [String: Any]]
        let driver = try #require(tool?["driver"])
        #expect(driver["name"] as? String == "haptics")
        #expect(driver["version"] as? String == "1.2.3")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == RuleRegistry.all.map { $0.code.text })
        for rule in rules {
            let help = rule["help"] as? [String: String]
            #expect(help?["text"]?.isEmpty == false && help?["markdown"]?.isEmpty == false)
        }
    }

    @Test func `a result points at its rule and at its place in four ways`() throws {
        let run = try run(finding)
        let result = try result(of: run)
        #expect(result["ruleId"] as? String == "AH001")
        #expect(result["ruleIndex"] as? Int == 0)
        #expect(result["level"] as? String == "warning")
        #expect(result["message"] as? [String: String] == ["text": "m. H"])
        let location = (result["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"]
        #expect(location?["artifactLocation"] as? [String: String] == ["uri": "a.ahap"])
        // "é" in quotes is 4 bytes and 3 characters.
        #expect(
            location?["region"] as? [String: Int] == [
                "startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 6,
                "charOffset": 4, "charLength": 3, "byteOffset": 4, "byteLength": 4,
            ])
    }

    @Test func `a fix is a list of replacements in the file`() throws {
        let result = try result(of: run(finding))
        let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
        #expect(fix["properties"] as? [String: String] == ["applicability": "unsafe"])
        let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
        #expect(change["artifactLocation"] as? [String: String] == ["uri": "a.ahap"])
        let replacements = try #require(change["replacements"] as? [[String: [String: Any]]])
        #expect(replacements.map { $0["insertedContent"]?["text"] as? String } == ["", "\"e\""])
        #expect(replacements.map { $0["deletedRegion"]?["byteOffset"] as? Int } == [11, 4])
        #expect(replacements.map { $0["deletedRegion"]?["charOffset"] as? Int } == [10, 4])
    }

    @Test(arguments: [
        ("dir/a b.ahap", "dir/a%20b.ahap"), ("ä#?%.ahap", "%C3%A4%23%3F%25.ahap"), ("c:x.ahap", "c%3Ax.ahap"),
        ("/tmp/a.ahap", "file:///tmp/a.ahap"), ("../a.ahap", "../a.ahap"),
    ])
    func `paths are URI references`(path: String, uri: String) throws {
        let result = try result(of: run(finding, path: path))
        let location = (result["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"]
        #expect(location?["artifactLocation"] as? [String: String] == ["uri": uri])
    }

    @Test func `the fingerprint stays when lines and white space move`() throws {
        func fingerprint(_ source: String, _ range: Range<Int>) throws -> [String: String]? {
            let finding = Finding(code: .ah001, severity: .note, range: range, message: "m")
            return try result(of: run(finding, in: source))["partialFingerprints"] as? [String: String]
        }
        let first = try fingerprint("{\"a\": 1}", 1..<7)
        #expect(try first == fingerprint("{\n\n  \"a\" :\t1\n}", 5..<12))
        #expect(try first != fingerprint("{\"a\": 2}", 1..<7))
    }

    @Test func `files that could not be read make the invocation fail`() throws {
        var output: [UInt8] = []
        let report = SARIFReport(version: "1")
        report.open(&output)
        var summary = LintSummary()
        summary.failures = ["b.ahap: Permission denied"]
        report.close(summary, to: &output)
        let log = try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any]
        let run = try #require((log?["runs"] as? [[String: Any]])?.first)
        let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == false)
        let notes = invocation["toolExecutionNotifications"] as? [[String: Any]]
        #expect(notes?.first?["message"] as? [String: String] == ["text": "b.ahap: Permission denied"])
        #expect((run["results"] as? [Any])?.isEmpty == true)
    }
}
