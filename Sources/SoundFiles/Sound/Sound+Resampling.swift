extension Sound {
    /// The same sound at another rate, by libsamplerate. At its own rate it is returned unchanged, and no library is
    /// needed.
    ///
    /// A moment stays where it was, in seconds. There are `frameCount * rate / sampleRate` frames, to the nearest.
    ///
    /// - Parameters:
    ///   - rate: Frames a second, 1 or more, at most 256 times as many or as few as now.
    ///   - quality: See ``ResamplingQuality``.
    ///   - limits: How long the result may be.
    /// - Throws: ``SoundFileError``, without a file's name: `libraryMissing`, `rate`, `tooLong` or `libraryFailed`.
    public func resampled(
        to rate: Int, quality: ResamplingQuality = .best, limits: SoundLimits = SoundLimits()
    ) throws(SoundFileError) -> Sound {
        try resampled(to: rate, quality: quality, limits: limits) { SamplerateLibrary.installed }
    }

    /// The library is asked for only if it is needed; tests hand in one that is missing.
    package func resampled(
        to rate: Int, quality: ResamplingQuality, limits: SoundLimits,
        library: () -> Result<SamplerateLibrary, LibraryFault>
    ) throws(SoundFileError) -> Sound {
        if rate == sampleRate { return self }
        guard rate >= 1, let count = resampledCount(at: rate), !limits.exclude(frames: count, channels: channels) else {
            throw SoundFileError(nil, rate < 1 ? .rate(from: sampleRate, to: rate) : .tooLong(limits.maximumSamples))
        }
        switch library() {
        case .failure(let fault):
            throw SoundFileError(nil, .libraryMissing(.samplerate, purpose: .resampling, detail: fault.detail))
        case .success(let library):
            let samples = try library.convert(self, to: rate, count: count, quality: quality)
            return Sound(
                whole: samples, channels: channels, sampleRate: rate, speakers: speakers, faults: faults)
        }
    }

    /// To the nearest, halves up; nil if it is beyond all numbers.
    private func resampledCount(at rate: Int) -> Int? {
        let (product, overflow) = frameCount.multipliedReportingOverflow(by: rate)
        if overflow { return nil }
        let (count, rest) = product.quotientAndRemainder(dividingBy: sampleRate)
        return rest >= sampleRate - rest ? count + 1 : count
    }
}
