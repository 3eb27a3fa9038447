/// Numbers for fixes and messages, as a person would write them: decimals of the fewest places that do.
package enum ShortDecimal {
    /// The number `d` of the fewest places with `start + d == end`, as a reader of the file adds them.
    ///
    /// Where no decimal of a few places does it (the sum must come out to the last bit), the exact difference.
    package static func offset(from start: Double, to end: Double) -> Double {
        near(end - start) { start + $0 == end } ?? end - start
    }

    /// The number of the fewest places within a few units in the last place of a computed one: what a person would
    /// have written for it (0.3 for 0.1 + 0.2).
    package static func plain(_ value: Double) -> Double {
        let slack = 4 * value.ulp
        return near(value) { ($0 - value).magnitude <= slack } ?? value
    }

    /// A number rounded to at most so many places (0...6).
    package static func rounded(_ value: Double, places: Int) -> Double {
        let scale = DecimalNumber.exactPowers[min(max(places, 0), 6)]
        return rounded(value, scale: scale) ?? value
    }

    /// Rounds to 0, 1, 2... places until a predicate holds; `nil` if none does while doubles can tell them apart.
    private static func near(_ value: Double, where isRight: (Double) -> Bool) -> Double? {
        for places in 0...15 {
            guard let candidate = rounded(value, scale: DecimalNumber.exactPowers[places]) else { return nil }
            if isRight(candidate) { return candidate }
        }
        return nil
    }

    /// A whole number below 2^53 over an exact power of ten: correctly rounded, as the reader of a file does it.
    private static func rounded(_ value: Double, scale: Double) -> Double? {
        let scaled = value.magnitude * scale
        guard scaled < 9e15 else { return nil }
        let size = Double(UInt64(scaled + 0.5)) / scale
        return value < 0 && size > 0 ? -size : size
    }
}
