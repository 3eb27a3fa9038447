/// How many files were looked at and what they held; the last thing that a report says.
public struct LintSummary: Equatable, Sendable {
    /// Files that were read.
    public var files = 0
    /// Findings of severity ``Severity/error``.
    public var errors = 0
    /// Findings of severity ``Severity/warning``.
    public var warnings = 0
    /// Findings of severity ``Severity/note``.
    public var notes = 0
    /// Findings with a fix that may be made without asking.
    public var safelyFixable = 0
    /// Findings that a baseline accepts; they count nowhere else.
    public var known = 0
    /// Why files could not be read, a sentence each.
    public var failures: [String] = []

    /// Nothing counted yet.
    public init() {}

    /// All findings but the known ones.
    public var findings: Int { errors + warnings + notes }

    /// Counts a file and its findings.
    public mutating func add(_ file: FileReport) {
        files += 1
        for finding in file.findings {
            switch finding.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .note: notes += 1
            }
            if finding.fix?.applicability == .safe { safelyFixable += 1 }
        }
    }

    /// Adds what another summary counted.
    public mutating func add(_ other: LintSummary) {
        files += other.files
        errors += other.errors
        warnings += other.warnings
        notes += other.notes
        safelyFixable += other.safelyFixable
        known += other.known
        failures += other.failures
    }

    /// True if there is a finding of this severity or a higher one.
    public func hasFindings(of severity: Severity) -> Bool {
        switch severity {
        case .error: errors > 0
        case .warning: errors + warnings > 0
        case .note: findings > 0
        }
    }
}
