/// What the number of a parameter or control counts. None of them is a physical unit: Apple publishes none.
public enum ParameterUnit: CaseIterable, Equatable, Hashable, Sendable {
    /// A share of the full effect, without a physical unit.
    case relative
    /// A length of time on a scale of its own: 0 is the shortest the system does, 1 the longest. Not seconds.
    case normalizedTime
    /// A yes or no: 0 or 1.
    case flag
    /// A linear factor on the level.
    case gain
    /// A place between left (-1) and right (1).
    case position
}

extension ParameterUnit: CustomStringConvertible {
    /// A few words, as tables and messages use them.
    public var description: String {
        switch self {
        case .relative: "relative"
        case .normalizedTime: "normalized time"
        case .flag: "0 or 1"
        case .gain: "gain"
        case .position: "position"
        }
    }
}
