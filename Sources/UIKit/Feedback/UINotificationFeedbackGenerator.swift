public import Foundation
import SemanticFeedback

/// Feedback for what came of a task or an action.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    // It has no state.

    /// What came of it.
    public enum FeedbackType: Int, Sendable {
        /// It has completed.
        case success = 0
        /// It has produced a warning.
        case warning = 1
        /// It has failed.
        case error = 2
    }

    /// Plays the feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: SensoryFeedback.success.play()
        case .warning: SensoryFeedback.warning.play()
        case .error: SensoryFeedback.error.play()
        }
    }

    /// Plays the feedback.
    ///
    /// - Parameters:
    ///   - notificationType: What came of it.
    ///   - location: Where, in the view; makes no difference.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
