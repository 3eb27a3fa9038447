import AHAP

// What each call does, in terms of the library.

func lint(_ bytes: [UInt8], path: String, ignoring names: String) -> Answer {
    guard let settings = settings(ignoring: names) else { return unknownRule(names) }
    let findings = Linter(settings: settings).findings(in: AHAPDocument(bytes))
    return Answer(JSONReport().bytes(of: [FileReport(path: path, bytes: bytes, findings: findings)]))
}

func fix(_ bytes: [UInt8], ignoring names: String, allowing: Fix.Applicability) -> Answer {
    guard let settings = settings(ignoring: names) else { return unknownRule(names) }
    let result = Fixer(settings: settings, allowing: allowing).fix(bytes)
    return Answer(status: Int32(clamping: result.applied.count), result.bytes)
}

func format(_ bytes: [UInt8]) -> Answer {
    let document = AHAPDocument(bytes)
    guard let text = try? AHAPFormatter().format(document) else { return Answer(Refusal(notJSON: document)) }
    return Answer(text)
}

/// `nil` if one of the names, with commas between, is of no rule.
private func settings(ignoring names: String) -> LintSettings? {
    var settings = LintSettings()
    // By bytes: splitting by characters would bring Unicode's tables along.
    for name in names.utf8.split(separator: UInt8(ascii: ",")) {
        guard let rule = RuleRegistry.rule(named: String(decoding: Array(name), as: UTF8.self)) else { return nil }
        settings.ignored.insert(rule.code)
    }
    return settings
}

private func unknownRule(_ names: String) -> Answer { Answer(Refusal("one of these is no rule: \(names)")) }
