public import HapticRendering

/// What an output can play, and how.
public struct OutputCapabilities: Equatable, Sendable {
    /// What an output asks for.
    public enum Kind: Equatable, Sendable {
        /// Samples: of a voice coil, a linear actuator's amplifier, loudspeakers, a file.
        case waveform
        /// Two strengths of motors, a hundred times a second.
        case motors
    }

    /// What passes the time.
    public enum Timing: Equatable, Sendable {
        /// A device or a clock of its own does.
        case realTime
        /// Somebody who advances it; it reports ``OutputEvent/advanced`` after every step.
        case stepped
    }

    /// What it asks for.
    public var kind: Kind
    /// True where haptic events can be felt, or would be on what stands for an actuator.
    public var playsHaptics: Bool
    /// True where audio events can be heard, or would be.
    public var playsAudio: Bool
    /// Samples a second that it wants of a source, in hertz.
    public var sampleRate: Double
    /// What passes the time.
    public var timing: Timing
    /// What its haptic channel is to carry: the drive of an actuator, or a preview for the ear.
    public var signal: RenderSettings.Signal

    /// Capabilities of an output; unless stated, all of a real device at 48 kHz.
    public init(
        kind: Kind = .waveform, playsHaptics: Bool = true, playsAudio: Bool = true, sampleRate: Double = 48_000,
        timing: Timing = .realTime, signal: RenderSettings.Signal = .drive
    ) {
        self.kind = kind
        self.playsHaptics = playsHaptics
        self.playsAudio = playsAudio
        self.sampleRate = sampleRate
        self.timing = timing
        self.signal = signal
    }
}

extension OutputCapabilities {
    /// How signals are made for such an output: the settings of its source.
    package var settings: RenderSettings {
        var settings = RenderSettings()
        settings.sampleRate = sampleRate
        settings.signal = signal
        return settings
    }
}
