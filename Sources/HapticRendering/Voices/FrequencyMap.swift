/// A frequency law on a sample clock, with the range to which its argument is clamped: sharpness for what is felt,
/// pitch for what is heard.
package struct FrequencyMap: Equatable, BitwiseCopyable, Sendable {
    private let shape: FrequencyLaw.Shape
    /// Cycles a sample at argument 0 and 1.
    private let lowest: Double
    private let highest: Double
    private let growth: Double
    /// Cycles a sample to whose multiples frequencies are rounded, or 0.
    private let step: Double
    let lowerBound: Double
    let upperBound: Double

    /// A law for sharpness, 0...1.
    init(_ law: FrequencyLaw, rate: Double) {
        shape = law.shape
        lowest = law.lowest / rate
        highest = law.highest / rate
        growth = law.growth
        step = law.roundsToWholeHertz ? 1 / rate : 0
        (lowerBound, upperBound) = (0, 1)
    }

    /// One octave up for each unit of pitch, -1...1.
    ///
    /// - Parameter base: Cycles (or frames of a sound) a sample at pitch 0.
    init(octavesAround base: Double) {
        shape = .logarithmic
        lowest = base
        highest = 2 * base
        growth = 0.6931471805599453
        step = 0
        (lowerBound, upperBound) = (-1, 1)
    }

    /// Cycles a sample for an argument within the bounds.
    func frequency(of argument: Double) -> Double {
        switch shape {
        // The exponential of 0 is exactly 1, so that a sound at its own pitch takes whole steps.
        case .logarithmic: rounded(lowest * Numerics.exp(growth * argument))
        case .linear: rounded(lowest + (highest - lowest) * argument)
        case .square: rounded(lowest + (highest - lowest) * argument * argument)
        }
    }

    private func rounded(_ frequency: Double) -> Double {
        step > 0 ? Numerics.nearest(frequency / step) * step : frequency
    }

    /// The piece over which the argument begins at a value and moves by a slope a sample.
    func piece(from start: Double, to end: Double, argument: Double, slope: Double) -> FrequencyPiece {
        var piece = FrequencyPiece(from: start, to: end, constant: frequency(of: argument))
        guard slope != 0, end > start else { return piece }
        let span = highest - lowest
        if step > 0 {
            piece.slope = (frequency(of: argument + slope * (end - start)) - piece.base) / (end - start)
            return piece
        }
        switch shape {
        case .logarithmic:
            piece.growth = growth * slope
            piece.isGentle = isGentle(growth: piece.growth)
        case .linear: piece.slope = span * slope
        case .square:
            piece.slope = 2 * span * argument * slope
            piece.curvature = span * slope * slope
        }
        return piece
    }

    /// The first term that a cubic leaves out is the fourth of the exponential.
    private func isGentle(growth: Double) -> Bool {
        let cell = Double(Lane.cell)
        let span = growth.magnitude * cell
        return max(lowest, highest) * cell * span * span * span < 24 * 2e-7
    }
}
