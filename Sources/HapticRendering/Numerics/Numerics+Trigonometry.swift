extension Numerics {
    /// The sine of an angle in cycles, within 2e-16 for angles that are exact; any number of cycles below 2^51.
    package static func sine(cycles: Double) -> Double { circle(cycles).sine }

    /// The cosine of an angle in cycles, within 2e-16.
    package static func cosine(cycles: Double) -> Double { circle(cycles).cosine }

    /// The tangent of π times x, for x from 0 to below 0.5, within 4 ulp.
    package static func tangentOfPi(times x: Double) -> Double {
        let point = circle(0.5 * x)
        return point.sine / point.cosine
    }

    /// The point of the unit circle at an angle in cycles: an eighth at most is left after the nearest quarter.
    private static func circle(_ cycles: Double) -> (sine: Double, cosine: Double) {
        let turn = reduced(cycles)
        let quarter = nearest(4 * turn)
        let angle = (turn - 0.25 * quarter) * tau
        let (s, c) = (sineSeries(angle), cosineSeries(angle))
        switch floor(quarter) & 3 {
        case 0: return (s, c)
        case 1: return (c, -s)
        case 2: return (-s, -c)
        default: return (-c, s)
        }
    }

    /// For angles up to π/4: the first term left out is below 5e-17.
    private static func sineSeries(_ x: Double) -> Double {
        let z = x * x
        let high = -1.0 / 39_916_800 + z * (1.0 / 6_227_020_800 - z * (1.0 / 1_307_674_368_000))
        let low = -1.0 / 6 + z * (1.0 / 120 + z * (-1.0 / 5_040 + z * (1.0 / 362_880 + z * high)))
        return x + x * z * low
    }

    /// For angles up to π/4: the first term left out is below 3e-18.
    private static func cosineSeries(_ x: Double) -> Double {
        let z = x * x
        let high = 1.0 / 479_001_600 + z * (-1.0 / 87_178_291_200 + z * (1.0 / 20_922_789_888_000))
        let low = 1.0 / 24 + z * (-1.0 / 720 + z * (1.0 / 40_320 + z * (-1.0 / 3_628_800 + z * high)))
        return 1 - 0.5 * z + z * z * low
    }

    /// The angle in radians, 0 to π/2, whose tangent is x, for x from 0 up, within 4 ulp.
    package static func arcTangent(_ x: Double) -> Double {
        if x > 1 { return 0.25 * tau - arcTangent(1 / x) }
        // Twice an eighth of a circle back, the series converges by a factor of 6 a term.
        if x > 0.41421356237309503 { return 0.125 * tau + arcTangentSeries((x - 1) / (x + 1)) }
        return arcTangentSeries(x)
    }

    private static func arcTangentSeries(_ x: Double) -> Double {
        let z = x * x
        var sum = 0.0
        var odd = 43.0
        while odd >= 3 {
            sum = 1 / odd - z * sum
            odd -= 2
        }
        return x - x * z * sum
    }
}
