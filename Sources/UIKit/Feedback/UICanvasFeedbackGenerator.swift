public import Foundation
import SemanticFeedback

/// Feedback for drawing.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    // It has no state.

    /// A dragged item has lined up with something.
    ///
    /// - Parameter location: Where, in the view; makes no difference.
    open func alignmentOccurred(at location: CGPoint) { SensoryFeedback.alignment.play() }

    /// A drawn path was closed or recognised.
    ///
    /// - Parameter location: Where, in the view; makes no difference.
    open func pathCompleted(at location: CGPoint) { SensoryFeedback.pathComplete.play() }
}
