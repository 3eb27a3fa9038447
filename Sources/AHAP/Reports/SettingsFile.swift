/// A settings file, `.haptics.json`: which rules run, how severe they are, and where sounds are looked for.
///
/// ```json
/// {
///   "rules": { "AH113": "off", "absolute-curve-times": "error" },
///   "resourceRoots": ["../Sounds"]
/// }
/// ```
/// A rule is named by its code or its name, and is `off`, `on` (as it is by itself), or has the severity `note`,
/// `warning` or `error`. Resource roots are folders, relative to that of the settings file.
public struct SettingsFile: Equatable, Sendable {
    /// The name under which the file is looked for.
    public static let name = ".haptics.json"

    /// Rules that do not run.
    public var ignored: Set<RuleCode> = []
    /// Severities that differ from the rules' own.
    public var severities: [RuleCode: Severity] = [:]
    /// Folders in which sounds are looked for, as written in the file.
    public var resourceRoots: [String] = []

    /// Settings that change nothing.
    public init() {}

    /// Reads a settings file's bytes. An unknown key, rule or severity is an error, so that a misspelling is not
    /// mistaken for a setting.
    public init(_ bytes: [UInt8]) throws(InvalidFile) {
        var file = JSONFile(bytes)
        try file.check()
        var keys: [String] = []
        for member in file.members(of: 0, "the settings") {
            if keys.contains(member.name) {
                file.problems.append(InvalidFile.Problem(member.keyRange, "'\(member.name)' is there twice"))
            }
            keys.append(member.name)
            switch member.name {
            case "rules": readRules(member.value, &file)
            case "resourceRoots": readRoots(member.value, &file)
            default:
                file.problems.append(
                    InvalidFile.Problem(
                        member.keyRange, "unknown setting '\(member.name)'",
                        hint: SettingsFile.hint(for: member.name, among: ["rules", "resourceRoots"])))
            }
        }
        try file.check()
    }

    private mutating func readRules(_ node: Int, _ file: inout JSONFile) {
        var seen: Set<RuleCode> = []
        for member in file.members(of: node, "'rules'") {
            guard let rule = RuleRegistry.rule(named: member.name) else {
                let names = RuleRegistry.all.flatMap { [$0.code.text, $0.name] }
                file.problems.append(
                    InvalidFile.Problem(
                        member.keyRange, "unknown rule '\(member.name)'",
                        hint: NearestWord.hint(for: member.name, among: names)))
                continue
            }
            if !seen.insert(rule.code).inserted {
                file.problems.append(InvalidFile.Problem(member.keyRange, "\(rule.code.text) is set twice"))
            }
            readLevel(of: rule, member, &file)
        }
    }

    private mutating func readLevel(of rule: Rule, _ member: JSONFile.Member, _ file: inout JSONFile) {
        let levels = ["off", "on"] + Severity.allCases.map { $0.name }
        guard let level = file.string(at: member.value, "the level of a rule") else { return }
        if level == "off" {
            ignored.insert(rule.code)
        } else if let severity = Severity(name: level) {
            severities[rule.code] = severity
        } else if level != "on" {
            file.problems.append(
                InvalidFile.Problem(
                    member.range, "unknown level '\(level)'", hint: SettingsFile.hint(for: level, among: levels)))
        }
    }

    private mutating func readRoots(_ node: Int, _ file: inout JSONFile) {
        for element in file.elements(of: node, "'resourceRoots'") {
            if let root = file.string(at: element, "a resource root") { resourceRoots.append(root) }
        }
    }

    private static func hint(for word: String, among words: [String]) -> String {
        NearestWord.hint(for: word, among: words) ?? "known are \(words.joined(separator: ", "))"
    }
}
