/// Everything about rendering that can be chosen. The defaults render the drive signal of the reference waveform at
/// 48 kHz.
public struct RenderSettings: Equatable, Hashable, Sendable {
    /// Samples a second, in ``sampleRates``; 48,000 unless stated.
    public var sampleRate: Double = 48_000
    /// How intensity and sharpness become a waveform; ``Profile/reference`` unless stated.
    public var profile: Profile = .reference
    /// How long attack, decay and release last; ``EnvelopeLaw/exponential`` unless stated.
    public var envelope: EnvelopeLaw = .exponential
    /// What the haptic channel carries; ``Signal-swift.enum/drive`` unless stated.
    public var signal: Signal = .drive
    /// The model of the actuator that makes ``Signal-swift.enum/motion``; ``Actuator/flat`` unless stated.
    public var actuator: Actuator = .flat
    /// Keeps the drive within the band of a resonant ``actuator``, as a real one needs: continuous events use its
    /// half-power band alone, and taps its resonance, where sharpness acts on their length. Off unless stated.
    public var keepsToActuatorBand = false
    /// What happens beyond full drive; ``Limiter/clip`` unless stated.
    public var limiter: Limiter = .clip
    /// Ramps each step of a control over 1 ms, so that wide-band outputs do not click. Off unless stated.
    public var declicks = false
    /// Playback speed, above 0; 1 unless stated. It scales times and durations of events, parameters and curves, and
    /// leaves frequencies, envelopes and the length of taps alone.
    public var speed = 1.0
    /// Plays the pattern in a loop; `nil` (the default) plays it once.
    public var loop: Loop?
    /// How levels are split between two motors.
    public var motors = MotorRules()
    /// The frequency in hertz of the built-in tone of audio events at pitch 0; 440 unless stated.
    public var toneFrequency = 440.0

    /// The defaults that each property states.
    public init() {}

    /// The sample rates that can be rendered. Below the lowest, the fourth partial of the preview does not fit.
    public static var sampleRates: ClosedRange<Double> { 2_000...192_000 }
    /// Seconds over which an event is faded out where it is cut: at the end of a loop, by stopping or cancelling.
    public static var cutFade: Double { 0.002 }
    /// Seconds over which ``declicks`` ramps a step.
    public static var declickRamp: Double { 0.001 }
}

extension RenderSettings {
    /// What the haptic channel carries.
    public enum Signal: String, CaseIterable, Equatable, Hashable, Sendable {
        /// The signal that drives an actuator.
        case drive
        /// What the model of the ``RenderSettings/actuator`` makes of it: acceleration, where 1 is that of a steady
        /// tone at full drive at resonance. None of the models was measured on hardware.
        case motion
        /// The drive with partials that small loudspeakers can play, at the same levels.
        case preview
    }

    /// Playing a pattern again and again. Each pass is a fresh playing: phases and controls begin anew; what rings at
    /// the end of a pass rings on into the next, and a continuous event that would go on is faded out.
    public struct Loop: Equatable, Hashable, Sendable {
        /// Seconds in the pattern at which it goes back to the start; `nil` stands for its duration.
        public var end: Double?
        /// How often it is played, 1...2^31.
        public var passes: Int

        /// A loop back from `end`, in seconds, that many times in all.
        public init(end: Double? = nil, passes: Int) {
            self.end = end
            self.passes = passes
        }
    }
}
