public enum AHAPSchema { public static var text: String { "{}\n" } }
public enum RuleReference { public static func page(_ rule: Rule) -> String { "\(rule.code.text) \(rule.name)\n" } }
