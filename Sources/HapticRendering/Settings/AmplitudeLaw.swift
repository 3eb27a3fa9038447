/// How strong the drive signal is for an intensity: a gain times a power of the intensity.
///
/// Source: the square of the intensity is the reading of the open converters between amplitude and Core Haptics'
/// intensity; Apple publishes none.
public struct AmplitudeLaw: Equatable, Hashable, BitwiseCopyable, Sendable {
    /// The share of full drive at intensity 1, 0...1.
    public var gain: Double
    /// The power to which intensity is raised, above 0.
    public var exponent: Double

    /// A gain of 0...1 times a power above 0.
    public init(gain: Double = 1, exponent: Double) {
        self.gain = gain
        self.exponent = exponent
    }

    /// The amplitude, as a share of full drive, for an intensity of 0...1.
    public func amplitude(ofIntensity intensity: Double) -> Double {
        gain * Numerics.pow(intensity, exponent)
    }

    /// The intensity, 0...1, that has an amplitude.
    public func intensity(ofAmplitude amplitude: Double) -> Double {
        gain > 0 ? Numerics.unit(Numerics.pow(amplitude / gain, 1 / exponent)) : 0
    }
}
