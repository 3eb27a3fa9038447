extension CHHapticEvent {
    /// What a ``CHHapticEventParameter`` sets, once for the whole event.
    ///
    /// The raw value is the spelling in AHAP files; every spelling makes a value, and ``CHHapticPattern`` refuses the
    /// unknown ones.
    public struct ParameterID: Hashable, RawRepresentable, Sendable {
        /// The spelling.
        public let rawValue: String

        /// The id of that spelling, known or not.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension CHHapticEvent.ParameterID {
    /// Strength, 0...1; unless stated 0.75 on taps and 0.6 on buzzes.
    public static let hapticIntensity = CHHapticEvent.ParameterID(rawValue: "HapticIntensity")

    /// Feel, 0 (dull)...1 (crisp); unless stated 0.5 on taps and 0.422601 on buzzes.
    public static let hapticSharpness = CHHapticEvent.ParameterID(rawValue: "HapticSharpness")

    /// Length of the rise to full level, 0...1 (normalised, no seconds); 0 unless stated. Not for taps.
    public static let attackTime = CHHapticEvent.ParameterID(rawValue: "AttackTime")

    /// Length of the fall after the attack where ``sustained`` is 0, 0...1 (normalised); 0 unless stated. Not for taps.
    public static let decayTime = CHHapticEvent.ParameterID(rawValue: "DecayTime")

    /// Length of the fade after the duration, 0...1 (normalised); 0 unless stated. Not for taps.
    public static let releaseTime = CHHapticEvent.ParameterID(rawValue: "ReleaseTime")

    /// 1 holds the level for the duration, 0 lets it decay; 1 unless stated. Not for taps.
    public static let sustained = CHHapticEvent.ParameterID(rawValue: "Sustained")

    /// Gain of a tone or sound, 0...1; 1 unless stated.
    public static let audioVolume = CHHapticEvent.ParameterID(rawValue: "AudioVolume")

    /// Shift of pitch of a tone or sound, -1...1 (normalised); 0 unless stated.
    public static let audioPitch = CHHapticEvent.ParameterID(rawValue: "AudioPitch")

    /// Place of a tone or sound, -1 (left)...1 (right); 0 unless stated.
    public static let audioPan = CHHapticEvent.ParameterID(rawValue: "AudioPan")

    /// High frequencies of a tone or sound, 0...1; 1, which is all of them, unless stated.
    public static let audioBrightness = CHHapticEvent.ParameterID(rawValue: "AudioBrightness")
}
