#if !canImport(Darwin)
    import Foundation
    import GameController
    import HapticPlayback

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

        /// What this machine can do, as pads and preferred outputs come and go.
        func ask() throws {
            func tellAnswer(_ what: String) {
                let capabilities = CHHapticEngine.capabilitiesForHardware()
                tell("\(what): \(capabilities.supportsHaptics) \(capabilities.supportsAudio)")
            }
            tellAnswer("nothing")
            let pad = try VirtualPad()
            tellAnswer("pad")
            tellAnswer("pad")
            pad.unplug()
            tellAnswer("nothing")
            let made = Guarded(0)
            for _ in 0..<2 {
                HapticOutputs.preferred = { () throws(OutputError) in
                    made.withLock { $0 += 1 }
                    return NullOutput()
                }
                tellAnswer("preferred")
                tellAnswer("preferred")
            }
            tell("made \(made.withLock { $0 })")
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
