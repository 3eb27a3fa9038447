/// How much sound is read at most. It is checked against what a header states before memory is taken, and against what
/// is really there while reading.
public struct SoundLimits: Equatable, Sendable {
    /// Frames times channels; a sample takes 4 bytes of memory.
    public var maximumSamples: Int

    /// 1 GiB of samples unless stated: 46 minutes of stereo at 48 kHz, or 175 s of 8 channels at 192 kHz.
    public init(maximumSamples: Int = 1 << 28) { self.maximumSamples = max(0, maximumSamples) }

    /// As many channels as one frame may have; libsndfile has the same bound.
    static let maximumChannels = 1024

    /// Whether this is too much. Never overflows, whatever a header states.
    func exclude(frames: Int, channels: Int) -> Bool {
        let (samples, overflow) = frames.multipliedReportingOverflow(by: channels)
        return overflow || samples > maximumSamples
    }

    /// As many bytes as a file of so many samples may have: 8 each, and some for what stands around them.
    var maximumBytes: Int {
        let (bytes, overflow) = maximumSamples.multipliedReportingOverflow(by: 8)
        return overflow || bytes > .max - Self.margin ? .max : bytes + Self.margin
    }

    private static let margin = 1 << 20
}
