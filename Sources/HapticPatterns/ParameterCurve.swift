/// A control that moves linearly from one control point to the next.
///
/// Before its first point the value already in force stays; after the last one its value holds. What starts later
/// takes over from whatever ran before, for good.
public struct ParameterCurve: Equatable, Hashable, Sendable {
    /// Which control.
    public var id: DynamicParameterID
    /// Start of the curve in seconds from the start of the pattern.
    public var time: Double
    /// The points, whose times count from ``time``.
    public var points: [ControlPoint]

    /// A curve from its parts, kept as they are.
    public init(_ id: DynamicParameterID, time: Double, points: [ControlPoint]) {
        self.id = id
        self.time = time
        self.points = points
    }
}
