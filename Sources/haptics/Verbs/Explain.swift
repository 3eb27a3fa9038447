import AHAP
import HapticsCommand

extension Verb {
    static let explain = Verb(
        "explain", "Prints the pages of rules: what they find, why it matters, what to write instead",
        operands: "[RULE...]", completion: .rules, options: [.format], formats: ["text", "json"],
        details: """
            A rule is named by code (AH103) or by name (absolute-curve-times). Without one, all rules
            are listed.
            """
    ) { arguments, output throws(UsageError) in
        var rules: [Rule] = []
        for operand in arguments.operands { rules.append(try Arguments.rule(named: operand.text)) }
        if arguments.value(.format) == "json" {
            output.write { RuleCatalogue.append(json: rules.isEmpty ? RuleRegistry.all : rules, to: &$0) }
        } else if rules.isEmpty {
            output.write { RuleCatalogue.append(list: RuleRegistry.all, to: &$0) }
        } else {
            output.write(rules.map { RuleReference.page($0) }.joined(separator: "\n"))
        }
        return .success
    }
}
