import SemanticFeedback

/// What happened in a session that guidelines are about.
enum SessionEntry: Sendable {
    case feedback(RecordedFeedback)
    case action(NotedAction)
}

/// What the guidelines say of feedback, as a session goes on.
struct GuidelineChecks {
    /// Seconds within which two feedbacks are felt as one moment.
    private static let moment = 0.01

    private let limit: Int
    private let delay: Double
    private let needsCause: Bool
    /// When feedback was played; those that are more than a minute ago are passed over.
    private var times: [Double] = []
    private var passed = 0
    private var cause: NotedAction?
    private var hasFeedback = false
    private var known: [String: SensoryFeedback] = [:]

    init(limit: Int, delay: Double, needsCause: Bool) {
        (self.limit, self.delay, self.needsCause) = (limit, delay, needsCause)
    }

    /// What the program did.
    mutating func take(_ action: NotedAction) { (cause, hasFeedback) = (action, false) }

    /// What speaks against a feedback that was played.
    mutating func rules(_ entry: RecordedFeedback) -> [GuidelineFinding.Rule] {
        let cause = cause.flatMap { entry.time - $0.time <= delay ? $0 : nil }
        var rules = isTooMany(at: entry.time) ? [GuidelineFinding.Rule.tooMany] : []
        if isSecond(at: entry.time, of: cause) { rules.append(.twoAtOnce) }
        times.append(entry.time)
        guard let cause else { return needsCause ? rules + [.withoutCause] : rules }
        hasFeedback = true
        rules += Self.mismatches(entry.feedback, cause, before: known[cause.name])
        if !cause.name.isEmpty, known[cause.name] == nil { known[cause.name] = entry.feedback }
        return rules
    }

    private mutating func isTooMany(at time: Double) -> Bool {
        while passed < times.count, time - times[passed] >= 60 { passed += 1 }
        return times.count - passed >= max(limit, 0)
    }

    private func isSecond(at time: Double, of cause: NotedAction?) -> Bool {
        if cause != nil, hasFeedback { return true }
        guard let last = times.last else { return false }
        return time - last < Self.moment
    }

    private static func mismatches(
        _ feedback: SensoryFeedback, _ cause: NotedAction, before: SensoryFeedback?
    ) -> [GuidelineFinding.Rule] {
        var rules: [GuidelineFinding.Rule] = []
        if cause.kind == .success, feedback == .error { rules.append(.errorForSuccess) }
        if cause.kind == .confirmation, feedback == .selection { rules.append(.selectionForConfirmation) }
        if let before, before.content != feedback.content { rules.append(.inconsistent) }
        return rules
    }
}
