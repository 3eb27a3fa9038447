import CoreHaptics

/// Vibration as Android and the web have it: how long and how strong, one stretch after the other, without end until it
/// is stopped. One object serves the whole application.
final class Vibrator: @unchecked Sendable {
    // An application calls it from its main thread; the engine's handler only makes the player anew.
    static let shared = Vibrator()

    private var engine: CHHapticEngine?
    private var player: (any CHHapticAdvancedPatternPlayer)?

    private init() {}

    /// Vibrates in stretches that follow each other without a gap, again and again.
    ///
    /// - Parameters:
    ///   - durations: Seconds of each stretch.
    ///   - powers: 0...1 for each stretch; 0 is a pause.
    func vibrate(durations: [TimeInterval], powers: [Float]) throws {
        stop()
        let engine = try runningEngine()
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
        let player = try engine.makeAdvancedPlayer(with: CHHapticPattern(events: events, parameters: []))
        player.loopEnabled = true
        player.loopEnd = time
        try player.start(atTime: CHHapticTimeImmediate)
        self.player = player
    }

    func stop() {
        try? player?.stop(atTime: CHHapticTimeImmediate)
        player = nil
    }

    private func runningEngine() throws -> CHHapticEngine {
        if let engine { return engine }
        let engine = try CHHapticEngine()
        engine.playsHapticsOnly = true
        engine.stoppedHandler = { [weak self] _ in self?.engine = nil }
        engine.resetHandler = { [weak self] in self?.engine = nil }
        try engine.start()
        self.engine = engine
        return engine
    }
}
