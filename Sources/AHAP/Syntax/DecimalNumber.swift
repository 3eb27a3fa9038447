/// Decimal to binary: the nearest double to `mantissa · 10^exponent`, ties to even.
///
/// Two exact ways, tried in turn: small numbers by one exact floating-point operation (Clinger 1990), the others by
/// one or two 64-bit multiplications with a truncated power of five (Lemire, "Number parsing at a gigabyte per
/// second", 2021). What neither can decide is left to the caller.
enum DecimalNumber {
    /// The value, or `nil` where these two ways cannot tell.
    @inline(__always)
    static func value(mantissa: UInt64, exponent: Int) -> Double? {
        if mantissa < 1 &<< 53, exponent <= 0, exponent >= -22 {
            return Double(mantissa) / exactPowers[-exponent]
        }
        return byMultiplication(mantissa: mantissa, exponent: exponent)
    }

    static let exactPowers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
        1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]

    private static func byMultiplication(mantissa: UInt64, exponent: Int) -> Double? {
        if mantissa == 0 { return 0 }
        guard exponent >= PowersOfFive.lowest, exponent <= PowersOfFive.highest else { return nil }
        let zeros = mantissa.leadingZeroBitCount
        let product = approximateProduct(mantissa &<< UInt64(zeros), exponent)
        // All ones below: the bits that were cut off could carry. (Cannot happen for these exponents.)
        if product.low == .max, exponent < -27 || exponent > 55 { return nil }

        let top = product.high &>> 63
        let shift = top &+ 9
        var significand = product.high &>> shift
        let binary = (217_706 * exponent) >> 16 + 63
        var biased = binary + Int(top) - zeros + 1023
        // Exactly half way between two doubles: to the even one.
        if product.low <= 1, exponent >= -4, exponent <= 23, significand & 3 == 1,
            significand &<< shift == product.high
        {
            significand &= ~1
        }
        significand = (significand &+ (significand & 1)) &>> 1
        if significand >= 1 &<< 53 {
            significand = 1 &<< 52
            biased += 1
        }
        return Double(bitPattern: significand & ~(1 &<< 52) | UInt64(biased) &<< 52)
    }

    /// The upper 128 bits, or nearly so, of a normalised mantissa times 5^exponent.
    @inline(__always)
    private static func approximateProduct(_ mantissa: UInt64, _ exponent: Int) -> (high: UInt64, low: UInt64) {
        let index = 2 * (exponent - PowersOfFive.lowest)
        var (high, low) = mantissa.multipliedFullWidth(by: PowersOfFive.words[index])
        // Only if the bits under the result's precision are all ones can the second word matter.
        if high & 0x1FF == 0x1FF {
            let more = mantissa.multipliedFullWidth(by: PowersOfFive.words[index + 1]).high
            let (sum, carry) = low.addingReportingOverflow(more)
            low = sum
            if carry { high &+= 1 }
        }
        return (high, low)
    }
}
