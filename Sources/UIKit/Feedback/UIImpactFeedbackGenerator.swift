public import Foundation
import SemanticFeedback

/// Feedback for things that collide.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
    // Its one property never changes.

    /// What things collide.
    public enum FeedbackStyle: Int, Sendable {
        /// Small things.
        case light = 0
        /// Things of middling size.
        case medium = 1
        /// Large things.
        case heavy = 2
        /// Things that give much.
        case soft = 3
        /// Things that give hardly at all.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// A generator of style ``FeedbackStyle/medium``; Apple does not say which style that is.
    public override convenience init() { self.init(style: .medium) }

    /// A generator of a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// A generator of a style that is added to a view as an interaction.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Plays the feedback, at full intensity.
    open func impactOccurred() { feedback(intensity: 1).play() }

    /// Plays the feedback.
    ///
    /// - Parameter intensity: 0...1; nearest to it where outside, and 1 where it is not a number.
    open func impactOccurred(intensity: CGFloat) { feedback(intensity: Double(intensity)).play() }

    /// Plays the feedback, at full intensity.
    ///
    /// - Parameter location: Where, in the view; makes no difference.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    /// Plays the feedback.
    ///
    /// - Parameters:
    ///   - intensity: 0...1; nearest to it where outside, and 1 where it is not a number.
    ///   - location: Where, in the view; makes no difference.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }

    private func feedback(intensity: Double) -> SensoryFeedback {
        switch style {
        case .light: .impact(weight: .light, intensity: intensity)
        case .medium: .impact(weight: .medium, intensity: intensity)
        case .heavy: .impact(weight: .heavy, intensity: intensity)
        case .soft: .impact(flexibility: .soft, intensity: intensity)
        case .rigid: .impact(flexibility: .rigid, intensity: intensity)
        }
    }
}
