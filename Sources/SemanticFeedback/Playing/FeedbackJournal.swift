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

    /// A value of its own: a function that is read by itself through generic code comes back with one wrapper more each
    /// time, and the next call goes through all of them.
    private struct Listener: Sendable {
        let take: @Sendable (SensoryFeedback, Outcome) -> Void
    }

    private let listener = Guarded<Listener?>(nil)

    package init() {}

    /// Takes each feedback, when it has been seen to.
    package func listen(_ listener: @escaping @Sendable (SensoryFeedback, Outcome) -> Void) {
        self.listener.withLock { $0 = Listener(take: listener) }
    }

    /// The feedback for which a player is started.
    @TaskLocal package static var playing: SensoryFeedback?

    static func note(_ feedback: SensoryFeedback, _ outcome: Outcome) {
        guard let override = HapticOutputs.overrideInForce else { return }
        override.attachments.value { FeedbackJournal() }.listener.withLock { $0 }?.take(feedback, outcome)
    }
}
