/// Findings for people, and for whatever reads the messages of compilers.
///
/// `path:line:column: warning: message [AH103 absolute-curve-times]`, the source line with a caret, the hint. Of one
/// rule in one file the first five are shown and the others counted, unless ``all`` is set. Control characters in what
/// comes from the file are made visible.
public struct TextReport: FindingReport {
    /// Findings of one rule that are shown for a file.
    public static let shown = 5

    /// Show every finding.
    public var all: Bool
    /// Use a terminal's colours.
    public var colour: Bool

    /// Five findings of a rule in a file, without colour, unless asked for otherwise.
    public init(all: Bool = false, colour: Bool = false) {
        self.all = all
        self.colour = colour
    }

    /// Nothing: each finding ends its own line.
    public var separator: String { "" }

    /// Writes nothing.
    public func open(_ output: inout [UInt8]) {}

    /// Writes the findings of a file, in its order.
    public func append(_ file: FileReport, to output: inout [UInt8]) {
        guard !file.findings.isEmpty else { return }
        let index = LineIndex(file.bytes)
        var counts = [Int](repeating: 0, count: Int(RuleCode.RawValue.max) + 1)
        for finding in file.findings {
            let code = Int(finding.code.rawValue)
            counts[code] += 1
            if all || counts[code] <= TextReport.shown { append(finding, in: file, index, to: &output) }
        }
        if !all { appendRest(counts, path: file.path, to: &output) }
    }

    /// Writes a line that counts what was found. Where no file was read there is nothing to sum up.
    public func close(_ summary: LintSummary, to output: inout [UInt8]) {
        guard summary.files > 0 else { return }
        let style = TextStyle(colour: colour)
        style.append(.bold, TextReport.count(summary.files, "file") + ": ", to: &output)
        var parts: [String] = []
        if summary.errors > 0 { parts.append(TextReport.count(summary.errors, "error")) }
        if summary.warnings > 0 { parts.append(TextReport.count(summary.warnings, "warning")) }
        if summary.notes > 0 { parts.append(TextReport.count(summary.notes, "note")) }
        if parts.isEmpty { parts.append(summary.known > 0 ? "no new findings" : "no findings") }
        output.append(text: parts.joined(separator: ", "))
        if summary.known > 0 { output.append(text: " (and \(summary.known) known)") }
        if summary.safelyFixable > 0 { output.append(text: "; --fix repairs \(summary.safelyFixable)") }
        output.append(UInt8(ascii: "\n"))
    }

    /// Appends anything that is to be said about a place in a file, in the same form as a finding.
    package func append(
        _ severity: Severity, _ message: String, rule: String? = nil, hint: String? = nil, path: String,
        bytes: [UInt8], index: LineIndex, range: Range<Int>, to output: inout [UInt8]
    ) {
        let style = TextStyle(colour: colour)
        let position = index.position(of: range.lowerBound)
        style.append(.bold, to: &output) { output in
            VisibleText.append(path, to: &output)
            output.append(text: ":\(position.line):\(position.column): ")
        }
        style.append(TextStyle.colour(of: severity), severity.name + ": ", to: &output)
        style.append(.bold, to: &output) { VisibleText.append(message, to: &$0) }
        if let rule { style.append(.dim, " [\(rule)]", to: &output) }
        output.append(UInt8(ascii: "\n"))
        let gutter = String(position.line)
        append(SourceExcerpt(bytes, index: index, range: range), gutter: gutter, style, to: &output)
        if let hint { append(hint: hint, gutter: gutter, style, to: &output) }
    }

    private func append(hint: String, gutter: String, _ style: TextStyle, to output: inout [UInt8]) {
        output.append(repeating: UInt8(ascii: " "), count: TextReport.margin(gutter) + 1)
        style.append(.green, "hint: ", to: &output)
        VisibleText.append(hint, to: &output)
        output.append(UInt8(ascii: "\n"))
    }

    private func append(_ finding: Finding, in file: FileReport, _ index: LineIndex, to output: inout [UInt8]) {
        append(
            finding.severity, finding.message,
            rule: "\(finding.code.text) \(RuleNames.name(of: finding.code))", hint: finding.hint, path: file.path,
            bytes: file.bytes, index: index, range: finding.range, to: &output)
    }

    private func append(_ excerpt: SourceExcerpt, gutter: String, _ style: TextStyle, to output: inout [UInt8]) {
        let margin = TextReport.margin(gutter)
        style.append(.dim, to: &output) { output in
            output.append(repeating: UInt8(ascii: " "), count: margin - gutter.utf8.count)
            output.append(text: "\(gutter) | ")
        }
        output += excerpt.text
        output.append(UInt8(ascii: "\n"))
        style.append(.dim, to: &output) { output in
            output.append(repeating: UInt8(ascii: " "), count: margin)
            output.append(text: " | ")
        }
        output.append(repeating: UInt8(ascii: " "), count: excerpt.indent)
        style.append(.green, to: &output) { output in
            output.append(UInt8(ascii: "^"))
            output.append(repeating: UInt8(ascii: "~"), count: excerpt.width - 1)
        }
        output.append(UInt8(ascii: "\n"))
    }

    /// Says how many findings of each rule were not shown.
    private func appendRest(_ counts: [Int], path: String, to output: inout [UInt8]) {
        for (code, count) in counts.enumerated() where count > TextReport.shown {
            guard let code = RuleCode(rawValue: UInt8(code)) else { continue }
            VisibleText.append(path, to: &output)
            let rest = count - TextReport.shown
            output.append(text: ": \(rest) more of [\(code.text) \(RuleNames.name(of: code))]; --all shows them\n")
        }
    }

    /// Columns before the bar that stands beside a source line.
    private static func margin(_ gutter: String) -> Int { max(gutter.utf8.count + 1, 6) }

    /// `1 file`, `2 files`.
    package static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
