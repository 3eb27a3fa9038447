import HapticPlayback
import SoundFiles

/// Interleaves blocks into a file that stays readable while it grows.
///
/// `@unchecked Sendable`: a paced output calls one function at a time; what others ask for is guarded.
final class WaveFileSink: FrameSink, @unchecked Sendable {
    private let place: Guarded<String>
    private let rate: Int
    private var file: WaveFile?
    private var frames: [Float] = []
    /// Blocks since the header was last set right.
    private var waiting = 0

    private static let channels = 3
    /// Blocks between two settings of the header.
    private static let patience = 5

    init(_ path: String, rate: Int) {
        place = Guarded(path)
        self.rate = rate
    }

    var path: String { place.withLock { $0 } }

    func begin(at sample: Int, after silence: Int) throws(OutputError) {
        guard let file else { return try open() }
        try attempt { () throws(SoundFileError) in try file.writer.writeSilence(frames: silence) }
    }

    private func open() throws(OutputError) {
        let wanted = path
        try attempt { () throws(SoundFileError) in
            let opened = try WavePaths.open(wanted) { path throws(SoundFileError) in
                WaveFile(
                    try WAVWriter(path: path, channels: Self.channels, sampleRate: rate, samples: .float32, mode: .live)
                )
            }
            file = opened.file
            place.withLock { $0 = opened.path }
        }
    }

    func write(haptic: Span<Float>, left: Span<Float>, right: Span<Float>) throws(OutputError) {
        guard let file else { return }
        if frames.count != haptic.count * Self.channels {
            frames = [Float](repeating: 0, count: haptic.count * Self.channels)
        }
        for index in 0..<min(haptic.count, left.count, right.count) {
            frames[index * Self.channels] = haptic[index]
            frames[index * Self.channels + 1] = left[index]
            frames[index * Self.channels + 2] = right[index]
        }
        waiting += 1
        try attempt { () throws(SoundFileError) in
            try file.writer.write(frames)
            if waiting >= Self.patience { try file.writer.flush() }
        }
        if waiting >= Self.patience { waiting = 0 }
    }

    func end() {
        // What failed has been said by a write, or will be by the next one.
        try? file?.writer.flush()
        waiting = 0
    }

    private func attempt(_ body: () throws(SoundFileError) -> Void) throws(OutputError) {
        do throws(SoundFileError) { try body() } catch { throw .file(path: path, reason: "\(error.reason)") }
    }
}

/// A file that is being written.
private final class WaveFile {
    var writer: WAVWriter

    init(_ writer: consuming WAVWriter) { self.writer = writer }
}
