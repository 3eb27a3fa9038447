/// Numbers for people, with the same count of places in every line of a report.
package enum FixedDecimal {
    /// The number to the nearest of so many places (1...6), all of them spelled; one beyond all use as it is.
    package static func text(_ value: Double, places: Int) -> String {
        let places = min(max(places, 1), 6)
        var scale: UInt = 1
        for _ in 0..<places { scale *= 10 }
        // Whatever a caller hands in: no report ends in a trap.
        guard value.magnitude < 1e9 else { return "\(value)" }
        let scaled = UInt((value.magnitude * Double(scale)).rounded())
        let rest = String(scaled % scale)
        let zeros = String(repeating: "0", count: places - rest.utf8.count)
        return "\(value < 0 && scaled > 0 ? "-" : "")\(scaled / scale).\(zeros)\(rest)"
    }
}
