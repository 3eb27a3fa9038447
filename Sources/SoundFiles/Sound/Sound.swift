/// Sound in memory: frames of 32-bit floating-point samples, full scale at -1 and 1.
///
/// Samples may lie beyond full scale, as floating-point files may hold them.
public struct Sound: Equatable, Sendable {
    /// One frame after the other, each with one sample a channel. Its count is a multiple of ``channels``.
    public let samples: [Float]
    /// At least 1.
    public let channels: Int
    /// Frames a second, at least 1.
    public let sampleRate: Int
    /// Where each channel belongs: as many as there are channels.
    public let speakers: [Speaker]
    /// What was wrong with the file that this sound was read from, though it could be read.
    public let faults: [Fault]

    /// Nil unless there are 1 or more channels, 1 or more frames a second, and whole frames.
    ///
    /// - Parameters:
    ///   - samples: Frames, each with one sample a channel.
    ///   - channels: The samples of a frame.
    ///   - sampleRate: Frames a second.
    ///   - speakers: Where the channels belong; channels without an entry are ``Speaker/unplaced``. The order of WAV
    ///     files unless stated.
    public init?(samples: [Float], channels: Int, sampleRate: Int, speakers: [Speaker]? = nil) {
        guard channels >= 1, sampleRate >= 1, samples.count % channels == 0 else { return nil }
        let speakers = speakers ?? Speaker.usual(channels: channels)
        self.init(whole: samples, channels: channels, sampleRate: sampleRate, speakers: speakers, faults: [])
    }

    /// For callers who have made sure that there are channels, a rate and whole frames.
    init(whole samples: [Float], channels: Int, sampleRate: Int, speakers: [Speaker], faults: [Fault]) {
        self.samples = samples
        self.channels = channels
        self.sampleRate = sampleRate
        self.speakers = Speaker.fitting(speakers, channels: channels)
        self.faults = faults
    }

    /// How many frames there are. A file may well hold none.
    public var frameCount: Int { samples.count / channels }

    /// In seconds.
    public var duration: Double { Double(frameCount) / Double(sampleRate) }
}
