package import HapticPatterns

/// A place where continuous haptic events that overlap ask for more than full drive together.
package struct Overdrive: Sendable {
    /// The event that came last, as an index into the pattern's events.
    package let event: Int
    /// How many others sound with it.
    package let others: Int
    /// When the sum first exceeds full drive, in seconds from the start of the pattern.
    package let time: Double
    /// The sum then; 1 is full drive.
    package let drive: Double

    /// All of a pattern, each reported once until the sum is back at full drive or below.
    ///
    /// An event's drive is the square of its effective intensity. The intensity control is a common factor, so that one
    /// running sum of squares is enough, and the control is asked only where that sum alone exceeds full drive.
    /// Envelopes are left out: what counts is the level that the events hold. Overlaps of a millisecond do not count.
    package static func all(in pattern: HapticPattern) -> [Overdrive] {
        guard hasOverlap(pattern.events) else { return [] }
        var sweep = OverdriveSweep(pattern)
        return sweep.run()
    }

    /// False for sure if no continuous event begins before the ones above it are over: a look at each, and no more.
    private static func hasOverlap(_ events: [HapticEvent]) -> Bool {
        var latest = -Double.infinity
        var end = -Double.infinity
        for index in events.indices where events[index].kind == .hapticContinuous && events[index].duration != nil {
            let time = events[index].time
            if time < latest || time < end - OverdriveSweep.slack { return true }
            latest = time
            end = max(end, events[index].bodyEnd)
        }
        return false
    }
}
