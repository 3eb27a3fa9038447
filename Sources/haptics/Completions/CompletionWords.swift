import AHAP
import HapticsCommand

/// What all three shells offer.
enum CompletionWords {
    /// Codes and names of the rules.
    static var rules: [String] { RuleRegistry.all.flatMap { [$0.code.text, $0.name] } }

    /// Verbs, with what they do.
    static var verbs: [(name: String, summary: String)] { Verb.all.map { ($0.name, $0.summary) } }

    /// What may follow an option that takes a value.
    enum Value: Equatable {
        case words([String])
        /// Rules, with commas between them.
        case rules
        case files
    }

    static func value(of option: OptionName, in verb: Verb) -> Value? {
        guard option.placeholder != nil else { return nil }
        switch option {
        case .select, .ignore: return .rules
        case .baseline, .settings: return .files
        case .on: return .words(["audio", "gamepad", "null", "preview"])
        default: return .words(verb.choices[option] ?? [])
        }
    }
}
