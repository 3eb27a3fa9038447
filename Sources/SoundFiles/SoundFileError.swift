/// Why a sound could not be read, converted or written. ``description`` is one line that names the file, what is wrong
/// and what would be right.
public struct SoundFileError: Error, Equatable, Sendable {
    /// The file as the caller named it; nil where a sound in memory was at work.
    public var file: String?
    /// What is wrong.
    public var reason: Reason

    init(_ file: String?, _ reason: Reason) {
        self.file = file
        self.reason = reason
    }

    /// Runs what the operating system may refuse; the refusal is thrown with the file's name.
    static func naming<Value>(
        _ file: String?, _ body: () throws(SystemFault) -> Value
    ) throws(SoundFileError) -> Value {
        do throws(SystemFault) {
            return try body()
        } catch {
            throw SoundFileError(file, .system(error))
        }
    }

    /// What is wrong.
    public enum Reason: Equatable, Sendable {
        /// The operating system says no.
        case system(SystemFault)
        /// A folder, not a file.
        case folder
        /// A device, such as a terminal or `/dev/zero`.
        case device
        /// A file without a single byte.
        case empty
        /// A format that is recognised, and that neither we nor libsndfile can read.
        case unsupported(SoundFormat)
        /// A WAV file whose header is broken.
        case wav(WAVFault)
        /// More than ``SoundLimits/maximumSamples``, which is stated here.
        case tooLong(Int)
        /// A file that states too many or no channels.
        case channels(Int)
        /// A rate that cannot be had, because it is below 1 or because the two are too far apart.
        case rate(from: Int, to: Int)
        /// A library is needed that is not installed, or that does not load: `detail` has the loader's words.
        case libraryMissing(NativeLibrary, purpose: NativeLibrary.Purpose, detail: String)
        /// What a library says of the file, and what the file looks like.
        case libraryFailed(NativeLibrary, SoundFormat?, message: String)
        /// A file to write that no WAV file can be: channels from 1 to 1024, a rate from 1 to 2,147,483,647.
        case unwritable(channels: Int, sampleRate: Int)
        /// Samples handed to a writer that are no whole number of frames.
        case unevenFrames(samples: Int, channels: Int)
    }
}

extension SoundFileError {
    /// True if the other end of a pipe was closed.
    package var isBrokenPipe: Bool {
        guard case .system(let fault) = reason else { return false }
        return fault.isBrokenPipe
    }

    /// True if there is no such file.
    package var isMissing: Bool {
        guard case .system(let fault) = reason else { return false }
        return fault.isMissing
    }
}
