import AHAP
import HapticPatterns

extension FuzzTarget {
    /// Formatting refuses what is not JSON; what it gives for the rest reads as the same, and stays as it is.
    static let formatter = FuzzTarget(name: "formatter", readsText: true) { bytes throws(Violation) in
        let document = AHAPDocument(bytes)
        guard let text = try? AHAPFormatter().format(document) else {
            return try require(!document.isJSON, "JSON can be formatted")
        }
        try require(document.isJSON, "what is not JSON is refused")
        let formatted = AHAPDocument(text)
        try require(formatted.isJSON, "what was formatted is JSON")
        try require(formatted.pattern == document.pattern, "formatting keeps the pattern")
        let again = try? AHAPFormatter().format(formatted)
        try require(again == text, "formatting twice gives what formatting once gave")
        try require(
            codes(in: formatted) == codes(in: document), "the findings stay, but for those about the layout")
    }

    /// How often each rule finds something. Trailing commas and a byte order mark are layout.
    private static func codes(in document: AHAPDocument) -> [RuleCode: Int] {
        var counts: [RuleCode: Int] = [:]
        for finding in Linter().findings(in: document) where finding.code != .ah106 {
            if finding.code == .ah124, finding.range == 0..<3, document.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
                continue
            }
            counts[finding.code, default: 0] += 1
        }
        return counts
    }
}
