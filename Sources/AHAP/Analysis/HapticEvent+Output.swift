package import HapticPatterns

extension HapticEvent {
    /// The parameter that scales the event's output: intensity for what is felt, volume for what is heard.
    package var level: EventParameterID { kind.isHaptic ? .hapticIntensity : .audioVolume }

    /// True if the event states a level of 0 (or below, which players raise to 0).
    @inline(__always)
    package var isSilentByItself: Bool {
        guard let level = parameters[level] else { return false }
        return level <= 0
    }

    /// True for an event that fades by itself instead of holding its level: `Sustained` is stated as 0.
    package var decays: Bool { kind != .hapticTransient && (parameters[.sustained] ?? 1) < 0.5 }

    /// When the event is over but for its release: at its start for a tap, whose duration only pads it; infinity where
    /// the file does not say (a sound of its natural length, a continuous event without a duration).
    package var bodyEnd: Double {
        switch kind {
        case .hapticTransient: time
        case .audioCustom: (duration ?? 0) > 0 ? time + (duration ?? 0) : .infinity
        case .hapticContinuous, .audioContinuous: duration.map { time + max($0, 0) } ?? .infinity
        }
    }

    /// When nothing is left of the event that a control could change: the release that it states is over, a tap has rung.
    package var outputEnd: Double {
        if kind == .hapticTransient { return time + HapticEvent.ring }
        guard let release = parameters[.releaseTime], release > 0 else { return bodyEnd }
        return bodyEnd + EnvelopeTime.release(release)
    }

    /// After so many seconds even the slowest of taps has lost most of its strength.
    private static var ring: Double { 0.03 }
}
