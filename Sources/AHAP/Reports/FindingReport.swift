/// A way to write findings down, file by file, so that nothing but the file at hand is held in memory.
///
/// A report is `open`, then what `append` writes for each file, with ``separator`` between those that wrote anything,
/// then `close`. `append` depends on its file alone, so files can be written at the same time and joined later.
public protocol FindingReport: Sendable {
    /// What stands between two files' parts.
    var separator: String { get }
    /// Writes what comes before all files.
    func open(_ output: inout [UInt8])
    /// Writes one file's part, perhaps nothing.
    func append(_ file: FileReport, to output: inout [UInt8])
    /// Writes what comes after all files.
    func close(_ summary: LintSummary, to output: inout [UInt8])
}

extension FindingReport {
    /// The whole report on some files, as UTF-8.
    public func bytes(of files: [FileReport]) -> [UInt8] {
        var output: [UInt8] = []
        var summary = LintSummary()
        var isFirst = true
        open(&output)
        for file in files {
            var part: [UInt8] = []
            append(file, to: &part)
            if !part.isEmpty {
                if !isFirst { output.append(text: separator) }
                output += part
                isFirst = false
            }
            summary.add(file)
        }
        close(summary, to: &output)
        return output
    }
}
