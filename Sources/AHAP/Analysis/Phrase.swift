/// The small parts of messages: times, factors and counts as people write them.
package enum Phrase {
    /// A time to the millisecond: `1.25 s`, `30 ms` below a tenth of a second.
    package static func seconds(_ value: Double) -> String {
        if value.magnitude < 0.1, value != 0 { return number(value * 1000, places: 1) + " ms" }
        return number(value, places: 3) + " s"
    }

    /// A number rounded to at most so many places (0...6), without trailing zeros.
    package static func number(_ value: Double, places: Int) -> String {
        let scale = DecimalNumber.exactPowers[min(max(places, 0), 6)]
        guard value.magnitude * scale < 9e15 else { return String(describing: value) }
        let rounded = Double(Int64(value.magnitude * scale + 0.5)) / scale
        return (value < 0 && rounded > 0 ? "-" : "") + ShortDecimal(rounded).text
    }

    /// `1 tap`, `3 taps`.
    package static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)" + (count == 1 ? "" : "s")
    }
}
