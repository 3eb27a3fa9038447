import FeedbackKinds

extension SensoryFeedback {
    /// Things of a weight collided.
    ///
    /// - Parameters:
    ///   - weight: How heavy they are.
    ///   - intensity: 0...1; nearest to it where outside, and 1 where it is not a number.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(weight.kind, intensity: intensity)
    }

    /// Things of a flexibility collided.
    ///
    /// - Parameters:
    ///   - flexibility: How much they give.
    ///   - intensity: 0...1; nearest to it where outside, and 1 where it is not a number.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(flexibility.kind, intensity: intensity)
    }

    /// How heavy things are that collide.
    public struct Weight: Equatable, Sendable {
        let kind: FeedbackKind

        /// Small things.
        public static let light = Weight(kind: .lightImpact)
        /// Things of middling size.
        public static let medium = Weight(kind: .mediumImpact)
        /// Large things.
        public static let heavy = Weight(kind: .heavyImpact)
    }

    /// How much things give that collide.
    public struct Flexibility: Equatable, Sendable {
        let kind: FeedbackKind

        /// They give hardly at all.
        public static let rigid = Flexibility(kind: .rigidImpact)
        /// They give somewhat.
        public static let solid = Flexibility(kind: .solidImpact)
        /// They give much.
        public static let soft = Flexibility(kind: .softImpact)
    }
}
