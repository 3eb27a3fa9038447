import HapticPlayback

/// What feedback was asked for under an override of the outputs, for those who look at it later.
package final class FeedbackJournal: Sendable {
    /// What became of a feedback.
    package enum Outcome: Equatable, Sendable {
        case played
        /// A theme switched it off, or its intensity is 0.
        case silenced
        /// Nothing could play it.
        case failed
    }

    /// A feedback that was asked for.
    package struct Entry: Equatable, Sendable {
        package var feedback: SensoryFeedback
        package var outcome: Outcome
    }

    private let listener = Guarded<(@Sendable (Entry) -> Void)?>(nil)

    /// Takes each entry, as it is made.
    package func listen(_ listener: @escaping @Sendable (Entry) -> Void) { self.listener.withLock { $0 = listener } }

    static func note(_ feedback: SensoryFeedback, _ outcome: Outcome) {
        guard let override = HapticOutputs.override else { return }
        let journal = override.attachments.value { FeedbackJournal() }
        journal.listener.withLock { $0 }?(Entry(feedback: feedback, outcome: outcome))
    }

    package init() {}
}
