/// The sine of a phase in cycles, and what is made of it. Plain arithmetic that the optimiser turns into vector code.
enum Oscillator {
    /// The sine, within 3e-7 (-130 dB) of the exact one and never beyond ±1; exactly 0 at whole and half cycles. For
    /// phases up to a million cycles.
    ///
    /// The polynomial is odd, has the zeros of the sine as factors, and minimises the largest error.
    @inline(__always)
    static func sine(_ cycles: Float) -> Float {
        // Adding this pushes the fraction out of the significand: what is left is the nearest whole number.
        let shifter: Float = 12_582_912
        let x = cycles - ((cycles + shifter) - shifter)
        let z = x * x
        let shape = 25.13273 + z * (-64.83468 + z * (67.0439 + z * (-38.123196 + z * 12.233301)))
        return x * (0.25 - z) * shape
    }

    /// The sine with partials at two and four times its frequency, for small loudspeakers. Never beyond ±1.
    ///
    /// - Parameter decay: The level of the first partial; the others decay twice and four times as fast.
    @inline(__always)
    static func preview(_ cycles: Float, decay: Float) -> Float {
        let high = 0.3 * sine(2 * cycles) + 0.2 * (decay * decay) * sine(4 * cycles)
        return decay * (0.5 * sine(cycles) + decay * high)
    }

    /// e to the power of x, for |x| up to 0.19: the first term left out is below 7e-8.
    @inline(__always)
    static func smallExponential(_ x: Float) -> Float {
        1 + x * (1 + x * (0.5 + x * (0.16666667 + x * (0.041666668 + x * 0.008333334))))
    }
}
