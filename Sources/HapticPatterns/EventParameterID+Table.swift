extension EventParameterID {
    /// The spelling in AHAP files, and Apple's raw value.
    public var name: String { row.name }

    /// The id with that exact spelling, or `nil`.
    public init?(name: String) {
        guard let id = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = id
    }

    /// The values that a player accepts, in ``unit-swift.property``; others are clamped into it.
    public var range: ClosedRange<Float> { row.range }

    /// What the number counts.
    public var unit: ParameterUnit { row.unit }

    /// What it does, in a few words.
    public var meaning: String { row.meaning }

    /// The value of an event of that kind that does not state one.
    ///
    /// Taps are stronger and sharper by default than buzzes. For a kind to which the parameter does not apply, this is
    /// the value of the kinds to which it does; it has no effect there.
    public func defaultValue(for kind: HapticEvent.Kind) -> Float {
        let row = row
        return kind == .hapticTransient ? row.transientDefault ?? row.defaultValue : row.defaultValue
    }

    /// True when an event of that kind listens to the parameter.
    public func applies(to kind: HapticEvent.Kind) -> Bool { row.kinds.contains(kind) }

    /// The control that acts on this parameter for events of that kind, or `nil`: there is none for
    /// ``sustained``, and none of audio on haptic events.
    public func control(for kind: HapticEvent.Kind) -> DynamicParameterID? {
        DynamicParameterID.allCases.first { $0.target == self && $0.acts(on: kind) }
    }

    /// The value that a player uses for a stated one: the nearest in ``range``, 0 or 1 for a flag (below or from 0.5),
    /// and the default where the number is not a number.
    public func legalValue(nearest value: Float, for kind: HapticEvent.Kind) -> Float {
        let nearest = range.nearest(to: value, orIfNaN: defaultValue(for: kind))
        return unit == .flag ? (nearest < 0.5 ? 0 : 1) : nearest
    }
}
