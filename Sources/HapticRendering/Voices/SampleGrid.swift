/// Where a voice's own samples lie in the time of its event. Own samples count from 0, the first one at or after the
/// start.
package struct SampleGrid: BitwiseCopyable, Sendable {
    /// The position of the event's start.
    let origin: Double
    /// From the start to the first sample, 0..<1.
    let offset: Double
    /// How many samples the voice has.
    let count: Int

    /// Samples since the start of the event.
    @inline(__always)
    func time(of sample: Int) -> Double { offset + Double(sample) }

    /// The first sample at or after a time, within the voice.
    @inline(__always)
    func sample(atOrAfter time: Double) -> Int { min(max(Numerics.ceiling(time - offset), 0), count) }
}
