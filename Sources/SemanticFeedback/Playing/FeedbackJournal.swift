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

    private let listener = Guarded<(@Sendable (SensoryFeedback, Outcome) -> Void)?>(nil)

    package init() {}

    /// Takes each feedback, when it has been seen to.
    package func listen(_ listener: @escaping @Sendable (SensoryFeedback, Outcome) -> Void) {
        self.listener.withLock { $0 = listener }
    }

    /// The feedback for which a player is started.
    @TaskLocal package static var playing: SensoryFeedback?

    static func note(_ feedback: SensoryFeedback, _ outcome: Outcome) {
        guard let override = HapticOutputs.overrideInForce else { return }
        override.attachments.value { FeedbackJournal() }.listener.withLock { $0 }?(feedback, outcome)
    }
}
