/// What the haptic channel does within a span of time.
public struct SpanLevel: Equatable, Hashable, Sendable {
    /// The lowest sample.
    public internal(set) var lowest: Float = 0
    /// The highest sample.
    public internal(set) var highest: Float = 0
    /// The sum of the squared samples, in seconds at full drive: a constant 1 for a second has energy 1.
    public internal(set) var energy = 0.0

    /// A silent span.
    public init() {}

    /// The largest magnitude.
    public var peak: Float { max(highest, -lowest) }
}
