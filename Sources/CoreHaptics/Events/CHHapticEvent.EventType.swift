extension CHHapticEvent {
    /// What kind of event it is.
    ///
    /// The raw value is the spelling in AHAP files; every spelling makes a value, and ``CHHapticPattern`` refuses the
    /// unknown ones.
    public struct EventType: Hashable, RawRepresentable, Sendable {
        /// The spelling.
        public let rawValue: String

        /// The type of that spelling, known or not.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension CHHapticEvent.EventType {
    /// A tap of a length that the system sets.
    public static let hapticTransient = CHHapticEvent.EventType(rawValue: "HapticTransient")

    /// A vibration with a duration.
    public static let hapticContinuous = CHHapticEvent.EventType(rawValue: "HapticContinuous")

    /// A built-in tone with the envelope of a continuous event.
    public static let audioContinuous = CHHapticEvent.EventType(rawValue: "AudioContinuous")

    /// A sound file or a registered sound.
    public static let audioCustom = CHHapticEvent.EventType(rawValue: "AudioCustom")
}
