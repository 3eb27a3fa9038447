extension HapticEvent {
    /// What an ``Kind-swift.enum/audioCustom`` event plays, and how.
    public struct Sound: Equatable, Hashable, Sendable {
        /// Where the sound comes from.
        public enum Source: Equatable, Hashable, Sendable {
            /// A path as an AHAP file states it (`EventWaveformPath`).
            case path(String)
            /// The number of a sound registered with an engine.
            case resource(Int)
        }

        /// Where the sound comes from.
        public var source: Source
        /// Short ramps at begin and end (`EventWaveformUseVolumeEnvelope`); true unless stated.
        public var usesVolumeEnvelope: Bool
        /// Repeats until the event's duration is over (`EventWaveformLoopEnabled`); false unless stated.
        public var loops: Bool

        /// A sound from its parts.
        public init(_ source: Source, usesVolumeEnvelope: Bool = true, loops: Bool = false) {
            self.source = source
            self.usesVolumeEnvelope = usesVolumeEnvelope
            self.loops = loops
        }
    }
}
