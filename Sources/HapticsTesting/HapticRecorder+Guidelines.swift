import HapticPlayback
import SemanticFeedback

extension HapticRecorder {
    /// Notes what the program does now, for ``guidelineFindings(perMinute:within:)``.
    ///
    /// - Parameters:
    ///   - kind: What kind of thing.
    ///   - name: What it is called; things without a name are not compared with each other.
    public func note(_ kind: NotedAction.Kind, named name: String = "") {
        let time = clock.now
        record.withLock { $0.actions.append(NotedAction(time: time, kind: kind, name: name)) }
    }

    /// Where the feedback that was played so far goes against Apple's Human Interface Guidelines, in its order.
    ///
    /// Feedback belongs to what was noted last before it. Where nothing was noted at all, only what needs no cause is looked at.
    ///
    /// - Parameters:
    ///   - limit: How much feedback is allowed in a minute. The guidelines name no number.
    ///   - delay: Seconds from a cause to its feedback, at most.
    public func guidelineFindings(perMinute limit: Int = 60, within delay: Double = 0.25) -> [GuidelineFinding] {
        let (feedback, actions) = record.withLock { ($0.feedback, $0.actions) }
        let played = feedback.filter { $0.outcome == .played }
        var findings: [GuidelineFinding] = []
        var known: [String: SensoryFeedback] = [:]
        for (index, entry) in played.enumerated() {
            let cause = actions.last { $0.time <= entry.time && entry.time - $0.time <= delay }
            var rules = GuidelineChecks.rules(at: index, of: played, limit: limit)
            if let cause {
                rules += GuidelineChecks.rules(entry.feedback, for: cause, before: known[cause.name])
                if !cause.name.isEmpty, known[cause.name] == nil { known[cause.name] = entry.feedback }
            } else if !actions.isEmpty {
                rules.append(.withoutCause)
            }
            findings += rules.map { GuidelineFinding(rule: $0, time: entry.time, feedback: entry.feedback) }
        }
        return findings
    }

    /// Expects ``guidelineFindings(perMinute:within:)`` to be none.
    ///
    /// - Throws: ``HapticExpectationFailure`` with a line for each.
    public func expectGuidelines(perMinute limit: Int = 60, within delay: Double = 0.25) throws {
        let findings = guidelineFindings(perMinute: limit, within: delay)
        if findings.isEmpty { return }
        throw HapticExpectationFailure(description: findings.map { $0.description }.joined(separator: "\n"))
    }
}
