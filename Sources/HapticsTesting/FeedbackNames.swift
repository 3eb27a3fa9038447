import HapticPatterns
import SemanticFeedback

/// Feedback as messages name it: that of patterns by a number, with a plot of each.
struct FeedbackNames {
    private var patterns: [HapticPattern] = []

    init(_ feedback: [SensoryFeedback]) {
        for case .custom(let pattern) in feedback.map({ $0.content }) where !patterns.contains(pattern) {
            patterns.append(pattern)
        }
    }

    /// `.success`, or `.pattern(1)` for the first pattern.
    func name(of feedback: SensoryFeedback) -> String {
        guard case .custom(let pattern) = feedback.content, let index = patterns.firstIndex(of: pattern) else {
            return feedback.text
        }
        let share = feedback.intensity == 1 ? "" : ", intensity: \(feedback.intensity)"
        return ".pattern(\(index + 1)\(share))"
    }

    /// A plot of each pattern, all to one scale.
    var plots: [String] {
        let felt = patterns.map { $0.felt }
        let end = felt.joined().map { $0.end }.max() ?? 0
        return felt.enumerated().map { index, events in
            EventPlot(events, until: end).line("pattern \(index + 1)") + " \(EventPlot.text(end)) s"
        }
    }
}
