import HapticPatterns

/// The frames of the sounds that one pattern plays, where a voice can reach them.
package struct SoundBank: ~Copyable, Sendable {
    // Not private: as part of a noncopyable type that another file uses, that fails to link without optimisation.
    struct Entry: BitwiseCopyable, Sendable {
        let start: Int
        let frameCount: Int
        let isStereo: Bool
        let framesPerSample: Double
    }

    private let samples: FlatArray<Float>
    private let entries: FlatArray<Entry>

    /// - Parameter rate: Samples a second of the renderer.
    init(_ clips: [SoundClip], rate: Double) {
        var samples: [Float] = []
        samples.reserveCapacity(clips.reduce(0) { $0 + $1.samples.count })
        var entries: [Entry] = []
        for clip in clips {
            entries.append(
                Entry(
                    start: samples.count, frameCount: clip.frameCount, isStereo: clip.isStereo,
                    framesPerSample: clip.sampleRate / rate))
            samples += clip.samples
        }
        self.samples = FlatArray(samples)
        self.entries = FlatArray(entries)
    }

    /// How many frames a sound has.
    func frameCount(of sound: Int32) -> Int { entries[Int(sound)].frameCount }

    /// True for a sound of two channels.
    func isStereo(_ sound: Int32) -> Bool { entries[Int(sound)].isStereo }

    /// The law that turns pitch into frames a sample.
    func frequencyMap(of sound: Int32) -> FrequencyMap {
        FrequencyMap(octavesAround: entries[Int(sound)].framesPerSample)
    }

    /// Left and right at a place between frames: on a frame the frame itself, else a cubic through the two on either
    /// side. Frames before the first and after the last are silent, or come from the other end in a loop.
    @inline(__always)
    func value(of sound: Int32, at place: Double, loops: Bool) -> (left: Float, right: Float) {
        let entry = entries[Int(sound)]
        let index = Numerics.floor(place)
        let share = Float(place - Double(index))
        if share == 0 { return frame(index, of: entry, loops: loops) }
        let a = frame(index &- 1, of: entry, loops: loops)
        let b = frame(index, of: entry, loops: loops)
        let c = frame(index &+ 1, of: entry, loops: loops)
        let d = frame(index &+ 2, of: entry, loops: loops)
        return (
            Self.cubic(a.left, b.left, c.left, d.left, share), Self.cubic(a.right, b.right, c.right, d.right, share)
        )
    }

    @inline(__always)
    private func frame(_ index: Int, of entry: Entry, loops: Bool) -> (left: Float, right: Float) {
        var index = index
        if loops {
            index %= entry.frameCount
            if index < 0 { index += entry.frameCount }
        }
        guard index >= 0, index < entry.frameCount else { return (0, 0) }
        guard entry.isStereo else {
            let sample = samples[entry.start + index]
            return (sample, sample)
        }
        return (samples[entry.start + 2 * index], samples[entry.start + 2 * index + 1])
    }

    /// The cubic through b and c whose slopes there are those of the lines from a to c and from b to d.
    @inline(__always)
    private static func cubic(_ a: Float, _ b: Float, _ c: Float, _ d: Float, _ x: Float) -> Float {
        let slopeB = 0.5 * (c - a)
        let slopeC = 0.5 * (d - b)
        let curve = b - c
        return b + x * (slopeB + x * (-3 * curve - 2 * slopeB - slopeC + x * (2 * curve + slopeB + slopeC)))
    }
}
