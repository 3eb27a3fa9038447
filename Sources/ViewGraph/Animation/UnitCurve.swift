/// A function on 0...1 whose values go from 0 to 1: how an animation of a fixed duration gets from one end to the other.
public struct UnitCurve: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        case linear
        case bezier(CubicBezier)
        case circular(CircularCurve)
    }

    private let shape: Shape

    private init(_ shape: Shape) { self.shape = shape }

    package init(_ firstX: Double, _ firstY: Double, _ secondX: Double, _ secondY: Double) {
        shape = .bezier(CubicBezier(firstX, firstY, secondX, secondY))
    }

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - startControlPoint: The control point of the start; its x is kept within 0...1.
    ///   - endControlPoint: The control point of the end; its x is kept within 0...1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
            Double(endControlPoint.y))
    }

    /// The curve's value.
    ///
    /// - Parameter progress: The place on the curve, kept within 0...1.
    public func value(at progress: Double) -> Double {
        let x = Self.clamped(progress)
        return switch shape {
        case .linear: x
        case .bezier(let curve): curve.value(at: x)
        case .circular(let curve): curve.value(at: x)
        }
    }

    /// The curve's slope, always a finite number.
    ///
    /// - Parameter progress: The place on the curve, kept within 0...1.
    public func velocity(at progress: Double) -> Double {
        let x = Self.clamped(progress)
        return switch shape {
        case .linear: 1
        case .bezier(let curve): curve.velocity(at: x)
        case .circular(let curve): curve.velocity(at: x)
        }
    }

    /// The curve with progress and value swapped: it undoes this one.
    ///
    /// A Bézier curve that leaves 0...1 has no inverse; its control points are kept within, as for any curve.
    public var inverse: UnitCurve {
        switch shape {
        case .linear: self
        case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
        case .circular(let curve): UnitCurve(.circular(curve.inverse))
        }
    }

    private static func clamped(_ progress: Double) -> Double { progress > 0 ? min(progress, 1) : 0 }
}

extension UnitCurve {
    /// The same pace all the way.
    public static let linear = UnitCurve(.linear)
    /// Starts slowly: the Bézier curve with control points (0.42, 0) and (1, 1).
    public static let easeIn = UnitCurve(0.42, 0, 1, 1)
    /// Ends slowly: the Bézier curve with control points (0, 0) and (0.58, 1).
    public static let easeOut = UnitCurve(0, 0, 0.58, 1)
    /// Starts and ends slowly: the Bézier curve with control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
    /// Starts slowly: the lower right quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circular(.easeIn))
    /// Ends slowly: the upper left quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circular(.easeOut))
    /// Starts and ends slowly: both quarters, half as large.
    public static let circularEaseInOut = UnitCurve(.circular(.easeInOut))
}
