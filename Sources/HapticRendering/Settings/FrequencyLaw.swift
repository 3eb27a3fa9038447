/// Which frequency a sharpness stands for, between two ends.
public struct FrequencyLaw: Equatable, Hashable, Sendable {
    /// How the frequency grows in between.
    public enum Shape: Equatable, Hashable, BitwiseCopyable, Sendable {
        /// Equal steps of sharpness are equal ratios of frequency.
        case logarithmic
        /// Equal steps of sharpness are equal steps of frequency.
        case linear
        /// The square of the sharpness grows linearly with frequency.
        case square
    }

    /// How the frequency grows from ``lowest`` to ``highest``.
    public var shape: Shape
    /// Hertz at sharpness 0, above 0.
    public var lowest: Double
    /// Hertz at sharpness 1, above 0; it may be the same as ``lowest`` or lower.
    public var highest: Double
    /// Rounds the frequency to whole hertz where sharpness holds and at both ends where it moves.
    public var roundsToWholeHertz: Bool

    /// A law between two ends in hertz.
    public init(_ shape: Shape, from lowest: Double, to highest: Double, roundsToWholeHertz: Bool = false) {
        self.shape = shape
        self.lowest = lowest
        self.highest = highest
        self.roundsToWholeHertz = roundsToWholeHertz
    }

    /// The frequency in hertz for a sharpness of 0...1.
    public func frequency(ofSharpness sharpness: Double) -> Double {
        let exact =
            switch shape {
            case .logarithmic: lowest * Numerics.exp(growth * sharpness)
            case .linear: lowest + (highest - lowest) * sharpness
            case .square: lowest + (highest - lowest) * sharpness * sharpness
            }
        return roundsToWholeHertz ? Numerics.nearest(exact) : exact
    }

    /// The sharpness that has a frequency in hertz, clamped to 0...1; 0 where all have the same.
    public func sharpness(ofFrequency frequency: Double) -> Double {
        guard lowest != highest else { return 0 }
        switch shape {
        case .logarithmic: return Numerics.unit(Numerics.log(frequency / lowest) / growth)
        case .linear: return Numerics.unit((frequency - lowest) / (highest - lowest))
        case .square: return Numerics.squareRoot(Numerics.unit((frequency - lowest) / (highest - lowest)))
        }
    }

    /// The natural logarithm of the ratio of the two ends: how steeply a logarithmic law grows.
    var growth: Double { Numerics.log(highest / lowest) }
}
