package import AHAP

/// The options and operands of one call, taken apart.
package struct Arguments: Sendable {
    package var values: [OptionName: [String]] = [:]
    package var operands: [Path] = []

    package func has(_ option: OptionName) -> Bool { values[option] != nil }

    /// The value of an option; the last one counts.
    package func value(_ option: OptionName) -> String? { values[option]?.last }

    /// The rules that all uses of an option name; `nil` if it is not used.
    package func rules(_ option: OptionName) throws(UsageError) -> Set<RuleCode>? {
        guard let lists = values[option] else { return nil }
        var codes: Set<RuleCode> = []
        for name in lists.flatMap({ $0.split(separator: ",") }).map(String.init) {
            codes.insert(try Arguments.rule(named: name).code)
        }
        if codes.isEmpty { throw UsageError("\(option.text) needs the code or the name of a rule") }
        return codes
    }

    /// A rule by its code or its name.
    package static func rule(named name: String) throws(UsageError) -> Rule {
        if let rule = RuleRegistry.rule(named: name) { return rule }
        let names = RuleRegistry.all.flatMap { [$0.code.text, $0.name] }
        let hint = NearestWord.hint(for: name, among: names) ?? "'haptics explain' lists all rules"
        throw UsageError("there is no rule '\(name)'; \(hint)")
    }

    /// Whether to colour standard output.
    package var colour: Bool {
        switch value(.color) {
        case "always": true
        case "never": false
        default: Terminal.wantsColour
        }
    }
}
