/// A geometric angle, kept in radians.
@frozen public struct Angle: Hashable, Comparable, Animatable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    @inlinable public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// An angle of 0.
    @inlinable public init() { radians = 0 }

    /// An angle of so many radians.
    @inlinable public init(radians: Double) { self.radians = radians }

    /// An angle of so many degrees.
    @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// An angle of so many radians.
    @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle of so many degrees.
    @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// An angle of 0.
    @inlinable public static var zero: Angle { Angle() }

    /// Whether the first angle is the smaller number; full turns count.
    @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

    /// The angle in radians, which an animation interpolates: it turns the way the number goes.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}

extension Angle {
    /// The angle the other way round.
    public static prefix func - (operand: Angle) -> Angle { Angle(radians: -operand.radians) }

    /// The sum of two angles.
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    /// The difference of two angles.
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    /// Adds an angle.
    public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

    /// Subtracts an angle.
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

    /// An angle times a number.
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    /// An angle divided by a number.
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

    /// Multiplies an angle by a number.
    public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

    /// Divides an angle by a number.
    public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}
