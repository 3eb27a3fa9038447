import SemanticFeedback

/// What the guidelines say of one feedback.
enum GuidelineChecks {
    /// Seconds within which two feedbacks are felt as one moment.
    private static let moment = 0.01

    /// By those around it.
    static func rules(at index: Int, of played: [RecordedFeedback], limit: Int) -> [GuidelineFinding.Rule] {
        let time = played[index].time
        var rules: [GuidelineFinding.Rule] = []
        if played[..<index].count(where: { time - $0.time < 60 }) >= max(limit, 0) { rules.append(.tooMany) }
        if index > 0, time - played[index - 1].time < moment { rules.append(.twoAtOnce) }
        return rules
    }

    /// By what it came from, and the feedback that this had before.
    static func rules(
        _ feedback: SensoryFeedback, for cause: NotedAction, before: SensoryFeedback?
    ) -> [GuidelineFinding.Rule] {
        var rules: [GuidelineFinding.Rule] = []
        if cause.kind == .success, feedback == .error { rules.append(.errorForSuccess) }
        if cause.kind == .confirmation, feedback == .selection { rules.append(.selectionForConfirmation) }
        if let before, before.content != feedback.content { rules.append(.inconsistent) }
        return rules
    }
}
