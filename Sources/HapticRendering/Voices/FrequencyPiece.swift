/// A stretch of time over which a frequency follows one formula, so that the phase has a closed form.
///
/// Times are in samples from the start of the event, frequencies in cycles a sample. The frequency is either
/// `base + slope·t + curvature·t²` or `base·exp(growth·t)`, with t from the start of the piece.
package struct FrequencyPiece: Equatable, BitwiseCopyable, Sendable {
    package var start: Double
    package var end: Double
    var base: Double
    var slope = 0.0
    var curvature = 0.0
    var growth = 0.0
    /// Cycles from the start of the event to the start of the piece.
    var cycles = 0.0
    /// True where a cubic of the sample number misses the phase by less than 2e-7 cycles over a whole cell.
    var isGentle = true

    /// A constant frequency from a time on.
    init(from start: Double, to end: Double, constant base: Double) {
        (self.start, self.end, self.base) = (start, end, base)
    }

    /// True while the frequency does not move.
    @inline(__always)
    var isConstant: Bool { slope == 0 && curvature == 0 && growth == 0 }

    /// Cycles from the start of the event to a time of the piece.
    @inline(__always)
    package func cycles(at time: Double) -> Double {
        let t = time - start
        if growth != 0 { return cycles + base * Numerics.expm1(growth * t) / growth }
        return cycles + t * (base + t * (0.5 * slope + t * (curvature / 3)))
    }

    /// The phase as a cubic of the samples after a time: cycles, and three coefficients.
    @inline(__always)
    func cubic(at time: Double) -> (Double, Double, Double, Double) {
        let t = time - start
        guard growth != 0 else {
            let phase = cycles + t * (base + t * (0.5 * slope + t * (curvature / 3)))
            return (phase, base + t * (slope + t * curvature), 0.5 * slope + t * curvature, curvature / 3)
        }
        let grown = Numerics.expm1(growth * t)
        let frequency = base + base * grown
        let second = 0.5 * growth * frequency
        return (cycles + base * grown / growth, frequency, second, growth * second / 3)
    }

    /// The time at which that many cycles are done, if the piece, whose frequency must not be a sum, gets there.
    func time(ofCycles target: Double) -> Double? {
        let missing = target - cycles
        guard missing > 0 else { return start }
        let inside = growth == 0 ? missing / base : Numerics.log(1 + missing * growth / base) / growth
        let time = start + inside
        return time >= start && time <= end ? time : nil
    }
}
