public import Foundation

extension Animation {
    /// The same pace all the way.
    ///
    /// - Parameter duration: Seconds; what is not above 0 jumps.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    /// The same pace all the way, in 0.35 s.
    public static var linear: Animation { linear(duration: 0.35) }

    /// Starts slowly.
    ///
    /// - Parameter duration: Seconds; what is not above 0 jumps.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

    /// Starts slowly, in 0.35 s.
    public static var easeIn: Animation { easeIn(duration: 0.35) }

    /// Ends slowly.
    ///
    /// - Parameter duration: Seconds; what is not above 0 jumps.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

    /// Ends slowly, in 0.35 s.
    public static var easeOut: Animation { easeOut(duration: 0.35) }

    /// Starts and ends slowly.
    ///
    /// - Parameter duration: Seconds; what is not above 0 jumps.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Starts and ends slowly, in 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - p1x: The x of the first control point, kept within 0...1.
    ///   - p1y: The y of the first control point.
    ///   - p2x: The x of the second control point, kept within 0...1.
    ///   - p2y: The y of the second control point.
    ///   - duration: Seconds; what is not above 0 jumps.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(UnitCurve(p1x, p1y, p2x, p2y), duration: duration)
    }

    /// A curve over a duration.
    ///
    /// - Parameters:
    ///   - curve: The way from 0 to 1.
    ///   - duration: Seconds; what is not above 0 jumps.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.curve(curve, duration: duration > 0 ? duration : 0))
    }
}
