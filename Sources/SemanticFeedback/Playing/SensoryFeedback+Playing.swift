public import CoreHaptics

// Not in SwiftUI, where feedback can only be handed to a view.
extension SensoryFeedback {
    /// Plays the feedback now, on the engine that all feedback shares: for services and view models. **Not in SwiftUI.**
    ///
    /// Where nothing can play it, nothing happens; ``FeedbackPlayer/problem`` tells why.
    public func play() { FeedbackPlayer.shared.play(self) }

    /// Plays the feedback now, on an engine of the application's, which is started where it does not run. **Not in SwiftUI.**
    public func play(on engine: CHHapticEngine) { FeedbackPlayer.on(engine).play(self) }
}
