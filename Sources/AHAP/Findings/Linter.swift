/// Runs the rules over a document.
public struct Linter: Sendable {
    /// Which rules run, and how severe they are.
    public var settings: LintSettings

    /// A linter with all rules unless the settings say otherwise.
    public init(settings: LintSettings = LintSettings()) { self.settings = settings }

    /// Every finding, in the order of the file, then of the codes.
    public func findings(in document: AHAPDocument) -> [Finding] {
        var sink = FindingSink(sounds: settings.sounds)
        for rule in RuleRegistry.all where !settings.ignored.contains(rule.code) {
            sink.begin(rule, severity: settings.severities[rule.code] ?? rule.severity)
            rule.check(document, &sink)
        }
        return sink.findings.sorted(by: Linter.precedes)
    }

    private static func precedes(_ first: Finding, _ second: Finding) -> Bool {
        if first.range.lowerBound != second.range.lowerBound {
            return first.range.lowerBound < second.range.lowerBound
        }
        if first.code != second.code { return first.code < second.code }
        return first.range.upperBound < second.range.upperBound
    }
}
