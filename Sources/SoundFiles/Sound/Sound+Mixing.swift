extension Sound {
    /// Left and right.
    ///
    /// One channel goes to both sides unchanged; two stay as they are. More are mixed by where they belong
    /// (``speakers``): front channels whole, centre and surrounds 3 dB down, the low-frequency channel left out, as
    /// ITU-R BS.775 has it; then all are scaled by one factor, so that nothing comes out louder than the loudest
    /// channel came in. Channels that belong nowhere go to both sides alike.
    public func stereo() -> Sound {
        switch channels {
        case 1: mixed([(1, 1)])
        case 2: self
        default: mixed(Speaker.stereoMix(speakers))
        }
    }

    /// The mean of all channels.
    public func mono() -> Sound {
        if channels == 1 { return self }
        let share = 1 / Float(channels)
        var mixed: [Float] = []
        mixed.reserveCapacity(frameCount)
        for frame in 0..<frameCount {
            var sum: Float = 0
            for sample in samples[frame * channels..<(frame + 1) * channels] { sum += sample }
            mixed.append(sum * share)
        }
        return Sound(
            whole: mixed, channels: 1, sampleRate: sampleRate, speakers: Speaker.usual(channels: 1), faults: faults)
    }

    private func mixed(_ gains: [(left: Float, right: Float)]) -> Sound {
        var mixed: [Float] = []
        mixed.reserveCapacity(frameCount * 2)
        for frame in 0..<frameCount {
            var left: Float = 0
            var right: Float = 0
            for (sample, gain) in zip(samples[frame * channels..<(frame + 1) * channels], gains) {
                left += sample * gain.left
                right += sample * gain.right
            }
            mixed.append(left)
            mixed.append(right)
        }
        return Sound(
            whole: mixed, channels: 2, sampleRate: sampleRate, speakers: Speaker.usual(channels: 2), faults: faults)
    }
}
