public import Foundation
import SemanticFeedback

/// Feedback for how something ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    // It has no state.

    /// How it ended.
    public enum FeedbackType: Int, Sendable {
        /// It went well.
        case success = 0
        /// It went well enough, but there is something to look at.
        case warning = 1
        /// It went wrong.
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
    ///   - notificationType: How it ended.
    ///   - location: Where, in the view; makes no difference.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
