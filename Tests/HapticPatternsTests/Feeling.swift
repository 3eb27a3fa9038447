import HapticPatterns

/// What is felt at a time: the effective intensity and sharpness of each buzz that lasts there, in a fixed order.
///
/// Two feelings are equal where they differ by rounding alone.
struct Feeling: Equatable {
    /// Time, intensity, sharpness; the time matters for taps alone.
    var voices: [SIMD3<Double>]

    init(of pattern: HapticPattern, at time: Double) {
        let buzzes = pattern.events.filter { event in
            event.kind == .hapticContinuous && event.time <= time && time < event.time + (event.duration ?? 0)
        }
        self.init(buzzes, in: pattern) { _ in time }
        for index in voices.indices { voices[index].x = 0 }
    }

    private init(_ events: [HapticEvent], in pattern: HapticPattern, time: (HapticEvent) -> Double) {
        voices = events.map { event in
            let time = time(event)
            return SIMD3(
                time, Double(pattern.effectiveValue(of: .hapticIntensity, for: event, at: time)),
                Double(pattern.effectiveValue(of: .hapticSharpness, for: event, at: time)))
        }
        voices.sort { ($0.x, $0.y, $0.z) < ($1.x, $1.y, $1.z) }
    }

    /// What each tap of a pattern feels like where it begins.
    static func taps(of pattern: HapticPattern) -> Feeling {
        Feeling(pattern.events.filter { $0.kind == .hapticTransient }, in: pattern) { $0.time }
    }

    static func == (one: Feeling, other: Feeling) -> Bool {
        guard one.voices.count == other.voices.count else { return false }
        return zip(one.voices, other.voices).allSatisfy { a, b in
            abs(a.x - b.x) <= 1e-9 && abs(a.y - b.y) <= 2e-6 && abs(a.z - b.z) <= 2e-6
        }
    }
}
