package import HapticRendering
package import SoundFiles

extension SoundLoader {
    /// One sound file by its own path, mixed to one or two channels and brought to a sample rate.
    ///
    /// - Parameters:
    ///   - path: The file; whoever names it knows where it lies.
    ///   - rate: Samples a second. Without libsamplerate the sound keeps its own rate, which the renderer interpolates.
    ///   - limits: How much to read at most.
    /// - Throws: `SoundFileError` where it cannot be read; a sound without frames is silent.
    package static func clip(
        file path: String, rate: Double, limits: SoundLimits = SoundLimits()
    ) throws(SoundFileError) -> SoundClip {
        let sound = try SoundFile.decode(path: path, limits: limits)
        var faults: [String] = []
        return SoundLoader(folders: [], limits: limits).fitted(sound, path, rate, &faults)
    }
}
