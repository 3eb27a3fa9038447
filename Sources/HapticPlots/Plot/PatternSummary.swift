import HapticPatterns

/// What a pattern consists of, in a line.
enum PatternSummary {
    static func text(of pattern: HapticPattern) -> String {
        var parts = [seconds(pattern.duration)]
        func add(_ count: Int, _ one: String, _ many: String) {
            if count > 0 { parts.append("\(count) \(count == 1 ? one : many)") }
        }
        add(pattern.events.count { $0.kind == .hapticTransient }, "tap", "taps")
        add(pattern.events.count { $0.kind == .hapticContinuous }, "continuous", "continuous")
        add(pattern.events.count { $0.kind.isAudio }, "sound", "sounds")
        add(pattern.curves.count, "curve", "curves")
        add(pattern.parameters.count, "parameter", "parameters")
        return parts.joined(separator: " · ")
    }

    /// Milliseconds below a second, else seconds with up to three digits after the point.
    private static func seconds(_ seconds: Double) -> String {
        let milliseconds = Int(exactly: (seconds * 1000).rounded()) ?? 0
        guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
        return DecimalText.text(milliseconds, exponent: -3).trimmingZeros + " s"
    }
}
