import CoreHaptics

/// Vibration as Android and the web have it: how long and how strong, one stretch after the other, without end until it
/// is stopped. One object serves the whole application.
final class Vibrator: @unchecked Sendable {
    static let shared = Vibrator()

    // Handlers come on a queue of the engine's, so a lock guards both.
    private let lock = NSRecursiveLock()
    private var engine: CHHapticEngine?
    private var player: (any CHHapticAdvancedPatternPlayer)?

    /// Vibrates in stretches that follow each other without a gap, again and again.
    ///
    /// - Parameters:
    ///   - durations: Seconds of each stretch.
    ///   - powers: 0...1 for each stretch; 0 is a pause.
    func vibrate(durations: [TimeInterval], powers: [Float]) throws {
        lock.lock()
        defer { lock.unlock() }
        stop()
        let engine = try runningEngine()
        let (events, length) = Self.events(durations: durations, powers: powers)
        let player = try engine.makeAdvancedPlayer(with: CHHapticPattern(events: events, parameters: []))
        player.loopEnabled = true
        player.loopEnd = length
        try player.start(atTime: CHHapticTimeImmediate)
        self.player = player
    }

    func stop() {
        lock.withLock {
            try? player?.stop(atTime: CHHapticTimeImmediate)
            player = nil
        }
    }

    private static func events(
        durations: [TimeInterval], powers: [Float]
    ) -> (events: [CHHapticEvent], length: TimeInterval) {
        var events: [CHHapticEvent] = []
        var time: TimeInterval = 0
        for (duration, power) in zip(durations, powers) {
            if power > 0 {
                events.append(
                    CHHapticEvent(
                        eventType: .hapticContinuous,
                        parameters: [
                            CHHapticEventParameter(parameterID: .hapticIntensity, value: power),
                            CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.6),
                        ],
                        relativeTime: time, duration: duration))
            }
            time += duration
        }
        return (events, time)
    }

    private func runningEngine() throws -> CHHapticEngine {
        if let engine { return engine }
        let engine = try CHHapticEngine()
        engine.playsHapticsOnly = true
        engine.stoppedHandler = { [weak self] _ in self?.forgetEngine() }
        engine.resetHandler = { [weak self] in self?.forgetEngine() }
        try engine.start()
        self.engine = engine
        return engine
    }

    private func forgetEngine() { lock.withLock { engine = nil } }
}
