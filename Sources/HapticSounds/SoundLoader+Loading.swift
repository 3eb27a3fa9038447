import HapticRendering
import SoundFiles

extension SoundLoader {
    /// Why a sound is not there.
    struct LoadingError: Error {
        let message: String
    }

    /// Decodes one sound; `faults` are clauses on what is wrong with one that can be played all the same.
    func load(
        _ path: String, rate: Double, room: inout Int, _ faults: inout [String]
    ) throws(LoadingError) -> SoundClip {
        guard SoundLoader.staysInside(path) else {
            throw LoadingError(message: "\(path): leads out of the pattern's folder; name a sound inside it")
        }
        let sound = try decode(path, room: room)
        if sound.frameCount == 0 { throw LoadingError(message: "\(path): has no frames") }
        room -= sound.samples.count
        faults += sound.faults.map { "\(path): \($0)" }
        return fitted(sound, path, rate, &faults)
    }

    /// A sound in one or two channels, at a rate.
    func fitted(_ sound: Sound, _ path: String, _ rate: Double, _ faults: inout [String]) -> SoundClip {
        let fitting = sound.channels > 2 ? sound.stereo() : sound
        let final = resampled(fitting, path, rate, &faults)
        return final.channels == 2
            ? SoundClip(stereo: final.samples, sampleRate: Double(final.sampleRate))
            : SoundClip(mono: final.samples, sampleRate: Double(final.sampleRate))
    }

    /// From the first folder that has it.
    private func decode(_ path: String, room: Int) throws(LoadingError) -> Sound {
        var missing: SoundFileError?
        for folder in folders {
            let file = folder.isEmpty ? path : "\(folder)/\(path)"
            // A pipe might be waited for without end.
            if SoundFile.isSpecial(path: file) { throw LoadingError(message: "\(file): is not a regular file") }
            do throws(SoundFileError) {
                return try SoundFile.decode(path: file, limits: SoundLimits(maximumSamples: room))
            } catch {
                guard error.isMissing else { throw LoadingError(message: error.description) }
                missing = missing ?? error
            }
        }
        throw LoadingError(message: missing?.description ?? "\(path): there is no folder to look in")
    }

    private func resampled(_ sound: Sound, _ path: String, _ rate: Double, _ faults: inout [String]) -> Sound {
        guard let rate = Int(exactly: rate) else { return sound }
        do throws(SoundFileError) {
            return try sound.resampled(to: rate, limits: limits)
        } catch {
            faults.append("\(path): played by plain interpolation, since \(error.reason)")
            return sound
        }
    }

    /// Whether a path is relative and never goes above where it starts. A path with a NUL would be cut there by the
    /// system.
    package static func staysInside(_ path: String) -> Bool {
        guard !path.isEmpty, path.utf8.first != UInt8(ascii: "/"), !path.utf8.contains(0) else { return false }
        var depth = 0
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            if part.elementsEqual("..".utf8) {
                depth -= 1
            } else if !part.elementsEqual(".".utf8) {
                depth += 1
            }
            if depth < 0 { return false }
        }
        return depth > 0
    }
}
