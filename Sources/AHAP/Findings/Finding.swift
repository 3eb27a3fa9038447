/// One fault in one place of a file: what is wrong, why it matters and, where possible, its repair.
public struct Finding: Equatable, Hashable, Sendable {
    /// The rule that found it.
    public var code: RuleCode
    /// The rule's severity, unless the settings changed it.
    public var severity: Severity
    /// The place, in UTF-8 bytes from the start of the file (a byte order mark counts).
    public var range: Range<Int>
    /// What is wrong, in one sentence without a full stop.
    public var message: String
    /// What would be right, or why it matters.
    public var hint: String?
    /// The repair, where a machine can make it.
    public var fix: Fix?

    /// A finding as a rule reports it.
    public init(
        code: RuleCode,
        severity: Severity,
        range: Range<Int>,
        message: String,
        hint: String? = nil,
        fix: Fix? = nil
    ) {
        self.code = code
        self.severity = severity
        self.range = range
        self.message = message
        self.hint = hint
        self.fix = fix
    }
}
