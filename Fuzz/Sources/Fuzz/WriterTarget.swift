import AHAP
import HapticPatterns

extension FuzzTarget {
    /// A pattern is written or refused for a reason; what was written reads as an equal pattern, in canonical layout.
    static let writer = FuzzTarget(name: "writer", readsText: false) { bytes throws(Violation) in
        var choices = Choices(bytes: bytes)
        let pattern = HapticPattern(&choices)
        let text: [UInt8]
        do {
            text = try AHAPWriter().bytes(for: pattern)
        } catch {
            return try require(!isWritable(pattern), "a pattern that AHAP can hold is written, not refused: \(error)")
        }
        try require(isWritable(pattern), "a pattern that AHAP cannot hold is refused")
        let document = AHAPDocument(text)
        try require(document.isJSON, "what was written is JSON")
        try require(document.pattern == pattern, "what was written reads as an equal pattern")
        try require((try? AHAPFormatter().format(document)) == text, "what was written is in canonical layout")
        try requireSound(Linter().findings(in: document), in: document)
    }

    private static func isWritable(_ pattern: HapticPattern) -> Bool {
        pattern.events.allSatisfy(isWritable)
            && pattern.parameters.allSatisfy { $0.time.isFinite && $0.value.isFinite }
            && pattern.curves.allSatisfy { curve in
                curve.time.isFinite && curve.points.allSatisfy { $0.time.isFinite && $0.value.isFinite }
            }
    }

    private static func isWritable(_ event: HapticEvent) -> Bool {
        guard event.time.isFinite, (event.duration ?? 0).isFinite else { return false }
        guard event.parameters.allSatisfy({ $0.value.isFinite }) else { return false }
        switch event.sound?.source {
        case .path: return event.kind == .audioCustom
        case .resource: return false
        case nil: return true
        }
    }
}
