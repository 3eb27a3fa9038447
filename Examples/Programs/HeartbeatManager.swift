import CoreHaptics
import Observation

/// Two taps, again and again: what a health application gives with every beat. A view observes whether it may show the
/// button at all, and why haptics went away.
@Observable
final class HeartbeatManager {
    private(set) var isReady = false
    private(set) var stoppedBecause: CHHapticEngine.StoppedReason?

    @ObservationIgnored private var engine: CHHapticEngine?

    /// Makes and starts the engine, on devices that have haptics.
    func prepare() {
        guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
        do {
            let engine = try CHHapticEngine()
            engine.stoppedHandler = { [weak self] reason in
                self?.isReady = false
                self?.stoppedBecause = reason
            }
            engine.resetHandler = { [weak self] in
                self?.restart()
            }
            self.engine = engine
            restart()
        } catch {
            isReady = false
        }
    }

    private func restart() {
        do {
            try engine?.start()
            isReady = true
        } catch {
            isReady = false
        }
    }

    /// One beat: a strong tap and its softer echo.
    func beat() throws {
        guard let engine else { return }
        let player = try engine.makePlayer(with: Self.heartbeat())
        try player.start(atTime: CHHapticTimeImmediate)
    }

    private static func heartbeat() throws -> CHHapticPattern {
        let taps: [(time: TimeInterval, intensity: Float)] = [(0, 0.9), (0.18, 0.6)]
        let events = taps.map { tap in
            CHHapticEvent(
                eventType: .hapticTransient,
                parameters: [
                    CHHapticEventParameter(parameterID: .hapticIntensity, value: tap.intensity),
                    CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.3),
                ],
                relativeTime: tap.time)
        }
        return try CHHapticPattern(events: events, parameters: [])
    }
}
