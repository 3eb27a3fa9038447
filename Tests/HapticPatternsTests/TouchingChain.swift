import HapticPatterns

/// Buzzes at random, each beginning at the very number where the one before ends.
struct TouchingChain {
    let pattern: HapticPattern

    init(using generator: inout some RandomNumberGenerator) {
        var time = Bool.random(using: &generator) ? 0 : Double.random(in: 0..<1, using: &generator)
        var events: [HapticEvent] = []
        for _ in 0..<Int.random(in: 2..<8, using: &generator) {
            // Lengths of all sizes: the worst cases are a late end after an early start.
            let scale = [1e-3, 0.1, 1, 10][Int.random(in: 0..<4, using: &generator)]
            let duration = Double.random(in: 0..<scale, using: &generator)
            events.append(HapticEvent(kind: .hapticContinuous, time: time, duration: duration))
            time += duration
        }
        pattern = HapticPattern(events: events)
    }

    /// Whether each event ends exactly where the next one begins.
    static func touches(_ pattern: HapticPattern) -> Bool {
        zip(pattern.events, pattern.events.dropFirst()).allSatisfy { $0.time + ($0.duration ?? 0) == $1.time }
    }
}
