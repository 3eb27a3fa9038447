import AHAP
import FeedbackKinds
import HapticPatterns
import HapticsCommand

/// The feedback that the words of a call mean.
struct FeedbackChoice {
    let kind: FeedbackKind
    /// 0...1.
    let strength: Double
    var pattern: HapticPattern { FeedbackTable.pattern(of: kind, strength: strength) }

    init(_ arguments: Arguments) throws(UsageError) {
        guard let name = arguments.operands.first?.text else {
            throw UsageError("feedback needs a name; \(Self.list)")
        }
        guard arguments.operands.count == 1 else { throw UsageError("feedback takes one name") }
        kind = try Self.kind(named: name, arguments)
        strength = try arguments.number(.intensity, in: 0...1) ?? 1
    }

    private static let list = "'haptics feedback --list' shows all"

    /// What is meant by a name with a dot before it, with parentheses, or in other letters: `.success`, `.selection(.on)`,
    /// `Success`.
    private static func spelledAsInSwift(_ name: String) -> String? {
        let plain = (name.hasPrefix(".") ? String(name.dropFirst()) : name).lowercased()
        let kind = FeedbackKind.allCases.first { kind in
            [kind.name, kind.rawValue].contains { $0.lowercased() == plain }
        }
        return kind.map { "did you mean '\($0.name == plain ? $0.name : $0.words)'?" }
    }

    private static func kind(named name: String, _ arguments: Arguments) throws(UsageError) -> FeedbackKind {
        let kinds = FeedbackKind.allCases.filter { $0.name == name }
        guard let first = kinds.first else {
            let hint = spelledAsInSwift(name) ?? NearestWord.hint(for: name, among: FeedbackKind.names)
            throw UsageError("there is no feedback '\(name)'; \(hint ?? list)")
        }
        let wishes = [OptionName.weight, .flexibility].filter { arguments.has($0) }
        // Its first one, light, without either.
        guard let wish = wishes.first, let value = arguments.value(wish) else { return first }
        guard first.impact != nil else {
            let call = "haptics feedback impact \(wish.text)=\(value)"
            throw UsageError("\(name) has no \(wish.text), which is for impact: \(call)")
        }
        guard wishes.count == 1 else { throw UsageError("an impact has --weight or --flexibility, not both") }
        return kinds.first { $0.impact.map { "--\($0.label)" == wish.text && $0.value == value } ?? false } ?? first
    }
}

extension FeedbackKind {
    /// How it is asked for: `impact --weight=light`.
    var words: String { impact.map { "\(name) --\($0.label)=\($0.value)" } ?? name }
}
