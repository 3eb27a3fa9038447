/// Places on an axis at multiples of 1, 2 or 5 times a power of ten.
package struct TickScale: Equatable, Sendable {
    /// One place.
    package struct Tick: Equatable, Sendable {
        package let value: Double
        /// The value in decimal digits, all ticks of an axis with as many places.
        package let label: String
    }

    /// In ascending order.
    package let ticks: [Tick]

    /// The finest scale on which ticks stand at least so far apart.
    ///
    /// - Parameters:
    ///   - values: The ends of the axis; of finite length above 0.
    ///   - room: Whether a step is wide enough for the longest of these labels.
    package init(_ values: ClosedRange<Double>, fitting room: (_ step: Double, _ longest: String) -> Bool) {
        var exponent = -9
        var power = 1e-9
        while exponent < 12 {
            for digit in [1, 2, 5] {
                let step = Double(digit) * power
                let ticks = TickScale.ticks(values, digit: digit, exponent: exponent)
                if let ticks, room(step, ticks.longestLabel) {
                    self.ticks = ticks
                    return
                }
            }
            exponent += 1
            // Powers of ten from digits, not by repeated multiplication, are exact.
            power = TickScale.power(exponent)
        }
        ticks = []
    }

    /// `nil` where there would be more than a thousand.
    private static func ticks(_ values: ClosedRange<Double>, digit: Int, exponent: Int) -> [Tick]? {
        let step = Double(digit) * power(exponent)
        // An end that is a multiple but for its rounding has a tick.
        let first = Int(exactly: (values.lowerBound / step - 1e-9).rounded(.up))
        let last = Int(exactly: (values.upperBound / step + 1e-9).rounded(.down))
        guard let first, let last, first > Int.min / 8, last < Int.max / 8, last - first <= 1000 else { return nil }
        guard first <= last else { return [] }
        return (first...last).map { index in
            let digits = index * digit
            let value = exponent < 0 ? Double(digits) / power(-exponent) : Double(digits) * power(exponent)
            return Tick(value: value, label: DecimalText.text(digits, exponent: exponent))
        }
    }

    private static func power(_ exponent: Int) -> Double {
        var power = 1.0
        for _ in 0..<exponent.magnitude { power *= 10 }
        return exponent < 0 ? 1 / power : power
    }
}

extension [TickScale.Tick] {
    fileprivate var longestLabel: String {
        self.max { $0.label.unicodeScalars.count < $1.label.unicodeScalars.count }?.label ?? ""
    }
}
