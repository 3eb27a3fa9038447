/// A haptic pattern: what should be felt and heard, as an immutable value in seconds.
///
/// A pattern knows nothing of files, sound devices or clocks. Times count from the start of the pattern; entries
/// need not be sorted, and ``normalized()`` brings them into the order and the ranges that a player uses.
///
/// Source of the behaviour: Apple's Core Haptics headers and documentation.
public struct HapticPattern: Equatable, Hashable, Sendable {
    /// Taps, buzzes and sounds.
    public var events: [HapticEvent]
    /// Controls that step to a value at a time and hold it.
    public var parameters: [DynamicParameter]
    /// Controls that move linearly between control points.
    public var curves: [ParameterCurve]

    /// A pattern from its parts, kept as they are.
    public init(
        events: [HapticEvent] = [],
        parameters: [DynamicParameter] = [],
        curves: [ParameterCurve] = []
    ) {
        self.events = events
        self.parameters = parameters
        self.curves = curves
    }
}
