extension DynamicParameterID {
    /// How a control's value joins the value of an event.
    public enum Combination: Equatable, Hashable, Sendable {
        /// The event's value times the control's; neutral at 1.
        case multiply
        /// The event's value plus the control's; neutral at 0.
        case add
    }

    /// The spelling in AHAP files, and Apple's raw value.
    public var name: String { row.name }

    /// The id with that exact spelling, or `nil`.
    public init?(name: String) {
        guard let id = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = id
    }

    /// The values that a player accepts; others are clamped into it.
    public var range: ClosedRange<Float> { row.range }

    /// How the control's value joins the event's.
    public var combination: Combination { row.combination }

    /// The event parameter on which the control acts.
    public var target: EventParameterID { row.target }

    /// What the number counts: a gain for a factor, the unit of ``target`` for an offset.
    public var unit: ParameterUnit { combination == .multiply ? .gain : target.unit }

    /// What it does, in a few words.
    public var meaning: String { row.meaning }

    /// The value that changes nothing, which is in force until the pattern says otherwise.
    public var neutralValue: Float { combination == .multiply ? 1 : 0 }

    /// True when events of that kind listen to the control.
    ///
    /// The decay control acts on taps although ``EventParameterID/decayTime`` is not one of their parameters: Apple's
    /// header says so.
    public func acts(on kind: HapticEvent.Kind) -> Bool { row.kinds.contains(kind) }

    /// The value that a player uses for a stated one: the nearest in ``range``, and ``neutralValue`` where the number
    /// is not a number.
    public func legalValue(nearest value: Float) -> Float { range.nearest(to: value, orIfNaN: neutralValue) }

    /// The effective value of ``target`` for an event's own value under a control's value, clamped to the range of the
    /// target as Apple documents.
    public func combined(_ eventValue: Float, control: Float) -> Float {
        let joined = combination == .multiply ? eventValue * control : eventValue + control
        return target.range.nearest(to: joined, orIfNaN: eventValue)
    }
}
