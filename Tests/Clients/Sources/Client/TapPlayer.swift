import CoreHaptics

/// Written as on iOS: plays a tap on an engine of a class of its own.
@MainActor
final class TapPlayer {
    /// An engine may be subclassed, and its inits overridden.
    private final class Engine: CHHapticEngine {
        private(set) var starts = 0

        override init() throws { try super.init() }

        override func start() throws {
            starts += 1
            try super.start()
        }
    }

    private let engine: Engine
    private var player: (any CHHapticAdvancedPatternPlayer)?

    init() throws {
        engine = try Engine()
        engine.stoppedHandler = { reason in print("stopped: \(reason)") }
        engine.resetHandler = { print("reset") }
        engine.isAutoShutdownEnabled = true
        try engine.start()
    }

    /// Plays, and returns when the tap is over.
    func tap() async throws {
        let event = CHHapticEvent(
            eventType: .hapticTransient,
            parameters: [
                CHHapticEventParameter(parameterID: .hapticIntensity, value: 1),
                CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5),
            ],
            relativeTime: 0)
        let player = try engine.makeAdvancedPlayer(with: CHHapticPattern(events: [event], parameters: []))
        self.player = player
        let engine = engine
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            player.completionHandler = { error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(()))
            }
            do {
                try player.start(atTime: engine.currentTime + 0.05)
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }

    /// Stops and starts in the spelling with `await`.
    func restart() async throws {
        try await engine.stop()
        try await engine.start()
    }
}
