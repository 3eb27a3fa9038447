import Foundation

/// Numbers for people.
enum Words {
    /// A number with three decimals at most, and none that are zeros; `nil` is a dash.
    static func number(_ value: Double?) -> String {
        guard let value else { return "–" }
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-∞" : "∞" }
        let rounded = (value * 1_000).rounded() / 1_000
        guard abs(rounded) < 1e15 else { return "\(rounded)" }
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// A length in points, likewise.
    static func number(_ value: CGFloat?) -> String { number(value.map { Double($0) }) }
}
