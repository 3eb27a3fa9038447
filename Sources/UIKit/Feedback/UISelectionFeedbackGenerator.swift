public import Foundation
import SemanticFeedback

/// Feedback for a selection that changes; not for one that is made or confirmed.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    // It has no state.

    /// Plays the feedback.
    open func selectionChanged() { SensoryFeedback.selection.play() }

    /// Plays the feedback.
    ///
    /// - Parameter location: Where, in the view; makes no difference.
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
