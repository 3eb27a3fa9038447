extension Numerics {
    /// e to the power of x, within 2 ulp; 0 below -708, infinity above 709.
    package static func exp(_ x: Double) -> Double {
        guard x >= -708 else { return x < 0 ? 0 : x }
        guard x <= 709 else { return .infinity }
        let power = nearest(x * 1.4426950408889634)
        // The product with the upper part of ln 2 is exact, so that the remainder keeps all its digits.
        let rest = (x - power * 0.693147180369123816490) - power * 1.90821492927058770002e-10
        return (1 + rest * smallExponentialQuotient(rest)) * powerOfTwo(Int(power))
    }

    /// e to the power of x, less 1, within 5 ulp also where x is tiny.
    package static func expm1(_ x: Double) -> Double {
        x.magnitude < 0.4 ? x * smallExponentialQuotient(x) : exp(x) - 1
    }

    /// (e^x - 1) / x by its series, for magnitudes up to 0.4: the first term left out is below 2e-18.
    @inline(__always)
    private static func smallExponentialQuotient(_ x: Double) -> Double {
        let high = 1.0 / 479_001_600 + x * (1.0 / 6_227_020_800 + x * (1.0 / 87_178_291_200))
        let middle = 1.0 / 40_320 + x * (1.0 / 362_880 + x * (1.0 / 3_628_800 + x * (1.0 / 39_916_800 + x * high)))
        let low = 1.0 / 24 + x * (1.0 / 120 + x * (1.0 / 720 + x * (1.0 / 5_040 + x * middle)))
        return 1 + x * (0.5 + x * (1.0 / 6 + x * low))
    }

    /// 2 to a whole power from -1022 to 1023.
    @inline(__always)
    private static func powerOfTwo(_ power: Int) -> Double {
        Double(bitPattern: UInt64(truncatingIfNeeded: power + 1023) << 52)
    }

    /// The hyperbolic tangent, within 4 ulp.
    package static func tanh(_ x: Double) -> Double {
        guard x.magnitude < 20 else { return x < 0 ? -1 : x > 0 ? 1 : x }
        let grown = expm1(2 * x.magnitude)
        let result = grown / (grown + 2)
        return x < 0 ? -result : result
    }
}
