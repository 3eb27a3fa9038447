public import HapticPlayback
import HapticRendering
import SoundFiles

/// Writes what is played into a WAV file as time passes: 48 kHz, 32-bit floats, three channels (haptic, left, right).
///
/// The file is there from the first start on, and can be read at any moment: its header states the frames that it holds,
/// which follow the present by 50 ms. It grows by 0.6 MB a second while it plays. Started again, it goes on, with silence
/// for the pause.
///
/// Each output of a process has a file of its own: where the path was taken by an earlier one, a number is put before the
/// extension (`out.wav`, then `out-2.wav`, `out-3.wav`). A file of an earlier process is replaced.
public final class WaveFileOutput: HapticOutput {
    private let output: PacedOutput
    private let sink: WaveFileSink
    /// A waveform at 48 kHz, of what is felt and of what is heard.
    public var capabilities: OutputCapabilities { output.capabilities }
    /// `wav:PATH`, as in `HAPTICS_OUTPUT`.
    public var name: String { output.name }

    /// An output that makes its file when it is started for the first time.
    ///
    /// - Parameter path: Where the file is to be. A device or a pipe is written to as it is.
    public init(path: String) {
        let capabilities = OutputCapabilities()
        sink = WaveFileSink(path, rate: Int(capabilities.sampleRate))
        output = PacedOutput(name: "wav:\(path)", capabilities: capabilities, sink: sink)
    }

    /// Where the file is: with a number, where it has got one, from the first start on.
    public var path: String { sink.path }

    /// Begins to write.
    ///
    /// - Throws: `OutputError`: `file` where it cannot be written, `unavailable` while it plays already.
    public func start(
        _ source: HapticSource, report: @escaping @Sendable (OutputEvent) -> Void
    ) throws(OutputError) {
        try output.start(source, report: report)
    }

    /// Writes no more for the present. The file is whole.
    public func stop() { output.stop() }
}
