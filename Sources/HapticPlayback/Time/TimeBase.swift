import HapticRendering

/// From seconds on an engine's timeline to samples, and back.
///
/// Sample *n* begins at *n* / rate seconds. The first sample that an engine renders has the number
/// ``firstSample``, not 0, so that no time that a user reads off the clock is the 0 that stands for "at once".
package struct TimeBase: Equatable, Sendable {
    /// Samples a second.
    package let rate: Double

    /// A time base of a rate in hertz.
    package init(rate: Double) { self.rate = rate }

    /// The number of the first sample of an engine.
    package static var firstSample: Int { 1 }

    /// The time in seconds at which a sample begins.
    package func seconds(of sample: Int) -> Double { Double(sample) / rate }

    /// The first sample that begins at a time or later; 0 for times that are not above 0, or not numbers. A time that
    /// misses a sample by a millionth of one is taken for it: `0.29 * 100` is not 29 in binary.
    package func sample(atOrAfter seconds: Double) -> Int {
        guard seconds > 0 else { return 0 }
        let position = min(seconds * rate, SampleClock.lastPosition)
        return Numerics.ceiling(position - SampleClock.tolerance)
    }
}
