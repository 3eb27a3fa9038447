import HapticPlayback
import SemanticFeedback

extension HapticRecorder {
    /// Notes what the program does now, for ``guidelineFindings(perMinute:within:)``.
    ///
    /// - Parameters:
    ///   - kind: What kind of thing.
    ///   - name: What it is called; things without a name are not compared with each other.
    public func note(_ kind: NotedAction.Kind, named name: String = "") {
        record.withLock { $0.entries.append(.action(NotedAction(time: clock.now, kind: kind, name: name))) }
    }

    /// Where the feedback that was played so far goes against Apple's Human Interface Guidelines, in its order.
    ///
    /// Feedback belongs to what was noted last before it, which may be at the same time. So note what happens before its
    /// feedback, and each step of what changes again and again. Where nothing was noted at all, only what needs no cause is
    /// looked at.
    ///
    /// - Parameters:
    ///   - limit: How much feedback is allowed in a minute. The guidelines name no number.
    ///   - delay: Seconds from a cause to its feedback, at most.
    public func guidelineFindings(perMinute limit: Int = 60, within delay: Double = 0.25) -> [GuidelineFinding] {
        let entries = record.withLock { $0.entries }
        let needsCause = entries.contains { if case .action = $0 { true } else { false } }
        var checks = GuidelineChecks(limit: limit, delay: delay, needsCause: needsCause)
        var findings: [GuidelineFinding] = []
        for entry in entries {
            switch entry {
            case .action(let action): checks.take(action)
            case .feedback(let feedback) where feedback.outcome == .played:
                findings += checks.rules(feedback).map {
                    GuidelineFinding(rule: $0, time: feedback.time, feedback: feedback.feedback)
                }
            case .feedback: break
            }
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
