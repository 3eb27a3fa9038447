extension CHHapticDynamicParameter {
    /// What a control changes, on all events of a pattern on which it can act.
    ///
    /// The raw value is the spelling in AHAP files; every spelling makes a value, and ``CHHapticPattern`` refuses the
    /// unknown ones.
    public struct ID: Hashable, RawRepresentable, Sendable {
        /// The spelling.
        public let rawValue: String

        /// The id of that spelling, known or not.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension CHHapticDynamicParameter.ID {
    /// Multiplies the intensity of taps and buzzes, 0...1; 1 changes nothing.
    public static let hapticIntensityControl = CHHapticDynamicParameter.ID(rawValue: "HapticIntensityControl")

    /// Adds to the sharpness of taps and buzzes, -1...1; 0 changes nothing.
    public static let hapticSharpnessControl = CHHapticDynamicParameter.ID(rawValue: "HapticSharpnessControl")

    /// Adds to the attack time of buzzes, -1...1; 0 changes nothing.
    public static let hapticAttackTimeControl = CHHapticDynamicParameter.ID(rawValue: "HapticAttackTimeControl")

    /// Adds to the decay time of taps and buzzes, -1...1; 0 changes nothing.
    public static let hapticDecayTimeControl = CHHapticDynamicParameter.ID(rawValue: "HapticDecayTimeControl")

    /// Adds to the release time of buzzes, -1...1; 0 changes nothing.
    public static let hapticReleaseTimeControl = CHHapticDynamicParameter.ID(rawValue: "HapticReleaseTimeControl")

    /// Multiplies the volume of tones and sounds, 0...1; 1 changes nothing.
    public static let audioVolumeControl = CHHapticDynamicParameter.ID(rawValue: "AudioVolumeControl")

    /// Adds to the pan of tones and sounds, -1...1; 0 changes nothing.
    public static let audioPanControl = CHHapticDynamicParameter.ID(rawValue: "AudioPanControl")

    /// Adds to the brightness of tones and sounds, -1...1; 0 changes nothing.
    public static let audioBrightnessControl = CHHapticDynamicParameter.ID(rawValue: "AudioBrightnessControl")

    /// Adds to the pitch of tones and sounds, -1...1; 0 changes nothing.
    public static let audioPitchControl = CHHapticDynamicParameter.ID(rawValue: "AudioPitchControl")

    /// Adds to the attack time of tones and sounds, -1...1; 0 changes nothing.
    public static let audioAttackTimeControl = CHHapticDynamicParameter.ID(rawValue: "AudioAttackTimeControl")

    /// Adds to the decay time of tones and sounds, -1...1; 0 changes nothing.
    public static let audioDecayTimeControl = CHHapticDynamicParameter.ID(rawValue: "AudioDecayTimeControl")

    /// Adds to the release time of tones and sounds, -1...1; 0 changes nothing.
    public static let audioReleaseTimeControl = CHHapticDynamicParameter.ID(rawValue: "AudioReleaseTimeControl")
}
