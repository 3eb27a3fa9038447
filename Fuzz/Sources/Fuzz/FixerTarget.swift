import AHAP
import HapticPatterns

extension FuzzTarget {
    /// Safe fixes come to an end, leave none to make, and change nothing that a player would do; unsafe ones end too.
    static let fixer = FuzzTarget(name: "fixer", readsText: true) { bytes throws(Violation) in
        let document = AHAPDocument(bytes)
        let before = Linter().findings(in: document)
        let result = Fixer().fix(bytes)
        let fixed = AHAPDocument(result.bytes)
        try require(Linter().findings(in: fixed) == result.remaining, "what remains is what linting finds")
        try require(result.ending == .converged, "safe fixes converge, not: \(result.ending)")
        for finding in result.remaining {
            try require(finding.fix?.applicability != .safe, "\(finding.code.text) at \(finding.range) is fixed")
        }
        try require(!document.isJSON || fixed.isJSON, "JSON stays JSON")
        // A file with an error is one that players refuse: there is nothing yet that fixing could change.
        if !before.contains(where: { $0.severity == .error }) {
            try require(
                fixed.pattern.normalized().pattern == document.pattern.normalized().pattern,
                "safe fixes keep what a player makes of the file")
        }
        try requireUnsafe(bytes, isJSON: document.isJSON)
    }

    private static func requireUnsafe(_ bytes: [UInt8], isJSON: Bool) throws(Violation) {
        let result = Fixer(allowing: .unsafe).fix(bytes)
        let fixed = AHAPDocument(result.bytes)
        try require(!isJSON || fixed.isJSON, "JSON stays JSON with unsafe fixes")
        try requireSound(result.remaining, in: fixed)
        guard result.ending == .converged, result.rounds > 0 else { return }
        let again = Fixer(allowing: .unsafe).fix(result.bytes)
        try require(again.bytes == result.bytes, "fixing what is fixed changes nothing")
    }
}
