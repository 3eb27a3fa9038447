/// How bad a finding is; ordered, so that `finding.severity >= .warning` reads as it should.
public enum Severity: UInt8, CaseIterable, Comparable, Hashable, Sendable {
    /// Worth knowing; nothing is wrong.
    case note
    /// The pattern plays, but probably not as meant.
    case warning
    /// A player refuses the file or the entry.
    case error

    /// The word in reports and settings: `note`, `warning` or `error`.
    public var name: String {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// The severity of that name, or `nil`.
    public init?(name: String) {
        guard let severity = Severity.allCases.first(where: { $0.name == name }) else { return nil }
        self = severity
    }

    /// A note is less than a warning, a warning less than an error.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }
}
