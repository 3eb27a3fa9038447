/// Findings as SARIF 2.1.0 (OASIS Standard), for code scanning and editors.
///
/// All rules are listed, with their pages as help. Columns and character offsets count code points (`columnKind`), a
/// byte order mark left out, as the standard has it; byte offsets count it.
public struct SARIFReport: FindingReport {
    /// The version of the tool that the report names.
    public var version: String

    /// A report that names this version of the tool.
    public init(version: String) { self.version = version }

    /// A comma between the results of two files.
    public var separator: String { ",\n" }

    /// Opens the log and its run, with the tool and all rules.
    public func open(_ output: inout [UInt8]) {
        output.append(text: "{\"version\":\"2.1.0\",")
        output.append(text: "\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\n\"runs\":[{")
        output.append(text: "\"tool\":{\"driver\":{\"name\":\"haptics\"")
        output.append(member: "version", version)
        output.append(member: "semanticVersion", version)
        output.append(text: ",\"rules\":[\n")
        for (number, rule) in RuleRegistry.all.enumerated() {
            if number > 0 { output.append(text: ",\n") }
            SARIFReport.append(rule, to: &output)
        }
        output.append(text: "\n]}},\n\"columnKind\":\"unicodeCodePoints\",")
        output.append(text: "\"newlineSequences\":[\"\\r\\n\",\"\\n\",\"\\r\"],\n\"results\":[\n")
    }

    /// Writes a result for each finding of a file.
    public func append(_ file: FileReport, to output: inout [UInt8]) {
        guard !file.findings.isEmpty else { return }
        let place = FilePlace(uri: FileURI.reference(to: file.path), index: LineIndex(file.bytes))
        for (number, finding) in file.findings.enumerated() {
            if number > 0 { output.append(text: ",\n") }
            SARIFReport.append(finding, file, place, to: &output)
        }
    }

    /// Closes the results, and says whether all files could be read.
    public func close(_ summary: LintSummary, to output: inout [UInt8]) {
        output.append(text: "\n],\n\"invocations\":[{\"executionSuccessful\":")
        output.append(text: summary.failures.isEmpty ? "true" : "false")
        output.append(text: ",\"toolExecutionNotifications\":[")
        for (number, failure) in summary.failures.enumerated() {
            output.append(text: number == 0 ? "{\"level\":\"error\"" : ",{\"level\":\"error\"")
            output.append(member: "message")
            SARIFReport.append(message: failure, to: &output)
            output.append(UInt8(ascii: "}"))
        }
        output.append(text: "]}]}]}\n")
    }

    /// What all findings of a file share.
    private struct FilePlace {
        let uri: String
        let index: LineIndex
    }

    private static func append(_ rule: Rule, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "{"))
        output.append(member: "id", rule.code.text, first: true)
        output.append(member: "name", rule.name)
        output.append(member: "shortDescription")
        append(message: rule.page.firstSentence, to: &output)
        output.append(member: "fullDescription")
        append(message: rule.page.what, to: &output)
        output.append(text: ",\"help\":{")
        output.append(member: "text", rule.page.helpText, first: true)
        output.append(member: "markdown", rule.page.helpMarkdown)
        output.append(text: "},\"defaultConfiguration\":{")
        output.append(member: "level", rule.severity.name, first: true)
        output.append(text: "}}")
    }

    private static func append(
        _ finding: Finding, _ file: FileReport, _ place: FilePlace, to output: inout [UInt8]
    ) {
        output.append(UInt8(ascii: "{"))
        output.append(member: "ruleId", finding.code.text, first: true)
        if let index = RuleNames.index(of: finding.code) { output.append(member: "ruleIndex", index) }
        output.append(member: "level", finding.severity.name)
        output.append(member: "message")
        append(message: text(of: finding), to: &output)
        output.append(text: ",\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{")
        output.append(member: "uri", place.uri, first: true)
        output.append(text: "},\"region\":")
        append(finding.range, place.index, to: &output)
        output.append(text: "}}],\"partialFingerprints\":{")
        output.append(member: "findingText/v1", Fingerprint.of(finding.range, in: file.bytes), first: true)
        output.append(UInt8(ascii: "}"))
        append(finding.fix, place, to: &output)
        output.append(UInt8(ascii: "}"))
    }

    /// The message, and the hint as a sentence of its own.
    private static func text(of finding: Finding) -> String {
        guard let hint = finding.hint, let first = hint.utf8.first else { return finding.message }
        guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return "\(finding.message). \(hint)" }
        let capital = String(Unicode.Scalar(first - 32))
        return "\(finding.message). \(capital)" + String(decoding: hint.utf8.dropFirst(), as: UTF8.self)
    }

    private static func append(_ fix: Fix?, _ place: FilePlace, to output: inout [UInt8]) {
        guard let fix, !fix.edits.isEmpty else { return }
        output.append(text: ",\"fixes\":[{\"description\":")
        let isSafe = fix.applicability == .safe
        append(message: isSafe ? "Safe fix" : "Fix that may change what is felt", to: &output)
        output.append(text: ",\"artifactChanges\":[{\"artifactLocation\":{")
        output.append(member: "uri", place.uri, first: true)
        output.append(text: "},\"replacements\":[")
        for (number, edit) in fix.edits.enumerated() {
            output.append(text: number == 0 ? "{\"deletedRegion\":" : ",{\"deletedRegion\":")
            append(edit.range, place.index, to: &output)
            output.append(member: "insertedContent")
            append(message: edit.text, to: &output)
            output.append(UInt8(ascii: "}"))
        }
        output.append(text: "]}],\"properties\":{")
        output.append(member: "applicability", fix.applicability.name, first: true)
        output.append(text: "}}]")
    }

    private static func append(_ range: Range<Int>, _ index: LineIndex, to output: inout [UInt8]) {
        let start = index.position(of: range.lowerBound)
        let end = index.position(of: range.upperBound)
        let characters = index.characters(before: start.offset)
        output.append(UInt8(ascii: "{"))
        output.append(member: "startLine", start.line, first: true)
        output.append(member: "startColumn", start.column)
        output.append(member: "endLine", end.line)
        output.append(member: "endColumn", end.column)
        output.append(member: "charOffset", characters)
        output.append(member: "charLength", index.characters(before: end.offset) - characters)
        output.append(member: "byteOffset", start.offset)
        output.append(member: "byteLength", end.offset - start.offset)
        output.append(UInt8(ascii: "}"))
    }

    private static func append(message text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "{"))
        output.append(member: "text", text, first: true)
        output.append(UInt8(ascii: "}"))
    }
}
