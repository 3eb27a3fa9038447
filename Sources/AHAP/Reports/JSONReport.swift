/// Findings as one JSON document.
///
/// `{"files":[{"path","findings":[{"code","name","severity","message","hint","line","column","endLine","endColumn",
/// "offset","length","fix":{"applicability","edits":[{"offset","length","text"}]}}]}],
/// "summary":{"files","errors","warnings","notes"}}`; `hint` and `fix` are null where there is none. Lines and columns
/// count from 1, columns in code points; the end is the first character behind. Offsets and lengths are UTF-8 bytes.
public struct JSONReport: FindingReport {
    /// A report without options.
    public init() {}

    /// A comma between two files.
    public var separator: String { ",\n" }

    /// Opens the document and its list of files.
    public func open(_ output: inout [UInt8]) { output.append(text: "{\"files\":[\n") }

    /// Writes a file and its findings, also where there are none.
    public func append(_ file: FileReport, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "{"))
        output.append(member: "path", file.path, first: true)
        output.append(member: "findings")
        output.append(UInt8(ascii: "["))
        if !file.findings.isEmpty {
            let index = LineIndex(file.bytes)
            for (number, finding) in file.findings.enumerated() {
                output.append(text: number == 0 ? "\n" : ",\n")
                JSONReport.append(finding, index, to: &output)
            }
        }
        output.append(text: "]}")
    }

    /// Closes the list and writes the summary.
    public func close(_ summary: LintSummary, to output: inout [UInt8]) {
        output.append(text: "\n],\n\"summary\":{")
        output.append(member: "files", summary.files, first: true)
        output.append(member: "errors", summary.errors)
        output.append(member: "warnings", summary.warnings)
        output.append(member: "notes", summary.notes)
        output.append(text: "}}\n")
    }

    private static func append(_ finding: Finding, _ index: LineIndex, to output: inout [UInt8]) {
        let start = index.position(of: finding.range.lowerBound)
        let end = index.position(of: finding.range.upperBound)
        output.append(UInt8(ascii: "{"))
        output.append(member: "code", finding.code.text, first: true)
        output.append(member: "name", RuleNames.name(of: finding.code))
        output.append(member: "severity", finding.severity.name)
        output.append(member: "message", finding.message)
        output.append(member: "hint", finding.hint)
        output.append(member: "line", start.line)
        output.append(member: "column", start.column)
        output.append(member: "endLine", end.line)
        output.append(member: "endColumn", end.column)
        output.append(member: "offset", start.offset)
        output.append(member: "length", end.offset - start.offset)
        output.append(member: "fix")
        append(finding.fix, to: &output)
        output.append(UInt8(ascii: "}"))
    }

    private static func append(_ fix: Fix?, to output: inout [UInt8]) {
        guard let fix else { return output.append(text: "null") }
        output.append(UInt8(ascii: "{"))
        output.append(member: "applicability", fix.applicability.name, first: true)
        output.append(member: "edits")
        output.append(UInt8(ascii: "["))
        for (number, edit) in fix.edits.enumerated() {
            output.append(text: number == 0 ? "{" : ",{")
            output.append(member: "offset", edit.range.lowerBound, first: true)
            output.append(member: "length", edit.range.count)
            output.append(member: "text", edit.text)
            output.append(UInt8(ascii: "}"))
        }
        output.append(text: "]}")
    }
}
