import AHAP
import HapticsCommand

/// Says what fixing did to a file.
enum FixDeeds {
    /// `path: fixed 3 findings (2 of AH101, 1 of AH106)`.
    static func append(_ result: FixResult, path: Path, to output: inout [UInt8]) {
        var counts: [RuleCode: Int] = [:]
        for applied in result.applied { counts[applied.finding.code, default: 0] += 1 }
        let parts = counts.sorted { $0.key < $1.key }.map { "\($0.value) of \($0.key.text)" }
        VisibleText.append(path.text, to: &output)
        let findings = TextReport.count(result.applied.count, "finding")
        output.append(text: ": fixed \(findings) (\(parts.joined(separator: ", ")))\n")
    }
}
