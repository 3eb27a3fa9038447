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

    /// When the event is over but for its release: at its start for a tap, whose duration only pads it; infinity for a
    /// sound that plays its natural length, which only its file knows.
    package var bodyEnd: Double {
        switch kind {
        case .hapticTransient: time
        case .audioCustom: (duration ?? 0) > 0 ? time + (duration ?? 0) : .infinity
        case .hapticContinuous, .audioContinuous: time + max(duration ?? 0, 0)
        }
    }

    /// When the event is over with the release that it states.
    package var releaseEnd: Double {
        guard kind != .hapticTransient, let release = parameters[.releaseTime], release > 0 else { return bodyEnd }
        return bodyEnd + EnvelopeTime.release(release)
    }
}
