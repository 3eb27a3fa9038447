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

    /// It went well: what was under way has come to its end.
    public static let success = SensoryFeedback(.success)
    /// It went well enough, but there is something to look at.
    public static let warning = SensoryFeedback(.warning)
    /// It went wrong.
    public static let error = SensoryFeedback(.error)

    /// One choice after another passes by, as on a wheel that turns. Not for what confirms the one that is made.
    public static let selection = SensoryFeedback(.selection)
    /// A figure that matters has passed a mark on its way up.
    public static let increase = SensoryFeedback(.increase)
    /// A figure that matters has passed a mark on its way down.
    public static let decrease = SensoryFeedback(.decrease)
    /// Something begins that goes on for a while.
    public static let start = SensoryFeedback(.start)
    /// Something that went on for a while is over.
    public static let stop = SensoryFeedback(.stop)

    /// What the finger drags has snapped to a guide.
    public static let alignment = SensoryFeedback(.alignment)
    /// The finger now presses harder than one level, or less hard.
    public static let levelChange = SensoryFeedback(.levelChange)
    /// The line that is being drawn closes, or makes a shape that is known.
    public static let pathComplete = SensoryFeedback(.pathComplete)

    /// Things collided, lightly: the same as ``impact(weight:intensity:)`` of weight ``Weight/light``.
    ///
    /// Not that of no arguments, `.impact()`, which means ``Weight/medium``. Apple does not say what it is; those who studied
    /// its framework found it light.
    public static let impact = SensoryFeedback(.lightImpact)
}
