/// Where a rule's `check` puts what it finds; stamps code and severity.
package struct FindingSink {
    package private(set) var findings: [Finding] = []
    /// Where sound files can be looked up; nothing is looked up without it.
    package let sounds: SoundLookup?
    private var code: RuleCode = .ah001
    private var severity: Severity = .error

    package init(sounds: SoundLookup? = nil) { self.sounds = sounds }

    /// From here on, findings bear this rule's code.
    package mutating func begin(_ rule: Rule, severity: Severity) {
        code = rule.code
        self.severity = severity
    }

    /// Reports one finding of the current rule at a byte range.
    package mutating func report(_ range: Range<Int>, _ message: String, hint: String? = nil, fix: Fix? = nil) {
        findings.append(
            Finding(code: code, severity: severity, range: range, message: message, hint: hint, fix: fix))
    }
}
