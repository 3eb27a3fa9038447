/// Findings as workflow commands, which GitHub shows as annotations at the lines of a pull request.
///
/// The escapes are those of GitHub's own toolkit: `%`, CR and LF everywhere, `:` and `,` in properties too.
public struct GitHubReport: FindingReport {
    /// A report without options.
    public init() {}

    /// Nothing: each command ends its own line.
    public var separator: String { "" }

    /// Writes nothing.
    public func open(_ output: inout [UInt8]) {}

    /// Writes a command for each finding of a file.
    public func append(_ file: FileReport, to output: inout [UInt8]) {
        guard !file.findings.isEmpty else { return }
        let index = LineIndex(file.bytes)
        for finding in file.findings { GitHubReport.append(finding, file.path, index, to: &output) }
    }

    /// Writes nothing: commands are all there is.
    public func close(_ summary: LintSummary, to output: inout [UInt8]) {}

    private static func append(_ finding: Finding, _ path: String, _ index: LineIndex, to output: inout [UInt8]) {
        let start = index.position(of: finding.range.lowerBound)
        let end = index.position(of: finding.range.upperBound)
        output.append(text: finding.severity == .note ? "::notice" : "::\(finding.severity.name)")
        output.append(text: " file=")
        append(path, isProperty: true, to: &output)
        output.append(text: ",line=\(start.line),endLine=\(end.line)")
        // GitHub takes columns only where the annotation is on one line.
        if start.line == end.line { output.append(text: ",col=\(start.column),endColumn=\(end.column)") }
        output.append(text: ",title=")
        append("\(finding.code.text) \(RuleNames.name(of: finding.code))", isProperty: true, to: &output)
        output.append(text: "::")
        append(finding.message, isProperty: false, to: &output)
        if let hint = finding.hint {
            append("\n" + hint, isProperty: false, to: &output)
        }
        output.append(UInt8(ascii: "\n"))
    }

    private static func append(_ text: String, isProperty: Bool, to output: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "%"), 0x0A, 0x0D: break
            case UInt8(ascii: ":") where isProperty, UInt8(ascii: ",") where isProperty: break
            default:
                output.append(byte)
                continue
            }
            output.append(UInt8(ascii: "%"))
            output.append(hexadecimal: byte)
        }
    }
}
