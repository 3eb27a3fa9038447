public import HapticPatterns

/// What a pattern amounts to as a signal, and what models of actuators make of it: figures to tell, without a sample
/// kept.
///
/// None of the models was measured on hardware.
public struct PatternSurvey: Equatable, Sendable {
    /// How strong a signal is.
    public struct Level: Equatable, Hashable, Sendable {
        /// The largest magnitude before limiting, as a share of full drive.
        public var peak: Float
        /// The sum of the squared samples, in seconds at full drive: a constant 1 for a second has energy 1.
        public var energy: Double

        /// A level of a peak and an energy.
        public init(peak: Float, energy: Double) {
            self.peak = peak
            self.energy = energy
        }
    }

    /// What a model makes of the drive.
    public struct Motion: Equatable, Hashable, Sendable {
        /// The model.
        public let actuator: Actuator
        /// Acceleration of a resonance, 1 for a steady tone at full drive there; force of a rotating mass, 1 at full
        /// speed.
        public let level: Level
    }

    /// The drive signal.
    public let drive: Level
    /// Samples of the drive beyond full scale, at ``sampleRate``.
    public let samplesBeyondFullDrive: Int
    /// Moments at which haptic events begin; events that begin together count once.
    public let onsets: Int
    /// The motion of each model, in the order in which they were given.
    public let motions: [Motion]
    /// Seconds that were surveyed, from the start.
    public let duration: Double
    /// False where the pattern goes on after them.
    public let isWhole: Bool

    /// The rate at which a pattern is surveyed, in hertz.
    public static var sampleRate: Double { 48_000 }

    /// Renders a pattern: its drive, and the motion of each model.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - profile: The waveform.
    ///   - actuators: The models; ``Actuator/named`` unless stated.
    ///   - seconds: How much of a long pattern to survey. Less is surveyed of one in which hundreds of events are under
    ///     way at once: some 2^31 samples of voices.
    /// - Throws: ``RenderError``, as ``Renderer`` does.
    public init(
        of pattern: HapticPattern, profile: Profile = .reference, actuators: [Actuator] = Actuator.named,
        upTo seconds: Double = 120
    ) throws(RenderError) {
        var settings = RenderSettings()
        settings.sampleRate = PatternSurvey.sampleRate
        settings.profile = profile
        var run = try SurveyRun(pattern, settings, actuators)
        let share = Numerics.unit(seconds / PatternSurvey.longest)
        run.render(upTo: Numerics.ceiling(share * PatternSurvey.longest * settings.sampleRate))
        drive = run.drive
        samplesBeyondFullDrive = run.beyond
        onsets = run.onsets
        motions = run.motions
        duration = Double(run.position) / settings.sampleRate
        isWhole = run.isWhole
    }

    /// A day, beyond which nobody waits.
    private static var longest: Double { 86_400 }
}

extension Timeline {
    /// Moments at which haptic events begin.
    var onsets: Int {
        var count = 0
        var last = -Double.infinity
        for index in 0..<events.count where events[index].isHaptic && events[index].start > last {
            last = events[index].start
            count += 1
        }
        return count
    }
}
