/// Why two patterns cannot play at once and feel as each does alone: a control acts on all events of a pattern.
public struct MergeRefusal: Error, Equatable, Hashable, Sendable {
    /// One of the two patterns.
    public enum Side: Equatable, Hashable, Sendable {
        /// The pattern that was asked to merge.
        case first
        /// The pattern that was merged into it.
        case second
    }

    /// The control that cannot follow both patterns.
    public let control: DynamicParameterID
    /// The pattern whose event would be changed.
    public let side: Side
    /// The position of that event in its pattern's `events`, without those that never happen.
    public let event: Int
    /// From when on it would be changed, in seconds.
    public let time: Double

    /// A refusal from its parts.
    public init(control: DynamicParameterID, side: Side, event: Int, time: Double) {
        self.control = control
        self.side = side
        self.event = event
        self.time = time
    }
}

extension MergeRefusal: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        let (own, other) = side == .first ? ("first", "second") : ("second", "first")
        return "\(control.name) of the \(other) pattern would act on events[\(event)] of the \(own) at \(time) s"
    }
}
