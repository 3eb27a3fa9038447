/// The rules as a list for people and as one JSON document.
public enum RuleCatalogue {
    /// Appends a line for each rule: code, severity, name.
    public static func append(list rules: [Rule], to output: inout [UInt8]) {
        for rule in rules {
            output.append(text: "\(rule.code.text)  \(rule.severity.name)")
            output.append(repeating: UInt8(ascii: " "), count: 9 - rule.severity.name.utf8.count)
            output.append(text: "\(rule.name)\n")
        }
    }

    /// Appends `{"rules":[{"code","name","severity","what","why","example","instead","fix"}]}`; `fix` is null where a
    /// rule has none.
    public static func append(json rules: [Rule], to output: inout [UInt8]) {
        output.append(text: "{\"rules\":[\n")
        for (number, rule) in rules.enumerated() {
            output.append(text: number == 0 ? "{" : ",\n{")
            output.append(member: "code", rule.code.text, first: true)
            output.append(member: "name", rule.name)
            output.append(member: "severity", rule.severity.name)
            output.append(member: "what", rule.page.what)
            output.append(member: "why", rule.page.why)
            output.append(member: "example", rule.page.example)
            output.append(member: "instead", rule.page.instead)
            output.append(member: "fix", rule.page.fix)
            output.append(UInt8(ascii: "}"))
        }
        output.append(text: "\n]}\n")
    }
}
