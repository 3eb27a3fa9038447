extension Numerics {
    /// The natural logarithm of a positive, normal number, within 2 ulp; minus infinity for 0 and what lies below the
    /// normal numbers, not a number for negative ones.
    package static func log(_ x: Double) -> Double {
        guard x >= .leastNormalMagnitude else { return x < 0 ? .nan : -.infinity }
        guard x < .infinity else { return x }
        let bits = x.bitPattern
        var power = Int(bits >> 52) - 1023
        var fraction = Double(bitPattern: (bits & 0x000F_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000)
        if fraction > 1.4142135623730951 {
            fraction *= 0.5
            power += 1
        }
        let scale = Double(power)
        return scale * 0.693147180369123816490
            + (logarithmNearOne(fraction) + scale * 1.90821492927058770002e-10)
    }

    /// ln(m) for m from √½ to √2, as 2 artanh((m - 1)/(m + 1)) by its series: the first term left out is below 2e-18.
    private static func logarithmNearOne(_ m: Double) -> Double {
        let ratio = (m - 1) / (m + 1)
        let z = ratio * ratio
        let high = 1.0 / 13 + z * (1.0 / 15 + z * (1.0 / 17 + z * (1.0 / 19 + z * (1.0 / 21))))
        let low = 1.0 / 3 + z * (1.0 / 5 + z * (1.0 / 7 + z * (1.0 / 9 + z * (1.0 / 11 + z * high))))
        return 2 * ratio + 2 * ratio * z * low
    }

    /// A number from 0 up to any power, relative error within 3e-16 (1 + |y ln x|); exact for powers of 1 and 2.
    package static func pow(_ x: Double, _ y: Double) -> Double {
        if y == 1 { return x }
        if y == 2 { return x * x }
        if x <= 0 { return y == 0 ? 1 : 0 }
        return x == 1 ? 1 : exp(y * log(x))
    }

    /// The square root of a number from 0 up, within 1 ulp; 0 for negative ones and for what is not a number.
    ///
    /// The processor's instruction is not to be had in functions that are checked for allocation.
    package static func squareRoot(_ x: Double) -> Double {
        guard x >= .leastNormalMagnitude else { return 0 }
        guard x < .infinity else { return x }
        // Halving the exponent gives a first guess within 7 %, which each step squares.
        var root = Double(bitPattern: (x.bitPattern >> 1) + 0x1FF7_A3BE_A91D_9B1B)
        root = 0.5 * (root + x / root)
        root = 0.5 * (root + x / root)
        root = 0.5 * (root + x / root)
        return 0.5 * (root + x / root)
    }
}
