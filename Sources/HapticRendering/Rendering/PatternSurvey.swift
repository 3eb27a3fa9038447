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
    ///   - seconds: How much of a long pattern to survey.
    /// - Throws: ``RenderError``, as ``Renderer`` does.
    public init(
        of pattern: HapticPattern, profile: Profile = .reference, actuators: [Actuator] = Actuator.named,
        upTo seconds: Double = 120
    ) throws(RenderError) {
        var settings = RenderSettings()
        settings.sampleRate = PatternSurvey.sampleRate
        settings.profile = profile
        var renderer = try Renderer(pattern, settings: settings)
        let share = Numerics.unit(seconds / PatternSurvey.longest)
        let last = Numerics.ceiling(share * PatternSurvey.longest * settings.sampleRate)
        let level = renderer.level(upTo: last)
        drive = level
        (onsets, samplesBeyondFullDrive) = (renderer.timeline.onsets, renderer.report.limitedSamples)
        isWhole = renderer.sampleCount <= last
        duration = Double(renderer.position) / settings.sampleRate
        settings.signal = .motion
        motions = try actuators.map { actuator throws(RenderError) in
            // Motion is the drive itself.
            if actuator.kind == .flat { return Motion(actuator: actuator, level: level) }
            settings.actuator = actuator
            var renderer = try Renderer(pattern, settings: settings)
            return Motion(actuator: actuator, level: renderer.level(upTo: last))
        }
    }

    /// A day, beyond which nobody waits.
    private static var longest: Double { 86_400 }
}

extension Renderer {
    /// How strong the signal is up to a sample, or its end.
    fileprivate mutating func level(upTo end: Int) -> PatternSurvey.Level {
        let end = min(end, sampleCount)
        var energy = 0.0
        while position < end {
            renderToScratch(upTo: end).haptic.forEach { energy += Double($0) * Double($0) }
        }
        return PatternSurvey.Level(peak: report.peak, energy: energy / settings.sampleRate)
    }
}

extension Timeline {
    /// Moments at which haptic events begin.
    fileprivate var onsets: Int {
        var count = 0
        var last = -Double.infinity
        for index in 0..<events.count where events[index].isHaptic && events[index].start > last {
            last = events[index].start
            count += 1
        }
        return count
    }
}
