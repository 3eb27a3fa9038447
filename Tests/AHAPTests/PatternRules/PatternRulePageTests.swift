import AHAP
import Testing

struct PatternRulePageTests {
    @Test(arguments: [
        "AH103", "AH104", "AH105", "AH108", "AH110", "AH111", "AH112", "AH113", "AH114", "AH121", "AH123",
    ])
    func `what stands instead on a page pleases every rule`(code: String) throws {
        let rule = try #require(RuleRegistry.rule(named: code))
        #expect(Linter().findings(in: AHAPDocument(Array(rule.page.instead.utf8))) == [])
    }
}
