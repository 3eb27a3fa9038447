import Foundation
import HapticRendering
import HapticSounds
import SoundFiles

/// Sound files as Core Haptics refuses them.
enum SoundReading {
    /// A sound file at a rate.
    static func clip(_ path: String, rate: Double, at place: String) throws(CHHapticError) -> SoundClip {
        let shown = (path as NSString).lastPathComponent
        if FileStatus(path: path) == .special {
            throw CHHapticError(
                .invalidAudioResource, "it is no regular file", hint: "give a sound file", at: place, in: (shown, path))
        }
        do throws(SoundFileError) {
            let limits = SoundLimits(maximumSamples: AudioResources.limit)
            let clip = try SoundLoader.clip(file: path, rate: rate, limits: limits)
            if clip.frameCount > 0 { return clip }
        } catch {
            throw CHHapticError(
                code(of: error), error.reason.description, hint: nil, at: place, in: (shown, path))
        }
        throw CHHapticError(
            .invalidAudioResource, "it has no frames", hint: "give a sound that can be heard", at: place,
            in: (shown, path))
    }

    private static func code(of error: SoundFileError) -> CHHapticError.Code {
        if error.isMissing { return .fileNotFound }
        if case .tooLong = error.reason { return .resourceNotAvailable }
        return .invalidAudioResource
    }
}
