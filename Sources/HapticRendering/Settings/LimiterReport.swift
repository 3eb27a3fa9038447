/// What the limiter found in the samples rendered so far.
public struct LimiterReport: Equatable, Hashable, BitwiseCopyable, Sendable {
    /// The largest magnitude before limiting, as a share of full drive.
    public internal(set) var peak: Float = 0
    /// How many samples the limiter changed by more than rounding (10^-6).
    public internal(set) var limitedSamples = 0
    /// How many samples it saw.
    public internal(set) var samples = 0
    /// The factor by which normalising multiplied the signal; 1 with the other limiters.
    public internal(set) var gain: Float = 1

    /// The report before the first sample.
    public init() {}
}
