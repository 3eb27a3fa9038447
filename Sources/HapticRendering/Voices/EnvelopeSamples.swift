/// The own samples of a voice at which one stage of its envelope gives way to the next.
struct EnvelopeSamples: BitwiseCopyable {
    private let bodyStart: Int
    private let releaseStart: Int
    private let end: Int

    @inline(__always)
    init(_ envelope: Envelope, _ grid: SampleGrid) {
        bodyStart = grid.sample(atOrAfter: envelope.riseEnd)
        releaseStart = grid.sample(atOrAfter: envelope.bodyEnd)
        end = grid.count
    }

    /// The stage of a sample, the first sample of the stage, and the first one after it.
    @inline(__always)
    func stage(of sample: Int) -> (Envelope.Stage, start: Int, end: Int) {
        if sample < bodyStart { return (.rise, 0, bodyStart) }
        if sample < releaseStart { return (.body, bodyStart, releaseStart) }
        return (.release, releaseStart, end)
    }
}
