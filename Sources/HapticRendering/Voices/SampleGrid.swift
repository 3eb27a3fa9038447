/// Where a voice's own samples lie in the time of its event, and in the pattern. Own samples count from 0, the first one
/// at or after the start.
package struct SampleGrid: BitwiseCopyable, Sendable {
    /// The position in the pattern at which the event starts.
    var origin: Double
    /// From the start to the first sample, 0..<1.
    let offset: Double
    /// How many samples the voice has.
    var count: Int
    /// How far the pattern gets on from one sample to the next: 1, unless a player plays it at another rate.
    var rate = 1.0

    /// Samples since the start of the event.
    @inline(__always)
    func time(of sample: Int) -> Double { offset + Double(sample) }

    /// The first sample at or after a time, within the voice.
    @inline(__always)
    func sample(atOrAfter time: Double) -> Int { min(max(Numerics.ceiling(time - offset), 0), count) }

    /// The position in the pattern some samples after the start.
    @inline(__always)
    func position(at time: Double) -> Double { origin + rate * time }

    /// The samples from the start until the pattern reaches a position.
    @inline(__always)
    func time(ofPosition position: Double) -> Double { (position - origin) / rate }
}
