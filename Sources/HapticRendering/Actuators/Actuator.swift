/// A model of an actuator: what motion it makes of a drive signal. A model, not a measurement.
public struct Actuator: Equatable, Hashable, Sendable {
    /// The physics of the model.
    public enum Kind: Equatable, Hashable, Sendable {
        /// Motion is the drive itself.
        case flat
        /// A mass on a spring: a resonance at a frequency in hertz with a quality factor. A steady tone there has
        /// gain 1.
        case resonant(frequency: Double, quality: Double)
        /// An unbalanced mass on a motor, which turns at a frequency in hertz at full command and follows a command
        /// with a time constant in seconds. It is driven by strengths, not by the drive signal.
        case rotating(frequency: Double, timeConstant: Double, motor: Motor)
    }

    /// Which of two motors.
    public enum Motor: Equatable, Hashable, BitwiseCopyable, Sendable {
        /// The heavy one, left in a gamepad, for low sharpness.
        case heavy
        /// The light one, right in a gamepad, for high sharpness.
        case light
    }

    /// The name by which it is chosen and reported.
    public var name: String
    /// Its physics.
    public var kind: Kind

    /// A model of your own, beside the named ones.
    public init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

    /// Seconds until what rings has faded to a thousandth (-60 dB) after the drive ends.
    public var ringing: Double {
        let threeDecades = Numerics.log(1000)
        switch kind {
        case .flat: return 0
        case .resonant(let frequency, let quality): return threeDecades * quality / (0.5 * Numerics.tau * frequency)
        case .rotating(_, let timeConstant, _): return threeDecades * 0.5 * timeConstant
        }
    }

    /// Lowest and highest frequency, in hertz, at which a resonant model makes at least half the power that it makes at
    /// resonance; `nil` for the others.
    public var halfPowerBand: ClosedRange<Double>? {
        guard case .resonant(let frequency, let quality) = kind, quality > 0.5 else { return nil }
        let half = 0.5 * frequency / quality
        return frequency - half...frequency + half
    }
}
