import AHAP
import Testing

struct PatternRulePageTests {
    private static let codes: [RuleCode] = [
        .ah103, .ah104, .ah105, .ah108, .ah110, .ah111, .ah112, .ah113, .ah114, .ah121, .ah123,
    ]

    @Test(arguments: codes)
    func `a page's example is found by its rule alone, and what stands instead is not`(code: RuleCode) throws {
        let rule = try #require(RuleRegistry.rule(named: code.text))
        let example = RuleProbe(rule.name, text: rule.page.example)
        #expect(example.document.isJSON)
        #expect(example.findings.count == 1)
        #expect(RuleProbe(rule.name, text: rule.page.instead).document.isJSON)
        for code in Self.codes {
            #expect(RuleProbe(code.text, text: rule.page.instead).findings.isEmpty, "\(code)")
        }
    }

    @Test(arguments: codes)
    func `a fix makes of the example what stands instead`(code: RuleCode) throws {
        let rule = try #require(RuleRegistry.rule(named: code.text))
        let example = RuleProbe(rule.name, text: rule.page.example)
        #expect((rule.page.fix != nil) == (example.fixed() != nil))
        if let fixed = example.afterFix() { #expect(fixed.findings.isEmpty) }
    }
}
