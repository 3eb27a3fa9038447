import FeedbackKinds
public import HapticPatterns

/// What each feedback feels like: one table.
///
/// Apple publishes no waveform of its own. Success, warning, error, selection and the impacts start from what public
/// emulations agree on (times, intensities, and how many pulses Apple's design guidelines show); the others, which no
/// emulation but one has, are ours: pairs of taps for what snaps, a vibration whose pitch rises or falls for what increases
/// or decreases, one whose strength rises or falls for what starts or stops. None of it was felt by hand. ``FeedbackTheme``
/// replaces what does not please.
public enum FeedbackPatterns {
    /// What a feedback plays where no theme says otherwise, its intensity included.
    public static func pattern(of feedback: SensoryFeedback) -> HapticPattern {
        FeedbackTable.scaled(standard(feedback.content), by: feedback.intensity)
    }

    package static func standard(_ content: SensoryFeedback.Content) -> HapticPattern {
        switch content {
        case .standard(let kind): FeedbackTable.pattern(of: kind)
        case .custom(let pattern): pattern
        }
    }
}
