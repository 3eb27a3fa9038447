import CoreHaptics
import Observation

/// Two taps, again and again: what a health application gives with every beat. A view observes whether it may show the
/// button at all, and why haptics went away.
@Observable
final class HeartbeatManager {
    private(set) var isReady: Bool {
        get { read(\.isReady) { $0.isReady } }
        set { write(\.isReady) { $0.isReady = newValue } }
    }
    private(set) var stoppedBecause: CHHapticEngine.StoppedReason? {
        get { read(\.stoppedBecause) { $0.stoppedBecause } }
        set { write(\.stoppedBecause) { $0.stoppedBecause = newValue } }
    }

    // Handlers come on a queue of the engine's, views read on the main thread: what both touch is guarded by a lock.
    private struct State {
        var isReady = false
        var stoppedBecause: CHHapticEngine.StoppedReason?
    }

    @ObservationIgnored private let lock = NSLock()
    @ObservationIgnored private var state = State()
    /// Set before its first start, so before any handler.
    @ObservationIgnored private var engine: CHHapticEngine?

    private func read<Value>(_ path: KeyPath<HeartbeatManager, Value>, _ body: (State) -> Value) -> Value {
        access(keyPath: path)
        return lock.withLock { body(state) }
    }

    private func write<Value>(_ path: KeyPath<HeartbeatManager, Value>, _ body: (inout State) -> Void) {
        withMutation(keyPath: path) { lock.withLock { body(&state) } }
    }

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
