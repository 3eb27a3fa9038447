extension HapticEvent {
    /// The four event types of Core Haptics.
    public enum Kind: UInt8, CaseIterable, Equatable, Hashable, Sendable {
        /// A tap of a length that the system sets.
        case hapticTransient
        /// A vibration with a duration.
        case hapticContinuous
        /// A built-in tone with the envelope of a continuous event.
        case audioContinuous
        /// A sound file or a registered sound.
        case audioCustom

        /// The spelling in AHAP files, and Apple's raw value.
        public var name: String {
            switch self {
            case .hapticTransient: "HapticTransient"
            case .hapticContinuous: "HapticContinuous"
            case .audioContinuous: "AudioContinuous"
            case .audioCustom: "AudioCustom"
            }
        }

        /// The kind with that exact spelling, or `nil`.
        public init?(name: String) {
            guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
            self = kind
        }

        /// Felt rather than heard.
        public var isHaptic: Bool { self == .hapticTransient || self == .hapticContinuous }
        /// Heard rather than felt.
        public var isAudio: Bool { !isHaptic }
    }
}
