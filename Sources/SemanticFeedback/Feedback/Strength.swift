/// A share of full strength.
enum Strength {
    /// The nearest in 0...1; 1, as if it were not given, where it is not a number.
    static func legal(_ value: Double) -> Double { value.isNaN ? 1 : min(max(value, 0), 1) }
}
