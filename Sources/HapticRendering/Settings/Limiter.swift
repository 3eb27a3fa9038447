/// What happens to samples beyond full drive, once, at the end.
public enum Limiter: String, CaseIterable, Equatable, Hashable, BitwiseCopyable, Sendable {
    /// Cuts at ±1.
    case clip
    /// Leaves samples up to 0.8 alone and bends what is above towards 1 by a hyperbolic tangent.
    case soft
    /// Divides the whole signal by its peak where that is above 1. The peak is known only at the end, so that making a
    /// renderer with this limiter renders the pattern once without keeping it.
    case normalise

    /// Beyond full drive by no more than this, a sample is rounded, not limited.
    private static var rounding: Float { 1.000_001 }

    /// The magnitude up to which samples are left alone.
    var threshold: Float { self == .soft ? 0.8 : 1 }

    /// The sample after limiting, and whether it was touched. Normalising is done before, by a gain.
    @inline(__always)
    func limited(_ sample: Float) -> (value: Float, isTouched: Bool) {
        switch self {
        case .clip, .normalise:
            return sample > 1
                ? (1, sample > Self.rounding) : sample < -1 ? (-1, sample < -Self.rounding) : (sample, false)
        case .soft:
            guard sample.magnitude > 0.8 else { return (sample, false) }
            let bent = 0.8 + 0.2 * Float(Numerics.tanh(Double((sample.magnitude - 0.8) * 5)))
            return (sample < 0 ? -bent : bent, true)
        }
    }
}
