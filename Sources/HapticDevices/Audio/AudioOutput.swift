import CSDLLibrary
public import HapticPlayback
import HapticRendering

/// Plays on a sound device: a voice coil or an amplifier on some of its channels, or loudspeakers.
///
/// Frames are floats at 48 kHz; SDL2 brings them to what the device wants. Audio events are on channels 1 and 2. The
/// haptic signal is on channel 1, on a device with four channels on 3 and 4, or on channels that are chosen. Where two
/// signals meet in a channel, they are added.
public final class AudioOutput: HapticOutput {
    private struct State {
        var device: OpenDevice?
    }

    private let state = Guarded(State())
    private let device: String?
    private let channels: [Int]?
    private let frames: Int
    private let isPreview: Bool
    /// A waveform at 48 kHz, of what is felt and of what is heard.
    public let capabilities: OutputCapabilities
    /// `audio`, `audio:DEVICE` or `preview`, as in `HAPTICS_OUTPUT`.
    public let name: String

    /// Seconds that a device has for its first question.
    private static let patience = 2.0

    /// An output on a sound device, which is opened when it is started.
    ///
    /// - Parameters:
    ///   - device: As the system calls it (``AudioDevice/name``), or a part of that; `nil` for the default device.
    ///   - channels: Those that carry the haptic signal, counted from 1; `nil` for the usual ones.
    ///   - frames: How many the device takes at a time, a power of two of 64...8192. The time from a command to what is
    ///     heard is about twice that: 512 are 11 ms.
    ///   - isPreview: True to make haptics audible on ordinary loudspeakers, on channels 1 and 2 unless chosen.
    public init(
        device: String? = nil, channels: [Int]? = nil, frames: Int = 512, isPreview: Bool = false
    ) {
        self.device = device
        self.channels = channels
        self.frames = min(max(frames, 64), 8192)
        self.isPreview = isPreview
        capabilities = OutputCapabilities(signal: isPreview ? .preview : .drive)
        name = isPreview ? "preview" : device.map { "audio:\($0)" } ?? "audio"
    }

    deinit { stop() }

    /// Opens the device and plays.
    ///
    /// Returns when the device has asked for its first frames. Where it goes later, `report` is told that it failed; time
    /// then goes on without sound until the output is stopped.
    ///
    /// - Throws: `OutputError`: `missingLibrary` without SDL2, `unavailable` without such a device, and while it plays
    ///   already; `timedOut` where it asks for nothing within 2 s.
    public func start(
        _ source: HapticSource, report: @escaping @Sendable (OutputEvent) -> Void
    ) throws(OutputError) {
        // A report that comes at once waits for the end of this where it stops the output.
        let late = try state.withLock { state throws(OutputError) -> OpenDevice? in
            guard state.device == nil else { throw .unavailable(device: name, reason: "it plays already") }
            let device = try opened(source, report)
            guard device.begins(within: Self.patience) else { return device }
            state.device = device
            return nil
        }
        guard let late else { return }
        // Waits for a report that may be under way.
        late.close()
        throw .timedOut(device: name, seconds: Self.patience)
    }

    private func opened(
        _ source: HapticSource, _ report: @escaping @Sendable (OutputEvent) -> Void
    ) throws(OutputError) -> OpenDevice {
        try SDLLibrary.withSDL { library throws(OutputError) in
            try library.startAudio()
            do throws(OutputError) {
                return try OpenDevice(library, place(library), source, request, report)
            } catch {
                library.end(UInt32(SDLInitAudio))
                throw error
            }
        }
    }

    /// Closes the device. When this returns, nothing more is asked of the source.
    public func stop() {
        let device = state.withLock { state in
            defer { state.device = nil }
            return state.device
        }
        device?.close()
    }

    private var request: OpenDevice.Request {
        OpenDevice.Request(output: name, channels: channels, frames: frames, isPreview: isPreview)
    }

    /// The device by its name in full, and how many channels it says to have.
    private func place(_ library: SDLLibrary) throws(OutputError) -> OpenDevice.Place {
        guard let device else { return OpenDevice.Place(name: nil, channels: library.channels(at: nil)) }
        let all = library.deviceNames
        if let index = all.firstIndex(of: device) ?? all.firstIndex(where: { $0.holds(device) }) {
            return OpenDevice.Place(name: all[index], channels: library.channels(at: index))
        }
        let there = all.isEmpty ? "there are no sound devices" : "there are \(all.joined(separator: ", "))"
        throw .unavailable(device: name, reason: "there is no such sound device; \(there)")
    }
}
