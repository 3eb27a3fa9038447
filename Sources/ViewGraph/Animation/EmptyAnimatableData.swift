/// The animatable data of what does not animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// The only value there is.
    public init() {}

    /// The only value there is.
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// Does nothing.
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    /// Does nothing.
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    /// The only value there is.
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { .zero }

    /// The only value there is.
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { .zero }

    /// Does nothing.
    public mutating func scale(by rhs: Double) {}

    /// Always 0.
    public var magnitudeSquared: Double { 0 }

    /// Always true.
    public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { true }
}
