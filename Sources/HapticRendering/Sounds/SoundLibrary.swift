public import HapticPatterns

/// The sounds that the audio events of a pattern may play, by where an event says that they come from.
///
/// The module reads no files: who can, decodes and resamples them and hands the frames over. An event whose sound is
/// not here is silent; ``Renderer/missingSounds`` names it.
public struct SoundLibrary: Equatable, Sendable {
    /// The sound of each source.
    public var clips: [HapticEvent.Sound.Source: SoundClip]

    /// A library of these sounds; empty unless stated.
    public init(_ clips: [HapticEvent.Sound.Source: SoundClip] = [:]) {
        self.clips = clips
    }
}
