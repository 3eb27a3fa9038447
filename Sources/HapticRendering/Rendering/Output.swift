/// The last stage: normalising, limiting, and the report of it.
package struct Output: BitwiseCopyable, Sendable {
    private let limiter: Limiter
    package private(set) var haptic = LimiterReport()
    package private(set) var audio = LimiterReport()

    package init(_ limiter: Limiter) { self.limiter = limiter }

    /// Reports begin anew; gains stay.
    mutating func reset() {
        let gains = (haptic.gain, audio.gain)
        haptic = LimiterReport()
        audio = LimiterReport()
        (haptic.gain, audio.gain) = gains
    }

    /// From now on, brings the peaks found so far down to 1 where they are above.
    mutating func normalise() {
        let peaks = (haptic.peak, audio.peak)
        reset()
        haptic.gain = peaks.0 > 1 ? 1 / peaks.0 : 1
        audio.gain = peaks.1 > 1 ? 1 / peaks.1 : 1
    }

    #if CHECKS_RENDERING
        @_noAllocation @_noLocks
    #endif
    package mutating func process(_ lane: Lane, isAudio: Bool) {
        var report = isAudio ? audio : haptic
        let peak = lane.peak()
        report.peak = max(report.peak, peak)
        report.samples += lane.count
        if report.gain != 1 {
            let gain = report.gain
            lane.replace { $0 * gain }
        }
        // Most blocks need no second look.
        if peak * report.gain > limiter.threshold { limit(lane, &report) }
        if isAudio { audio = report } else { haptic = report }
    }

    private func limit(_ lane: Lane, _ report: inout LimiterReport) {
        var touched = 0
        lane.replace { sample in
            let (value, isTouched) = limiter.limited(sample)
            if isTouched { touched += 1 }
            return value
        }
        // What normalising leaves above 1 is its own rounding.
        if limiter != .normalise { report.limitedSamples += touched }
    }
}
