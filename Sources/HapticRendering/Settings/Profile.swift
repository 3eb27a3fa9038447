/// How intensity and sharpness become a waveform: everything that a measurement on hardware would change.
///
/// Apple publishes no waveform. ``reference`` agrees with what is publicly known; the others agree with other tools.
public struct Profile: Equatable, Hashable, Sendable {
    /// The waveform of a tap.
    public enum Tap: Equatable, Hashable, Sendable {
        /// A sine that decays by a factor of e in that many cycles, cut at the zero crossing at or after seven of those
        /// times. The decay control doubles the number for each unit.
        case decaying(cycles: Double)
        /// That many cycles of a sine of constant amplitude.
        case burst(cycles: Double)
    }

    /// The frequency of continuous events, also while sharpness moves.
    public var continuousFrequency: FrequencyLaw
    /// The frequency of a tap, fixed at its onset.
    public var tapFrequency: FrequencyLaw
    /// The amplitude of continuous events.
    public var continuousAmplitude: AmplitudeLaw
    /// The amplitude of taps, which is their peak.
    public var tapAmplitude: AmplitudeLaw
    /// The waveform of a tap.
    public var tap: Tap
    /// Seconds to whose multiples all times are rounded; 0 (the usual) rounds none.
    public var timeStep: Double
    /// After the last point of a curve the control goes back to its neutral value, instead of holding.
    public var curvesReturnToNeutral: Bool

    /// A profile of parts; what is left out is as in ``reference``.
    public init(
        continuousFrequency: FrequencyLaw,
        tapFrequency: FrequencyLaw,
        continuousAmplitude: AmplitudeLaw,
        tapAmplitude: AmplitudeLaw,
        tap: Tap = .decaying(cycles: 1),
        timeStep: Double = 0,
        curvesReturnToNeutral: Bool = false
    ) {
        self.continuousFrequency = continuousFrequency
        self.tapFrequency = tapFrequency
        self.continuousAmplitude = continuousAmplitude
        self.tapAmplitude = tapAmplitude
        self.tap = tap
        self.timeStep = timeStep
        self.curvesReturnToNeutral = curvesReturnToNeutral
    }
}
