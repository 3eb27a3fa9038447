/// One point of a ``ParameterCurve``.
public struct ControlPoint: Equatable, Hashable, Sendable {
    /// Seconds from the start of the curve.
    public var time: Double
    /// The value, in the range of the curve's id.
    public var value: Float

    /// A point from its parts, kept as they are.
    public init(time: Double, value: Float) {
        self.time = time
        self.value = value
    }
}
