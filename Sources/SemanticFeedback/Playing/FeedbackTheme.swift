import FeedbackKinds
public import HapticPatterns

/// How feedback is to feel: how strong, and with which patterns instead of those of ``FeedbackPatterns``.
///
/// There is a theme for the application (``application``), one for each engine (``FeedbackPlayer/theme``), and those of the
/// calls under way (`perform(_:)`). All of them count: strengths are multiplied, so that what the user has switched off
/// is off everywhere; of replacements, that of the innermost call wins, then the engine's, then the application's.
///
/// ```swift
/// FeedbackTheme.application.strength = settings.isHapticsOn ? 1 : 0
/// ```
///
/// Threads that change one at the same time do so with ``updateApplication(_:)`` and ``FeedbackPlayer/updateTheme(_:)``.
public struct FeedbackTheme: Equatable, Sendable {
    private var share = 1.0
    var replacements: [FeedbackKind: HapticPattern] = [:]

    /// Feedback as it is.
    public static let standard = FeedbackTheme()

    /// No feedback at all.
    public static let off = FeedbackTheme(strength: 0)

    /// A theme that replaces nothing.
    ///
    /// - Parameter strength: See ``strength``.
    public init(strength: Double = 1) { self.strength = strength }

    /// A factor for the intensity of all feedback, 0...1, and for the volume of what sounds in it; 0 is silence. Nearest where
    /// outside, and 1 where it is not a number.
    ///
    /// It does not go beyond 1, where the strongest feedback would stay as it is and no longer be told from the next one.
    public var strength: Double {
        get { share }
        set { share = Strength.legal(newValue) }
    }

    /// What is played instead of a feedback of any intensity, which scales it; `nil`, as in the beginning, for nothing else.
    /// A pattern without events makes the feedback silent.
    ///
    /// Each kind has its own: `theme[.selection]` leaves `.selection(.on)` as it is, and `theme[.impact]` is that of
    /// `.impact(weight: .light)` alone. There are six impacts, three weights and three flexibilities.
    ///
    /// Of a feedback that is a pattern itself there is no other: it is `nil`, whatever it is set to.
    public subscript(feedback: SensoryFeedback) -> HapticPattern? {
        get {
            guard case .standard(let kind) = feedback.content else { return nil }
            return replacements[kind]
        }
        set {
            if case .standard(let kind) = feedback.content { replacements[kind] = newValue }
        }
    }
}
