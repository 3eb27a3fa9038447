package import FeedbackKinds
package import HapticPatterns

/// One kind of feedback that can be felt, by what it means rather than by what it does: SwiftUI's type, without a view.
///
/// A toolkit plays it when a value changes (``FeedbackTrigger``); anything else says ``play()``. On Apple systems most
/// members play on some devices only. Here all of them do, each as a haptic pattern of its own: see ``FeedbackPatterns``.
///
/// Source of names and meanings: Apple's documentation of `SensoryFeedback`, with the members of 2025.
public struct SensoryFeedback: Equatable, Sendable {
    /// What is played.
    package enum Content: Equatable, Sendable {
        case standard(FeedbackKind)
        case custom(HapticPattern)
    }

    package let content: Content
    /// 0...1: the intensity of each of its events is multiplied by it.
    package let intensity: Double

    init(_ kind: FeedbackKind, intensity: Double = 1) { self.init(.standard(kind), intensity: intensity) }

    init(_ content: Content, intensity: Double = 1) {
        self.content = content
        self.intensity = Strength.legal(intensity)
    }

    /// A task or action has completed.
    public static let success = SensoryFeedback(.success)
    /// A task or action has produced a warning.
    public static let warning = SensoryFeedback(.warning)
    /// An error has occurred.
    public static let error = SensoryFeedback(.error)

    /// The value of a control is changing. Not for what confirms it.
    public static let selection = SensoryFeedback(.selection)
    /// An important value rose above a significant threshold.
    public static let increase = SensoryFeedback(.increase)
    /// An important value fell below a significant threshold.
    public static let decrease = SensoryFeedback(.decrease)
    /// An activity that takes time has started.
    public static let start = SensoryFeedback(.start)
    /// An activity that takes time has stopped.
    public static let stop = SensoryFeedback(.stop)

    /// A dragged item has lined up with something.
    public static let alignment = SensoryFeedback(.alignment)
    /// The pressure moved from one level to another.
    public static let levelChange = SensoryFeedback(.levelChange)
    /// A drawn path was closed or recognised.
    public static let pathComplete = SensoryFeedback(.pathComplete)

    /// Things collided, lightly: the same as ``impact(weight:intensity:)`` of weight ``Weight/light``.
    ///
    /// Not that of no arguments, `.impact()`, which means ``Weight/medium``. Apple does not say what it is; those who studied
    /// its framework found it light.
    public static let impact = SensoryFeedback(.lightImpact)
}
