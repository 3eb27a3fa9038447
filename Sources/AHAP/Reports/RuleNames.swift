/// Names and places of the rules by code, looked up once.
package enum RuleNames {
    private struct Entry: Sendable {
        var name = ""
        var index: Int?
    }

    private static let entries: [Entry] = {
        var entries = [Entry](repeating: Entry(), count: Int(RuleCode.RawValue.max) + 1)
        for (index, rule) in RuleRegistry.all.enumerated() {
            entries[Int(rule.code.rawValue)] = Entry(name: rule.name, index: index)
        }
        return entries
    }()

    /// The rule's name in words; empty for a code without a rule.
    package static func name(of code: RuleCode) -> String { entries[Int(code.rawValue)].name }

    /// The rule's index in the registry.
    package static func index(of code: RuleCode) -> Int? { entries[Int(code.rawValue)].index }
}
