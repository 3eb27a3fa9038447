/// A number for a fix, as a person would spell it: the decimal of the fewest places that means exactly what it must.
package struct ShortDecimal: Sendable {
    /// What the text reads back as.
    package let value: Double
    package let text: String

    /// The shortest spelling that reads back as `value`.
    package init(_ value: Double) { self.init(from: 0, to: value) }

    /// The shortest number `d` with `start + d == end`, as a reader of the file adds them.
    ///
    /// Where no decimal of a few places does it (the sum must come out to the last bit), the exact difference.
    package init(from start: Double, to end: Double) {
        let difference = end - start
        self = ShortDecimal.near(difference) { start + $0 == end }
            ?? ShortDecimal(value: difference, text: String(describing: difference))
    }

    /// The number of the fewest places within a few units in the last place of a computed one: what a person would
    /// have written for it (0.3 for 0.1 + 0.2).
    package init(computed value: Double) {
        let slack = 4 * value.ulp
        self = ShortDecimal.near(value) { ($0 - value).magnitude <= slack } ?? ShortDecimal(value)
    }

    private init(value: Double, text: String) {
        self.value = value
        self.text = text
    }

    /// Rounds to 0, 1, 2... places until a predicate holds; `nil` if none does while doubles can tell them apart.
    private static func near(_ value: Double, where isRight: (Double) -> Bool) -> ShortDecimal? {
        let size = value.magnitude
        for places in 0...15 {
            let scaled = size * DecimalNumber.exactPowers[places]
            guard scaled < 9e15 else { return nil }
            let digits = UInt64(scaled + 0.5)
            // A whole number below 2^53 over an exact power of ten: correctly rounded, as the reader does it.
            let rounded = Double(digits) / DecimalNumber.exactPowers[places]
            if isRight(value < 0 ? -rounded : rounded) {
                let sign = value < 0 && digits > 0 ? "-" : ""
                return ShortDecimal(
                    value: value < 0 ? -rounded : rounded, text: sign + spelled(digits, places: places))
            }
        }
        return nil
    }

    /// A whole number with its point moved to the left.
    private static func spelled(_ digits: UInt64, places: Int) -> String {
        guard places > 0 else { return String(digits) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(places + 8)
        var rest = digits
        // From the last digit to the first.
        while rest > 0 || bytes.count < places + 2 {
            if bytes.count == places { bytes.append(UInt8(ascii: ".")) }
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        }
        bytes.reverse()
        return String(decoding: bytes, as: UTF8.self)
    }
}
