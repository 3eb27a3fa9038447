import HapticPatterns

/// Where the pattern ends, and where a loop goes back, as positions.
struct LoopBounds {
    /// The pattern's stated duration.
    let duration: Double
    /// Where a loop goes back; infinity without one.
    let end: Double
    let passes: Int

    init(_ pattern: HapticPattern, _ settings: RenderSettings) throws(RenderError) {
        let clock = SampleClock(settings)
        duration = clock.position(ofSeconds: pattern.duration)
        guard duration < SampleClock.lastPosition else { throw .timeTooLate(seconds: pattern.duration) }
        guard let loop = settings.loop else {
            (end, passes) = (.infinity, 1)
            return
        }
        let seconds = loop.end ?? pattern.duration
        end = clock.position(ofSeconds: seconds)
        passes = loop.passes
        guard end >= 1, passes >= 1, Double(passes) <= 0x1p31, end * Double(passes) < SampleClock.lastPosition else {
            throw .loopOutOfRange(seconds: seconds, passes: passes)
        }
    }
}
