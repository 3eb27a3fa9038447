/// Makes the fixes that findings carry, lints again, and goes on until nothing is left to fix.
///
/// In a round, fixes are made in the order of the findings; one that overlaps with an earlier one waits for the next
/// round. Rounds end when no allowed fix is left, when a text comes back that was there before, and after
/// ``mostRounds`` in any case.
public struct Fixer: Sendable {
    /// The most rounds. Few files need more than four; the bound is there so that fixing always ends.
    public static let mostRounds = 32

    /// The most daring fixes that are made: ``Fix/Applicability/unsafe`` takes the safe ones along.
    public var allowing: Fix.Applicability
    private let limits: ReadLimits
    private let lint: @Sendable (AHAPDocument) -> [Finding]

    /// - Parameters:
    ///   - settings: What the linter looks for; a rule that is off fixes nothing.
    ///   - allowing: The most daring fixes that are made.
    ///   - limits: What a text may be at most.
    public init(
        settings: LintSettings = LintSettings(), allowing: Fix.Applicability = .safe,
        limits: ReadLimits = .standard
    ) {
        let linter = Linter(settings: settings)
        self.init(allowing: allowing, limits: limits) { linter.findings(in: $0) }
    }

    /// With findings from anywhere, in the order of their importance.
    package init(
        allowing: Fix.Applicability, limits: ReadLimits = .standard,
        lint: @escaping @Sendable (AHAPDocument) -> [Finding]
    ) {
        self.allowing = allowing
        self.limits = limits
        self.lint = lint
    }

    /// Fixes a file's bytes.
    public func fix(_ bytes: [UInt8]) -> FixResult {
        var document = AHAPDocument(bytes, limits: limits)
        var result = FixResult(
            bytes: bytes, applied: [], remaining: lint(document), rounds: 0, ending: .converged)
        var seen = [TextDigest(bytes)]
        while true {
            let selection = FixSelection(result.remaining, allowing: allowing, in: result.bytes)
            if selection.edits.isEmpty {
                result.ending = hasAllowedFix(result.remaining) ? .stuck : .converged
                return result
            }
            if result.rounds == Fixer.mostRounds { return result.ended(.roundLimit) }
            guard let text = Edit.apply(selection.edits, to: result.bytes) else { return result.ended(.stuck) }
            let next = AHAPDocument(text, limits: limits)
            if document.isJSON, !next.isJSON { return result.ended(.refused) }
            document = next
            result.advance(to: document, making: selection, remaining: lint(document))
            let digest = TextDigest(text)
            if seen.contains(digest) { return result.ended(.stuck) }
            seen.append(digest)
        }
    }

    private func hasAllowedFix(_ findings: [Finding]) -> Bool {
        findings.contains { $0.fix?.isAllowed(by: allowing) ?? false }
    }
}

extension FixResult {
    fileprivate mutating func advance(
        to document: AHAPDocument, making selection: FixSelection, remaining findings: [Finding]
    ) {
        rounds += 1
        for index in selection.chosen { applied.append(Applied(finding: remaining[index], round: rounds)) }
        bytes = document.bytes
        remaining = findings
    }

    fileprivate func ended(_ ending: Ending) -> FixResult {
        var result = self
        result.ending = ending
        return result
    }
}
