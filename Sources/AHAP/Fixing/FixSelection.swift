/// Chooses which of many fixes are made together: earlier ones first, each with all of its edits or not at all, none
/// that overlaps with one chosen before. O(n log n) in the number of edits.
package struct FixSelection {
    /// The places of the chosen findings in the list that was given.
    package private(set) var chosen: [Int] = []
    /// Their edits, in the same order.
    package private(set) var edits: [Edit] = []
    private var taken: TakenRanges

    /// - Parameter findings: With the fixes that may be made; all others have none that counts.
    package init(_ findings: [Finding], allowing: Fix.Applicability, in bytes: [UInt8]) {
        taken = TakenRanges(
            starts: findings.flatMap { ($0.fix?.edits ?? []).map { $0.range.lowerBound } })
        for (index, finding) in findings.enumerated() {
            guard let fix = finding.fix, fix.isAllowed(by: allowing) else { continue }
            if choose(fix.edits, in: bytes) { chosen.append(index) }
        }
    }

    private mutating func choose(_ candidates: [Edit], in bytes: [UInt8]) -> Bool {
        guard candidates.contains(where: { !$0.changesNothing(in: bytes) }),
            Edit.fits(candidates, in: Edit.order(candidates), count: bytes.count),
            !candidates.contains(where: { taken.overlaps($0.range) })
        else { return false }
        for edit in candidates { taken.insert(edit.range) }
        edits += candidates
        return true
    }
}

extension Fix {
    /// True if a user who allows this much allows this fix.
    package func isAllowed(by allowed: Applicability) -> Bool { applicability == .safe || allowed == .unsafe }
}
