public import Foundation
import SemanticFeedback

/// What all generators of feedback have in common. Make one of ``UIImpactFeedbackGenerator``,
/// ``UISelectionFeedbackGenerator``, ``UINotificationFeedbackGenerator`` or ``UICanvasFeedbackGenerator``.
///
/// All of them play on the engine that `SensoryFeedback.play()` shares, and under the same themes. On Apple systems they belong
/// to the main actor, and calls from elsewhere end the program. Here any thread may make and call them.
///
/// A subclass therefore says `@unchecked Sendable` again, keeps what it stores behind a lock, and is not marked `@MainActor`: its
/// overrides would belong to the main actor, and what they override does not. To find out in tests what was played,
/// `HapticsTesting` needs no subclass.
open class UIFeedbackGenerator: NSObject, UIInteraction, @unchecked Sendable {
    // It has no state, and those below have none that changes.

    /// A generator. It is on its own, though UIKit wants to know the view.
    public override init() { super.init() }

    /// A generator that is added to a view as an interaction.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// Makes the engine ready, without waiting for it, so that the next feedback is not late.
    ///
    /// It stays ready for two minutes, or for two minutes from the last feedback; Apple only says "a short time". There is
    /// nothing to gain from preparing right before feedback.
    open func prepare() { FeedbackPlayer.shared.prepare() }
}
