public import Foundation

/// A type that can be added, subtracted and scaled: what an animation moves.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component of this value by a number.
    mutating func scale(by rhs: Double)

    /// The dot product of this value with itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// This value times a number.
    package func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }

    /// The length of this value: the square root of `magnitudeSquared`.
    package var magnitude: Double { magnitudeSquared.squareRoot() }
}

extension Float: VectorArithmetic {
    /// Multiplies this value by a number.
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// This value times itself.
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Double: VectorArithmetic {
    /// Multiplies this value by a number.
    public mutating func scale(by rhs: Double) { self *= rhs }

    /// This value times itself.
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies this value by a number.
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

    /// This value times itself.
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}
