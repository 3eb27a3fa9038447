public import Foundation
import SemanticFeedback

/// Feedback for drawing.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    // It has no state.

    /// Plays the feedback for what is dragged and has snapped to a guide.
    ///
    /// - Parameter location: Where, in the view; makes no difference.
    open func alignmentOccurred(at location: CGPoint) { SensoryFeedback.alignment.play() }

    /// Plays the feedback for a line that closes, or makes a shape that is known.
    ///
    /// - Parameter location: Where, in the view; makes no difference.
    open func pathCompleted(at location: CGPoint) { SensoryFeedback.pathComplete.play() }
}
