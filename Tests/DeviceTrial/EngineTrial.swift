#if !canImport(Darwin)
    import Foundation
    import GameController

    /// Engines of one process that follow each other or overlap, on the output that the environment names.
    struct EngineTrial {
        /// Plays on one that is dropped, then on two at once, each for 20 ms.
        func run() throws {
            for _ in 0..<2 { tell("\(CHHapticEngine.capabilitiesForHardware().supportsHaptics)") }
            do {
                let engine = try started()
                withExtendedLifetime(engine) {}
            }
            let engines = [try started(), try started()]
            for engine in engines { stop(engine) }
        }

        private func started() throws -> CHHapticEngine {
            let engine = try CHHapticEngine()
            try engine.start()
            let event = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
            let player = try engine.makePlayer(with: CHHapticPattern(events: [event], parameters: []))
            try player.start(atTime: CHHapticTimeImmediate)
            let start = engine.currentTime
            wait { engine.currentTime > start + 0.02 }
            return engine
        }

        private func stop(_ engine: CHHapticEngine) {
            let semaphore = DispatchSemaphore(value: 0)
            engine.stop { _ in semaphore.signal() }
            semaphore.wait()
        }
    }
#endif
