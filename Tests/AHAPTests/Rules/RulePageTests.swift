import AHAP
import Testing

/// Each page's example shows its rule, and what should stand instead does not.
struct RulePageTests {
    /// Pages show whole files; a single entry is wrapped into one.
    private func bytes(_ snippet: String) -> [UInt8] {
        let isFile = snippet.contains("\"Version\"") || snippet.contains("\"Pattern\"")
        return Array((isFile ? snippet : "{\"Version\": 1.0, \"Pattern\": [" + snippet + "]}").utf8)
    }

    @Test(arguments: RuleRegistry.all.map(\.code)) func `the example triggers the rule`(code: RuleCode) throws {
        let rule = try #require(RuleRegistry.rule(named: code.text))
        #expect(!findings(of: code, in: bytes(rule.page.example)).isEmpty)
    }

    @Test(arguments: RuleRegistry.all.map(\.code)) func `what should stand instead has no fault`(code: RuleCode) throws
    {
        let rule = try #require(RuleRegistry.rule(named: code.text))
        let document = AHAPDocument(bytes(rule.page.instead))
        let found = Linter().findings(in: document).filter { $0.code == code || $0.severity == .error }
        #expect(found.isEmpty)
    }

    @Test(arguments: RuleRegistry.all.map(\.code)) func `a fix removes what was found`(code: RuleCode) throws {
        let rule = try #require(RuleRegistry.rule(named: code.text))
        let text = bytes(rule.page.example)
        let fixes = findings(of: code, in: text).compactMap(\.fix)
        #expect(fixes.isEmpty || rule.page.fix != nil)
        guard let fix = fixes.first else { return }
        let fixed = fix.applied(to: text)
        #expect(AHAPDocument(fixed).isJSON)
        #expect(findings(of: code, in: fixed).count < findings(of: code, in: text).count)
    }
}
