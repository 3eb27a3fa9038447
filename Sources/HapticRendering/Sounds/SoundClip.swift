/// A decoded sound, held in memory.
public struct SoundClip: Equatable, Hashable, Sendable {
    /// Samples of -1...1, the channels of a frame side by side: one value a frame for mono, two for stereo.
    public let samples: [Float]
    /// True for two channels, left and right; false for one.
    public let isStereo: Bool
    /// Frames a second. A clip whose rate is the renderer's is played sample for sample; others are interpolated, so
    /// that a caller who wants more than that resamples first.
    public let sampleRate: Double

    /// A sound of one channel. What is not a finite number becomes 0.
    public init(mono samples: [Float], sampleRate: Double) {
        self.init(samples, isStereo: false, sampleRate: sampleRate)
    }

    /// A sound of two channels side by side. What is not a finite number becomes 0, and half a frame at the end is left
    /// out.
    public init(stereo samples: [Float], sampleRate: Double) {
        let whole = samples.count.isMultiple(of: 2) ? samples : Array(samples.dropLast())
        self.init(whole, isStereo: true, sampleRate: sampleRate)
    }

    private init(_ samples: [Float], isStereo: Bool, sampleRate: Double) {
        self.samples = samples.allSatisfy { $0.isFinite } ? samples : samples.map { $0.isFinite ? $0 : 0 }
        self.isStereo = isStereo
        self.sampleRate = sampleRate
    }

    /// How many frames it has.
    public var frameCount: Int { isStereo ? samples.count / 2 : samples.count }

    /// False for a sound without frames, or with a rate outside 1 Hz...10 MHz: it is silent.
    var isPlayable: Bool { frameCount > 0 && sampleRate >= 1 && sampleRate <= 10_000_000 }
}
