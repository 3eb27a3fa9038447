import AHAP
import Foundation
import Testing

struct RuleReferenceTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    @Test func `docs/rules.md says what the rules say`() throws {
        let url = RuleReferenceTests.root.appending(path: "docs/rules.md")
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(RuleReference.markdown.utf8).write(to: url)
        }
        let isFresh = try Data(contentsOf: url) == Data(RuleReference.markdown.utf8)
        #expect(isFresh, "docs/rules.md is stale: run this test with UPDATE_SNAPSHOTS=1 in the environment")
    }

    @Test func `every rule in Rules is registered, in a file named after it`() throws {
        let folder = RuleReferenceTests.root.appending(path: "Sources/AHAP/Rules")
        let declaration = /static let (\w+) = Rule\(\s*\.(ah\d+), "([a-z0-9-]+)", \.(\w+),/
        var found: [String] = []
        for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let text = try String(contentsOf: url, encoding: .utf8)
            for match in text.matches(of: declaration) {
                let name = String(match.3)
                let rule = try #require(RuleRegistry.rule(named: name), "\(name) is not in RuleRegistry.all")
                #expect(rule.code.text.lowercased() == match.2)
                #expect(rule.severity.name == match.4)
                let letters = name.replacing("-", with: "")
                #expect(match.1.lowercased() == letters)
                #expect(url.lastPathComponent.lowercased() == letters + ".swift")
                found.append(rule.code.text)
            }
        }
        #expect(found.sorted() == RuleRegistry.all.map(\.code.text))
    }

    @Test func `rules stand in the order of their codes, each code and name once`() {
        let codes = RuleRegistry.all.map(\.code)
        #expect(codes == codes.sorted())
        #expect(Set(codes).count == codes.count)
        #expect(Set(RuleRegistry.all.map(\.name)).count == codes.count)
        for rule in RuleRegistry.all { #expect((rule.severity == .error) == (rule.code.rawValue < 100)) }
    }

    @Test func `a rule is found by its code or name in any case`() {
        #expect(RuleRegistry.rule(named: "ah101")?.name == "out-of-range-value")
        #expect(RuleRegistry.rule(named: "AH101")?.name == "out-of-range-value")
        #expect(RuleRegistry.rule(named: "Out-Of-Range-Value")?.code == .ah101)
        #expect(RuleRegistry.rule(named: "AH999") == nil)
    }

    @Test func `pages are complete`() {
        for rule in RuleRegistry.all {
            let name = rule.code.text
            #expect(rule.page.what.hasSuffix(".") && rule.page.why.hasSuffix("."), "\(name)")
            #expect(rule.page.fix?.hasSuffix(".") != false, "\(name)")
            for text in [rule.page.what, rule.page.why, rule.page.fix ?? ""] {
                #expect(!text.contains("  "), "\(name)")
            }
        }
    }

    @Test func `the table names the fix and links to the page`() {
        let text = RuleReference.markdown
        #expect(
            text.contains(
                "| [AH002](#ah002-unsupported-version) | unsupported-version | error | safe | "
                    + "`Version` is not a number from 1 up to, but not including, 2. |\n"))
        #expect(
            text.contains("| [AH004](#ah004-unknown-event-type) | unknown-event-type | error | safe or unsafe | "))
        #expect(text.contains("| [AH007](#ah007-missing-duration) | missing-duration | error |  | "))
    }

    @Test func `a page is plain text`() throws {
        let rule = try #require(RuleRegistry.rule(named: "trailing-comma"))
        #expect(
            RuleReference.page(rule) == """
                AH106 trailing-comma (note)

                What it does
                  A comma stands before a closing bracket.

                Why is this bad?
                  Players take it, and files that Apple ships have some. But it is no JSON:
                  strict tools, among them most editors, converters and parsers in other
                  languages, refuse the whole file.

                Example
                  {
                    "Version": 1.0,
                    "Pattern": [
                      { "Event": { "Time": 0.0, "EventType": "HapticTransient" } },
                    ]
                  }

                Use instead
                  {
                    "Version": 1.0,
                    "Pattern": [
                      { "Event": { "Time": 0.0, "EventType": "HapticTransient" } }
                    ]
                  }

                Fix
                  Safe: deletes the comma.

                """)
    }
}
