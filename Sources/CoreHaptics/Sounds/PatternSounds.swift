import HapticPlayback
import HapticRendering

/// The sound files of a pattern, each read when first needed, for as long as the pattern lives.
final class PatternSounds: Sendable {
    private let clips = Guarded<(rate: Double, byPath: [String: SoundClip])>((0, [:]))

    /// The sound of a file at a rate.
    func clip(_ path: String, rate: Double, at place: String) throws(CHHapticError) -> SoundClip {
        if let clip = clips.withLock({ $0.rate == rate ? $0.byPath[path] : nil }) { return clip }
        let clip = try SoundReading.clip(path, rate: rate, at: place)
        clips.withLock { clips in
            if clips.rate != rate { clips = (rate, [:]) }
            clips.byPath[path] = clip
        }
        return clip
    }
}
