/// Quarters of a circle as a curve from (0, 0) to (1, 1).
enum CircularCurve: Hashable, Sendable {
    case easeIn
    case easeOut
    case easeInOut
    /// Fast, slow, fast: `easeInOut` with x and y swapped.
    case easeOutIn

    var inverse: CircularCurve {
        switch self {
        case .easeIn: .easeOut
        case .easeOut: .easeIn
        case .easeInOut: .easeOutIn
        case .easeOutIn: .easeInOut
        }
    }

    /// y at x, of 0...1.
    func value(at x: Double) -> Double {
        switch self {
        case .easeIn: 1 - Self.height(x)
        case .easeOut: Self.height(1 - x)
        case .easeInOut:
            x < 0.5 ? CircularCurve.easeIn.value(at: 2 * x) / 2 : 0.5 + CircularCurve.easeOut.value(at: 2 * x - 1) / 2
        case .easeOutIn:
            x < 0.5 ? CircularCurve.easeOut.value(at: 2 * x) / 2 : 0.5 + CircularCurve.easeIn.value(at: 2 * x - 1) / 2
        }
    }

    /// The slope at x, of 0...1; a million where the circle is vertical, since it must be a number.
    func velocity(at x: Double) -> Double {
        switch self {
        case .easeIn: x / max(Self.height(x), 1e-6)
        case .easeOut: (1 - x) / max(Self.height(1 - x), 1e-6)
        case .easeInOut: (x < 0.5 ? CircularCurve.easeIn : .easeOut).velocity(at: x < 0.5 ? 2 * x : 2 * x - 1)
        case .easeOutIn: (x < 0.5 ? CircularCurve.easeOut : .easeIn).velocity(at: x < 0.5 ? 2 * x : 2 * x - 1)
        }
    }

    private static func height(_ x: Double) -> Double { max(0, (1 - x) * (1 + x)).squareRoot() }
}
