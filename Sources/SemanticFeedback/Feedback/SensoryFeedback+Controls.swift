import FeedbackKinds

extension SensoryFeedback {
    /// What a control of a kind shows is another one now.
    public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback { SensoryFeedback(feedback.kind) }

    /// The finger has come down on a control of a kind.
    public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback(feedback.kind) }

    /// The finger has left a control of a kind.
    public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { SensoryFeedback(feedback.kind) }

    /// To what the value of a control has changed.
    public struct SelectionFeedback: Equatable, Hashable, Sendable {
        let kind: FeedbackKind

        /// A slider's highest value.
        public static let maximum = SelectionFeedback(kind: .maximumSelection)
        /// A slider's lowest value.
        public static let minimum = SelectionFeedback(kind: .minimumSelection)
        /// A toggle was switched on.
        public static let on = SelectionFeedback(kind: .onSelection)
        /// A toggle was switched off.
        public static let off = SelectionFeedback(kind: .offSelection)
    }

    /// Which control was touched.
    public struct PressFeedback: Equatable, Hashable, Sendable {
        let kind: FeedbackKind

        /// A button with a text.
        public static let button = PressFeedback(kind: .buttonPress)
        /// A button with nothing but an icon.
        public static let buttonIconOnly = PressFeedback(kind: .iconPress)
        /// A slider.
        public static let slider = PressFeedback(kind: .sliderPress)
        /// A toggle.
        public static let toggle = PressFeedback(kind: .togglePress)
        /// A tab.
        public static let tab = PressFeedback(kind: .tabPress)
    }

    /// Which control was let go.
    public struct ReleaseFeedback: Equatable, Hashable, Sendable {
        let kind: FeedbackKind

        /// A slider.
        public static let slider = ReleaseFeedback(kind: .sliderRelease)
    }
}
