extension SoundFileError: CustomStringConvertible {
    /// One line: the file's name, what is wrong, what would be right.
    public var description: String {
        if let file { "\(file): \(reason)" } else { reason.description }
    }
}

extension SoundFileError.Reason: CustomStringConvertible {
    /// What is wrong and what would be right, without the file's name.
    public var description: String {
        switch self {
        case .system(let fault): fault.description
        case .folder: "is a folder, not a sound file"
        case .device: "is a device; sound is read from files and pipes"
        case .empty: "is empty, so it is no sound file"
        case .unsupported(let format): "is \(format.name), which cannot be read here. \(Self.convert)"
        case .wav(let fault): "is a WAV file, but \(fault)"
        case .tooLong(let maximum):
            "is too long: at most \(maximum) samples (frames times channels) are read"
        case .channels(let count):
            "states \(count) channels; 1 to \(SoundLimits.maximumChannels) can be read"
        case .rate(let from, let to): Self.text(from: from, to: to)
        case .libraryMissing(let library, let purpose, let detail):
            Self.text(missing: library, purpose: purpose, detail: detail)
        case .libraryFailed(let library, let format, let message):
            Self.text(failed: library, format: format, message: message)
        case .unwritable(let channels, let rate):
            "\(channels) channels at \(rate) Hz cannot be written as WAV: "
                + "1 to \(SoundLimits.maximumChannels) channels at 1 to \(Int32.max) Hz can"
        case .unevenFrames(let samples, let channels):
            "\(samples) samples are no whole number of frames of \(channels) channels"
        }
    }

    /// What always works, with a tool that reads nearly everything.
    private static let convert =
        "WAV, FLAC, Ogg, MP3, AIFF and CAF can; convert it, for example with: ffmpeg -i OLD -c:a pcm_f32le NEW.wav"

    private static func text(from: Int, to: Int) -> String {
        if to < 1 { return "\(to) Hz is no sample rate; 1 Hz is the lowest" }
        return "cannot be brought from \(from) to \(to) Hz: the two may differ by a factor of 256 at most"
    }

    private static func text(missing library: NativeLibrary, purpose: NativeLibrary.Purpose, detail: String) -> String {
        "\(purpose) needs the library \(library.name), which could not be loaded (\(detail)). "
            + "Install the package \(library.packages)\(purpose.otherwise)"
    }

    private static func text(failed library: NativeLibrary, format: SoundFormat?, message: String) -> String {
        guard library == .sndfile else { return "\(library.name) failed: \(message)" }
        guard let format else {
            return "is not a sound file that can be read (\(library.name): \(message)). \(convert)"
        }
        return "is \(format.name), but could not be read (\(library.name): \(message)). \(convert)"
    }
}
