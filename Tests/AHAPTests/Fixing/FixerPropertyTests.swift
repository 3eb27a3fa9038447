import AHAP
import HapticPatterns
import Testing

/// What must hold for the fixes of all rules together: it is tried on random faulty texts.
struct FixerPropertyTests {
    /// Safe fixes of these rules leave alone what players make of a file. (The others make players take something
    /// that they refused.)
    private static let harmless: Set<RuleCode> = [.ah101, .ah106, .ah107, .ah108, .ah109, .ah124]

    private func faultyText(_ seed: Int) -> [UInt8] {
        var faulty = FaultyText(seed: UInt64(seed))
        return Array(faulty.document().utf8)
    }

    @Test(arguments: [Fix.Applicability.safe, .unsafe])
    func `fixing converges, stays JSON and leaves nothing to fix`(allowing: Fix.Applicability) {
        for seed in 0..<400 {
            let text = faultyText(seed)
            let result = Fixer(allowing: allowing).fix(text)
            #expect(result.ending == .converged, "seed \(seed): \(result.rounds) rounds")
            let document = AHAPDocument(result.bytes)
            #expect(document.isJSON, "seed \(seed)")
            #expect(result.remaining == Linter().findings(in: document), "seed \(seed)")
            #expect(!result.remaining.contains { $0.fix?.isAllowed(by: allowing) ?? false }, "seed \(seed)")
            #expect(result.rounds == (result.applied.map { $0.round }.max() ?? 0), "seed \(seed)")
        }
    }

    @Test func `a safe fix changes nothing that is felt`() {
        let ignored = Set(RuleCode.allCases).subtracting(Self.harmless)
        let fixer = Fixer(settings: LintSettings(ignored: ignored))
        for seed in 0..<400 {
            let text = faultyText(seed)
            let document = AHAPDocument(text)
            // No player takes a negative time, so that nobody can say what comes first.
            guard document.faults(of: .ah010).isEmpty else { continue }
            let after = AHAPDocument(fixer.fix(text).bytes).pattern.normalized()
            #expect(after.pattern == document.pattern.normalized().pattern, "seed \(seed)")
        }
    }

    @Test func `what is fixed can be formatted, and then has nothing more to fix`() throws {
        for seed in 0..<200 {
            let fixed = Fixer().fix(faultyText(seed))
            let formatted = try AHAPFormatter().format(AHAPDocument(fixed.bytes))
            #expect(Fixer().fix(formatted).bytes == formatted, "seed \(seed)")
        }
    }
}
