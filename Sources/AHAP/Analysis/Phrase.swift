/// The small parts of messages: times and factors as people write them.
package enum Phrase {
    /// A time to the millisecond: `1.25 s`, `30 ms` below a tenth of a second.
    package static func seconds(_ value: Double) -> String {
        // What rounds to 100 ms is 0.1 s.
        if value.magnitude < 0.099_95, value != 0 { return number(value * 1000, places: 1) + " ms" }
        return number(value, places: 3) + " s"
    }

    /// A number rounded to at most so many places (0...6), without trailing zeros.
    package static func number(_ value: Double, places: Int) -> String {
        NumberSpelling.text(ShortDecimal.rounded(value, places: places))
    }
}
