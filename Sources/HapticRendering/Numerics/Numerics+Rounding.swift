extension Numerics {
    /// The nearest whole number, ties to even, for magnitudes below 2^51; larger ones are whole already and come back
    /// within 1.
    @inlinable @inline(__always)
    package static func nearest(_ value: Double) -> Double {
        // Adding this pushes the fraction out of the significand, and the processor rounds it on the way.
        let shifter = 6_755_399_441_055_744.0
        return (value + shifter) - shifter
    }

    /// The part of a phase in cycles that matters, -0.5...0.5.
    @inlinable @inline(__always)
    package static func reduced(_ cycles: Double) -> Double { cycles - nearest(cycles) }

    /// The greatest whole number not above the value, which is first clamped to ±2^62 (±2^30 where `Int` has
    /// 32 bits); 0 for what is not a number.
    @inlinable @inline(__always)
    package static func floor(_ value: Double) -> Int {
        let whole = truncated(value)
        return Double(whole) > value ? whole - 1 : whole
    }

    /// The least whole number not below the value, which is first clamped to ±2^62 (±2^30 where `Int` has
    /// 32 bits); 0 for what is not a number.
    @inlinable @inline(__always)
    package static func ceiling(_ value: Double) -> Int {
        let whole = truncated(value)
        return Double(whole) < value ? whole + 1 : whole
    }

    @inlinable @inline(__always)
    package static func truncated(_ value: Double) -> Int {
        let bound = 1 << (Int.bitWidth - 2)
        let limit = Double(bound)
        // Written so that a value that is not a number fails both comparisons.
        guard value > -limit else { return value < 0 ? -bound : 0 }
        return value < limit ? Int(value) : bound
    }

    /// The value in 0...1 that is nearest; 0 for what is not a number.
    @inlinable @inline(__always)
    package static func unit(_ value: Double) -> Double { value > 0 ? (value < 1 ? value : 1) : 0 }
}
