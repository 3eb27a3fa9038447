public import SemanticFeedback

/// Where a session goes against Apple's Human Interface Guidelines ("Playing haptics"), as far as that can be computed.
public struct GuidelineFinding: Equatable, Sendable, CustomStringConvertible {
    /// Which advice.
    public enum Rule: Equatable, Sendable {
        /// "Avoid overusing haptics": more feedback in a minute than the test allows.
        case tooMany
        /// One thing has one feedback: two came at the same moment, or for the same thing that was noted.
        case twoAtOnce
        /// Patterns are used as they are meant: an error's was played for a success.
        case errorForSuccess
        /// Feedback has a cause that the user sees: nothing was noted that it came from.
        case withoutCause
        /// Selection feedback is for a value that changes, not for confirming it.
        case selectionForConfirmation
        /// The same thing feels the same: it has had another feedback before.
        case inconsistent
    }

    /// Which advice.
    public var rule: Rule
    /// Seconds on the recorder's clock.
    public var time: Double
    /// The feedback that goes against it.
    public var feedback: SensoryFeedback

    /// The finding in a line.
    public var description: String { "\(EventPlot.text(time)) s: \(feedback.text) \(reason)" }

    private var reason: String {
        switch rule {
        case .tooMany: "is one more than is allowed in a minute"
        case .twoAtOnce: "comes at the same moment as another feedback, or for the same thing"
        case .errorForSuccess: "is played where something succeeded"
        case .withoutCause: "comes from nothing that was noted"
        case .selectionForConfirmation: "is played where something is confirmed"
        case .inconsistent: "is played for what has felt otherwise before"
        }
    }
}
