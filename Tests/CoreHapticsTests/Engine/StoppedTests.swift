import CoreHaptics
import HapticPlayback
import TestSupport
import Testing

struct StoppedTests {
    @Test(
        arguments: [
            (.interrupted, .audioSessionInterrupt), (.suspended, .applicationSuspended),
            (.disconnected, .gameControllerDisconnect), (.failed, .systemError),
        ] as [(OutputEvent, CHHapticEngine.StoppedReason)])
    func `each reason is told, and ends players with an error`(
        event: OutputEvent, reason: CHHapticEngine.StoppedReason
    ) throws {
        let (session, stops, ends) = (try Session(), Log<CHHapticEngine.StoppedReason>(), Log<CHHapticError.Code?>())
        session.engine.stoppedHandler = { stops.add($0) }
        let player = try session.engine.makeAdvancedPlayer(with: pattern(buzz(10)))
        player.completionHandler = { ends.add(($0 as? CHHapticError)?.code) }
        try player.start(atTime: CHHapticTimeImmediate)
        session.clock.advance(by: 0.1)
        session.output.simulate(event)
        #expect(stops.entries == [reason])
        #expect(ends.entries == [event == .failed ? .serverInterrupted : .engineNotRunning])
    }

    @Test func `a stop by the program is not told`() throws {
        let (session, stops) = (try Session(), Log<CHHapticEngine.StoppedReason>())
        session.engine.stoppedHandler = { stops.add($0) }
        session.engine.stop()
        session.settle()
        #expect(stops.entries.isEmpty)
    }

    @Test func `an engine that is let go tells it, on its own queue`() async {
        let reason: CHHapticEngine.StoppedReason = await withCheckedContinuation { continuation in
            do {
                let session = try Session()
                session.engine.stoppedHandler = { continuation.resume(returning: $0) }
            } catch {
                continuation.resume(returning: .systemError)
            }
        }
        #expect(reason == .engineDestroyed)
    }

    @Test func `an engine starts again from inside its stopped handler`() throws {
        let (session, results) = (try Session(), Log<Bool>())
        session.engine.stoppedHandler = { [weak engine = session.engine] reason in
            if reason == .audioSessionInterrupt { results.add((try? engine?.start()) != nil) }
        }
        session.output.simulate(.interrupted)
        #expect(results.entries == [true])
        #expect(session.engine.core.isRunning)
        let player = try session.engine.makePlayer(with: pattern(tap()))
        try player.start(atTime: 0)
        _ = session.felt()
        session.clock.advance(by: 0.1)
        #expect(try session.felt() == rendered(pattern(tap()), to: 4_800))
    }

    @Test func `a reset makes players invalid, forgets sounds, and keeps patterns and properties`() throws {
        let (session, resets) = (try Session(), Log<Bool>())
        let taps = try pattern(tap())
        let old = try session.engine.makePlayer(with: taps)
        let folder = try TemporaryFolder()
        let sound = try session.engine.registerAudioResource(folder.sound())
        session.engine.isAutoShutdownEnabled = true
        session.engine.resetHandler = { resets.add(true) }
        session.output.simulate(.failed)
        #expect(resets.entries.isEmpty)
        session.output.simulate(.restored)
        #expect(resets.entries.count == 1)
        try session.engine.start()
        let error = failure { try old.start(atTime: 0) }
        #expect(error?.code == .invalidPatternPlayer)
        #expect(error?.localizedDescription.contains("make it anew in resetHandler") == true)
        #expect(failure { try session.engine.unregisterAudioResource(sound) }?.code == .invalidAudioResource)
        #expect(session.engine.isAutoShutdownEnabled)
        try session.engine.makePlayer(with: taps).start(atTime: 0)
    }

    @Test func `an idle engine stops after two minutes and starts with the next player`() throws {
        let (session, stops) = (try Session(rate: 8_000), Log<CHHapticEngine.StoppedReason>())
        session.engine.stoppedHandler = { stops.add($0) }
        session.engine.isAutoShutdownEnabled = true
        session.clock.advance(by: 120)
        #expect(stops.entries == [.idleTimeout])
        #expect(!session.engine.core.isRunning)
        try session.engine.makePlayer(with: pattern(tap())).start(atTime: 0)
        #expect(session.engine.core.isRunning)
    }

    @Test func `when players have finished, a handler decides`() throws {
        for action in [CHHapticEngine.FinishedAction.stopEngine, .leaveEngineRunning] {
            let (session, stops) = (try Session(), Log<CHHapticEngine.StoppedReason>())
            let errors = Log<Bool>()
            session.engine.stoppedHandler = { stops.add($0) }
            let player = try session.engine.makePlayer(with: pattern(buzz(0.1)))
            try player.start(atTime: 0)
            session.engine.notifyWhenPlayersFinished {
                errors.add($0 != nil)
                return action
            }
            session.clock.advance(by: 0.05)
            #expect(errors.entries.isEmpty)
            session.clock.advance(by: 1)
            #expect(errors.entries == [false])
            #expect(stops.entries == (action == .stopEngine ? [.notifyWhenFinished] : []))
            if action == .leaveEngineRunning {
                try player.start(atTime: 0)
            } else {
                #expect(failure { try player.start(atTime: 0) }?.code == .engineNotRunning)
            }
        }
    }

    @Test(.timeLimit(.minutes(1))) func `what a handler owned may set a handler when it ends`() throws {
        let engine = try Session(starts: false).engine
        let player = try engine.makeAdvancedPlayer(with: pattern(tap()))
        let log = Log<Int>()
        for round in 0..<2 {
            let owner = Owner {
                engine.stoppedHandler = { _ in }
                engine.resetHandler = {}
                player.completionHandler = { _ in }
                log.add(round)
            }
            if round == 0 { engine.stoppedHandler = { _ in _ = owner } } else { engine.resetHandler = { _ = owner } }
            player.completionHandler = { _ in _ = owner }
        }
        engine.stoppedHandler = { _ in }
        engine.resetHandler = {}
        player.completionHandler = { _ in }
        #expect(Set(log.entries) == [0, 1])
    }

    @Test(.timeLimit(.minutes(1))) func `what the handler of a dropped player owned may call the engine`() throws {
        let session = try Session()
        let (engine, log) = (session.engine, Log<Double>())
        func play() throws {
            let owner = Owner { log.add(engine.currentTime) }
            let player = try engine.makeAdvancedPlayer(with: pattern(tap()))
            player.completionHandler = { _ in _ = owner }
            try player.start(atTime: 0)
        }
        try play()
        #expect(log.entries.isEmpty)
        session.clock.advance(by: 1)
        session.settle()
        #expect(log.entries.count == 1)
    }
}

/// Does something when it ends.
private final class Owner {
    private let end: () -> Void
    init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end() }
}
