import Foundation

/// A damped oscillator in closed form: `x'' + 2 * ratio * frequency * x' + frequency² * x = 0`.
struct Oscillator: Hashable, Sendable {
    /// Of the undamped oscillator, in radians a second: infinite for one that is at rest at once, 0 for one that never moves.
    let frequency: Double
    /// 1 is critical damping, less oscillates; 0 never ends.
    let ratio: Double

    /// Frequencies below 0 count 0, ratios below 0 count 0; what is no number is at rest at once, or critically damped.
    init(frequency: Double, ratio: Double) {
        self.frequency = frequency.isNaN ? .infinity : max(0, frequency)
        self.ratio = ratio.isNaN ? 1 : max(0, ratio)
    }

    /// How fast amplitudes fade, a second.
    private var fading: Double { frequency * ratio }

    /// The fundamental solutions at a time in seconds since the start.
    func response(at time: Double) -> MotionResponse {
        if frequency == .infinity { return .end }
        guard fading < .infinity else { return .start }
        guard time < .infinity else { return ratio > 0 && frequency > 0 ? .end : .start }
        let (even, odd) = parts(at: time)
        return MotionResponse(
            decay: even + fading * odd, drift: odd, decayRate: -frequency * frequency * odd,
            driftRate: even - fading * odd)
    }

    /// The cosine of the fading oscillation and its sine over its own frequency, or what takes their place.
    private func parts(at time: Double) -> (even: Double, odd: Double) {
        if ratio < 1 {
            let own = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
            let envelope = exp(-fading * time)
            return (envelope * cos(own * time), own > 0 ? envelope * sin(own * time) / own : envelope * time)
        }
        let root = ((ratio - 1) * (ratio + 1)).squareRoot()
        let own = frequency * root
        // The slower of the two exponentials, without the difference of two near numbers.
        let envelope = exp(-frequency / (ratio + root) * time)
        guard own > 0 else { return (envelope, envelope * time) }
        let gone = -expm1(-2 * own * time)
        return (envelope * (2 - gone) / 2, envelope * gone / (2 * own))
    }
}

extension Oscillator {
    /// When a motion stays within `epsilon` of its end for good, in seconds; infinite where it never does.
    ///
    /// Measured by the envelope, so that the time does not jump from one swing to the next.
    ///
    /// - Parameters:
    ///   - displacement: How far off the start is.
    ///   - momentum: The magnitude of `velocity + fading * displacement`.
    func settling(displacement: Double, momentum: Double, epsilon: Double) -> Double {
        if frequency == .infinity || displacement + momentum == 0 { return 0 }
        guard fading > 0, fading < .infinity, epsilon > 0 else { return .infinity }
        // A motion that is no number jumps to its end.
        guard displacement + momentum < .infinity else { return 0 }
        func isOutside(_ time: Double) -> Bool {
            envelope(displacement: displacement, momentum: momentum, at: time) > epsilon
        }
        // From here on the envelope falls.
        let slowest = ratio < 1 ? fading : frequency / (ratio + ((ratio - 1) * (ratio + 1)).squareRoot())
        var (low, high) = (0.0, 1 / slowest)
        while isOutside(high), high < .infinity { (low, high) = (high, high * 2) }
        guard high < .infinity, low > 0 || isOutside(0) else { return high }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if middle <= low || middle >= high { break }
            if isOutside(middle) { low = middle } else { high = middle }
        }
        return high
    }

    /// `momentum` for a velocity in the units of the displacement a second.
    func momentum<Value: VectorArithmetic>(displacement: Value, velocity: Value) -> Double {
        guard fading < .infinity else { return velocity.magnitude }
        return (velocity + displacement.scaled(by: fading)).magnitude
    }

    private func envelope(displacement: Double, momentum: Double, at time: Double) -> Double {
        guard ratio < 1 else {
            let (even, odd) = parts(at: time)
            return displacement * even + momentum * odd
        }
        let straight = displacement + momentum * time
        let own = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
        let swing =
            own > 0 ? (displacement * displacement + (momentum / own) * (momentum / own)).squareRoot() : straight
        return min(straight, swing) * exp(-fading * time)
    }
}
