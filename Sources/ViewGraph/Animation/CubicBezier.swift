/// The curve from (0, 0) to (1, 1) with two control points, as a function of x.
struct CubicBezier: Hashable, Sendable {
    let firstX: Double
    let firstY: Double
    let secondX: Double
    let secondY: Double

    /// Abscissas are kept within 0...1, where x grows along the curve; what is no number counts 0.
    init(_ firstX: Double, _ firstY: Double, _ secondX: Double, _ secondY: Double) {
        self.firstX = firstX > 0 ? min(firstX, 1) : 0
        self.firstY = firstY.isFinite ? firstY : 0
        self.secondX = secondX > 0 ? min(secondX, 1) : 0
        self.secondY = secondY.isFinite ? secondY : 0
    }

    /// The curve with x and y swapped.
    var inverse: CubicBezier { CubicBezier(firstY, firstX, secondY, secondX) }

    /// y where the curve has this x, of 0...1.
    func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        return Self.point(firstY, secondY, parameter(at: x))
    }

    /// The slope at x, of 0...1.
    ///
    /// Where the curve stands still or is vertical, the slope a hundred thousandth of the way further in: always a finite
    /// number, since springs take velocities over from it.
    func velocity(at x: Double) -> Double {
        let parameter = x > 0 ? (x < 1 ? parameter(at: x) : 1) : 0
        let slope = Self.slope(firstX, secondX, parameter)
        if slope > 1e-9 { return Self.slope(firstY, secondY, parameter) / slope }
        let aside = parameter < 0.5 ? parameter + 1e-5 : parameter - 1e-5
        return Self.slope(firstY, secondY, aside) / Self.slope(firstX, secondX, aside)
    }

    /// Newton's steps within a bracket that bisection keeps closing: x is monotonic, but may be flat.
    private func parameter(at x: Double) -> Double {
        var (low, high, guess) = (0.0, 1.0, x)
        for _ in 0..<64 {
            let error = Self.point(firstX, secondX, guess) - x
            if abs(error) < 1e-15 { break }
            if error > 0 { high = guess } else { low = guess }
            let slope = Self.slope(firstX, secondX, guess)
            let step = slope > 1e-9 ? guess - error / slope : low
            guess = step > low && step < high ? step : (low + high) / 2
        }
        return guess
    }

    private static func point(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }

    private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * first + 6 * rest * t * (second - first) + 3 * t * t * (1 - second)
    }
}
