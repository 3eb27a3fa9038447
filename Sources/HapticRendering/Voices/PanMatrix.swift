/// How much of the left and right of a sound goes to the left and right loudspeaker, at equal power.
///
/// A mono sound, or tone, moves along a quarter circle between the two. A stereo sound is untouched at the centre;
/// towards a side, the far channel moves along a quarter circle to that side, as Web Audio's stereo panner does.
struct PanMatrix: BitwiseCopyable {
    var leftToLeft: Double
    var rightToLeft: Double
    var leftToRight: Double
    var rightToRight: Double

    /// - Parameter pan: -1 left, 0 centre, 1 right.
    init(pan: Double, isStereo: Bool) {
        guard isStereo else {
            let angle = 0.125 * (pan + 1)
            (leftToLeft, rightToLeft) = (Numerics.cosine(cycles: angle), 0)
            (leftToRight, rightToRight) = (0, Numerics.sine(cycles: angle))
            return
        }
        let angle = 0.25 * (pan <= 0 ? pan + 1 : pan)
        let (kept, moved) =
            pan <= 0
            ? (Numerics.sine(cycles: angle), Numerics.cosine(cycles: angle))
            : (Numerics.cosine(cycles: angle), Numerics.sine(cycles: angle))
        (leftToLeft, rightToLeft) = pan <= 0 ? (1, moved) : (kept, 0)
        (leftToRight, rightToRight) = pan <= 0 ? (0, kept) : (moved, 1)
    }
}

/// The matrix over a span: a straight line from that of its first sample to that of the first sample after it.
struct PanRamps: BitwiseCopyable {
    private let leftToLeft: Ramp
    private let rightToLeft: Ramp
    private let leftToRight: Ramp
    private let rightToRight: Ramp

    init(from first: Double, to last: Double, over count: Int, isStereo: Bool) {
        let a = PanMatrix(pan: first, isStereo: isStereo)
        let b = last == first ? a : PanMatrix(pan: last, isStereo: isStereo)
        leftToLeft = Ramp(from: a.leftToLeft, to: b.leftToLeft, over: count)
        rightToLeft = Ramp(from: a.rightToLeft, to: b.rightToLeft, over: count)
        leftToRight = Ramp(from: a.leftToRight, to: b.leftToRight, over: count)
        rightToRight = Ramp(from: a.rightToRight, to: b.rightToRight, over: count)
    }

    @inline(__always)
    func callAsFunction(_ x: Float, left: Float, right: Float) -> (left: Float, right: Float) {
        (
            leftToLeft(x) * left + rightToLeft(x) * right,
            leftToRight(x) * left + rightToRight(x) * right
        )
    }
}
