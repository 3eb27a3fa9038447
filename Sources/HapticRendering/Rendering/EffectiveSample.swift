/// What is felt at one moment: all haptic events together, their controls and envelopes included.
public struct EffectiveSample: Equatable, Hashable, Sendable {
    /// The intensity, 0...1, that would be as strong as all events together. For one event, its own intensity times its
    /// control, shaped by the envelope.
    public var intensity: Double
    /// The sharpness, 0...1, of all events, each counted by its energy; 0 where nothing is felt.
    public var sharpness: Double
    /// The amplitude of all events together, as a share of full drive: the root of the sum of squares, not limited.
    public var amplitude: Double

    /// Intensity, sharpness and amplitude, each 0...1 (amplitude may be above).
    public init(intensity: Double, sharpness: Double, amplitude: Double) {
        self.intensity = intensity
        self.sharpness = sharpness
        self.amplitude = amplitude
    }
}
