/// A rule of the linter: its code, its page, and how it looks at a document.
///
/// Each rule is a static value in a file of its own under `Rules/`, named after the bad pattern (so that "ignore
/// absolute-curve-times" reads well), and stands in ``RuleRegistry/all``.
public struct Rule: Sendable {
    /// The stable code.
    public let code: RuleCode
    /// The name in words, usable wherever the code is: `absolute-curve-times`.
    public let name: String
    /// The severity unless the settings change it.
    public let severity: Severity
    /// What the rule finds and why, for `haptics explain` and `docs/rules.md`.
    public let page: Page
    /// Reports what the rule finds in a document.
    package let check: @Sendable (_ document: AHAPDocument, _ report: inout FindingSink) -> Void

    package init(
        _ code: RuleCode,
        _ name: String,
        _ severity: Severity,
        page: Page,
        check: @escaping @Sendable (_ document: AHAPDocument, _ report: inout FindingSink) -> Void
    ) {
        self.code = code
        self.name = name
        self.severity = severity
        self.page = page
        self.check = check
    }
}
