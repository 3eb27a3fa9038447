/// A tap over one span: a sine that decays.
struct TapWave: BitwiseCopyable {
    private let phase: Ramp
    private let middle: Float
    private let inverseDecay: Float
    /// The level at the middle of the cell, from which the polynomial of the decay reaches to both ends.
    private let middleLevel: Float

    /// - Parameters:
    ///   - time: Samples from the start of the tap to the first sample of the span.
    ///   - cell: The most samples that a span may have.
    @inline(__always)
    init(_ tap: TimelineEvent.Tap, at time: Double, cell: Int) {
        phase = Ramp(Numerics.reduced(tap.frequency * time), tap.frequency)
        let half = 0.5 * Double(cell)
        middle = Float(half)
        inverseDecay = Float(1 / tap.decay)
        middleLevel = Float(Numerics.exp(-(time + half) / tap.decay))
    }

    /// The largest power of two up to a full cell that the polynomial can span.
    static func cell(for tap: TimelineEvent.Tap) -> Int {
        var cell = Lane.cell
        while cell > 1, Double(cell) > 0.38 * tap.decay { cell >>= 1 }
        return cell
    }

    @inline(__always)
    private func level(_ x: Float) -> Float {
        middleLevel * Oscillator.smallExponential((middle - x) * inverseDecay)
    }

    @inline(__always)
    func drive(_ x: Float) -> Float { level(x) * Oscillator.sine(phase(x)) }

    @inline(__always)
    func preview(_ x: Float) -> Float { Oscillator.preview(phase(x), decay: level(x)) }
}
