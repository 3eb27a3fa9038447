/// Writes a WAV file as its frames come, in memory that does not grow with their number.
///
/// The bytes depend on the frames and the format only. A file of more than 4 GiB becomes RF64 (EBU Tech 3306); room for
/// its sizes is kept in every header by a `JUNK` chunk. One and two channels have a plain format; more have an
/// extensible one with a channel mask of 0, since they need not be loudspeakers.
///
/// Call ``finish()``: a writer that goes without leaves no file, unless the file is live.
///
/// `@unchecked Sendable`: there is one owner, and what it owns is used by nobody else.
public struct WAVWriter: ~Copyable, @unchecked Sendable {
    /// When a file is to be seen under its name.
    public enum Mode: Sendable {
        /// When it is finished. It is written beside its place and then renamed, so that an old file stays whole until
        /// the new one is, and stays for good if something fails.
        case atomic
        /// At once. Its header is right after each ``WAVWriter/flush()``, so that others may read it while it grows; it
        /// stays whatever happens.
        case live
    }

    let name: String
    let preamble: WAVPreamble
    let largestRIFF: UInt64
    let output: OutputFile
    let mode: Mode
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    /// Bytes of sound in the buffer.
    var filled = 0
    /// Bytes of sound in the file.
    var stored: UInt64 = 0
    /// Once something has failed, everything fails for the same reason.
    var failure: SoundFileError?

    /// How many frames were handed over.
    public internal(set) var framesWritten = 0

    /// The file beside its place that an atomic writer fills, which is to be removed if a signal ends the process; nil
    /// if the file is written in its place.
    public var partialPath: String? { output.partialPath }

    /// A file with a name. Devices and pipes are written to as they are, whatever the mode.
    ///
    /// - Parameters:
    ///   - path: Where the file shall be. Links are followed; the permissions of an old file are kept.
    ///   - channels: Samples a frame, 1 to 1024.
    ///   - sampleRate: Frames a second, 1 to 2,147,483,647.
    ///   - samples: How to store them.
    ///   - mode: When the file is to be seen.
    /// - Throws: ``SoundFileError``: `system`, `folder`, `unwritable`.
    public init(
        path: String, channels: Int, sampleRate: Int, samples: WAVSampleFormat = .float32, mode: Mode = .atomic
    ) throws(SoundFileError) {
        try self.init(
            path: path, channels: channels, sampleRate: sampleRate, samples: samples, mode: mode,
            largestRIFF: WAVPreamble.largestRIFF)
    }

    /// An open descriptor, such as 1 for standard output, which stays open. Of a pipe, or a file that is appended to,
    /// the sizes cannot be set right at the end: then they are 0xFFFFFFFF, which readers take for "to the end".
    ///
    /// - Parameters:
    ///   - descriptor: Open for writing.
    ///   - name: What errors call it.
    ///   - channels: Samples a frame, 1 to 1024.
    ///   - sampleRate: Frames a second, 1 to 2,147,483,647.
    ///   - samples: How to store them.
    /// - Throws: ``SoundFileError``: `system`, `unwritable`.
    public init(
        descriptor: Int32, name: String = "standard output", channels: Int, sampleRate: Int,
        samples: WAVSampleFormat = .float32
    ) throws(SoundFileError) {
        let preamble = try WAVPreamble(name, channels, sampleRate, samples)
        let output = try SoundFileError.naming(name) { () throws(SystemFault) in try OutputFile(descriptor) }
        try self.init(name, preamble, output, mode: .atomic, WAVPreamble.largestRIFF)
    }

    /// Tests of RF64 make it begin sooner.
    package init(
        path: String, channels: Int, sampleRate: Int, samples: WAVSampleFormat, mode: Mode, largestRIFF: UInt64
    ) throws(SoundFileError) {
        let preamble = try WAVPreamble(path, channels, sampleRate, samples)
        let output = try OutputFile(path: path, mode: mode)
        try self.init(path, preamble, output, mode: mode, largestRIFF)
    }

    private init(
        _ name: String, _ preamble: WAVPreamble, _ output: OutputFile, mode: Mode, _ largestRIFF: UInt64
    ) throws(SoundFileError) {
        self.name = name
        self.preamble = preamble
        self.output = output
        self.mode = mode
        self.largestRIFF = largestRIFF
        let start = preamble.bytes(dataSize: output.isPatchable ? 0 : nil)
        try SoundFileError.naming(name) { () throws(SystemFault) in try output.append(start, count: start.count) }
    }
}
