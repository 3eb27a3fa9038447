#if !canImport(Darwin)
    import Foundation
    import GameController
    import HapticPlayback

    /// Controllers as an application from iOS sees them, with virtual gamepads.
    struct ControllerTrial {
        private let connected = Guarded<[String]>([])
        private let disconnected = Guarded<[String]>([])

        func run() throws {
            tell("controllers \(GCController.controllers().count)")
            observe()
            let pad = try VirtualPad(hasTriggers: true)
            wait { connected.withLock { !$0.isEmpty } }
            tell("\(connected.withLock { $0 })")
            guard let controller = GCController.controllers().first else { return tell("none") }
            let isSame = controller === GCController.controllers().first && controller === GCController.current
            tell("\(controller.vendorName ?? "?") \(isSame)")
            tell("\(controller.haptics?.supportedLocalities.map(\.rawValue).sorted() ?? [])")
            try play(controller, .leftHandle)
            try play(controller, .triggers)
            try lose(controller, pad)
            _ = try VirtualPad(hasRumble: false)
            wait { connected.withLock { $0.count > 1 } }
            tell("haptics of a still one: \(GCController.controllers().first.map { $0.haptics == nil } ?? false)")
        }

        private func observe() {
            let names = [
                (Notification.Name.GCControllerDidConnect, connected), (.GCControllerDidDisconnect, disconnected),
            ]
            for (name, list) in names {
                _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    let controller = (note.object as? GCController)?.vendorName ?? "?"
                    list.withLock { $0.append("\(note.name.rawValue) of \(controller)") }
                }
            }
        }

        private func player(_ engine: CHHapticEngine) throws -> any CHHapticPatternPlayer {
            let event = CHHapticEvent(
                eventType: .hapticContinuous,
                parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)], relativeTime: 0,
                duration: TimeInterval(GCHapticDurationInfinite))
            return try engine.makePlayer(with: CHHapticPattern(events: [event], parameters: []))
        }

        private func play(_ controller: GCController, _ locality: GCHapticsLocality) throws {
            tell("at \(locality.rawValue)")
            guard let engine = controller.haptics?.createEngine(withLocality: locality) else {
                return tell("no engine")
            }
            try engine.start()
            let player = try player(engine)
            try player.start(atTime: CHHapticTimeImmediate)
            let start = engine.currentTime
            wait { engine.currentTime > start + 0.05 }
            let isOver = Guarded(false)
            engine.stop { _ in isOver.withLock { $0 = true } }
            wait { isOver.withLock { $0 } }
        }

        private func lose(_ controller: GCController, _ pad: VirtualPad) throws {
            guard let engine = controller.haptics?.createEngine(withLocality: .default) else {
                return tell("no engine")
            }
            let isStopped = Guarded(false)
            engine.stoppedHandler = { reason in
                if reason != .gameControllerDisconnect { tell("stopped for \(reason)") }
                isStopped.withLock { $0 = true }
            }
            try engine.start()
            pad.unplug()
            wait { isStopped.withLock { $0 } && disconnected.withLock { !$0.isEmpty } }
            tell("\(disconnected.withLock { $0 })")
            tell("controllers \(GCController.controllers().count), current \(GCController.current != nil)")
        }
    }
#endif
