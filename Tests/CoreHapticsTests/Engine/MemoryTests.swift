import CoreHaptics
import HapticPlayback
import TestSupport
import Testing

/// One at a time, since they look at the memory of the whole process; bounds leave room for other suites.
struct EngineMemoryTests {
    @Test func `10,000 players made, played and dropped leave nothing behind`() throws {
        let session = try Session(rate: 8_000)
        let taps = try pattern(tap(), buzz(0.02))
        weak var last: (any CHHapticPatternPlayer)?
        for index in 0..<(isOptimized ? 10_000 : 2_000) {
            let player = try session.engine.makePlayer(with: taps)
            try player.start(atTime: 0)
            last = player
            if index % 10 == 0 {
                session.clock.advance(by: 0.01)
                _ = session.felt()
            }
            if index % 1_000 == 999 {
                session.engine.stop()
                try session.engine.start()
            }
        }
        #expect(last == nil)
        session.clock.advance(by: 1)
        // All room is free again.
        let players = try (0..<1_024).map { _ in try session.engine.makePlayer(with: taps) }
        #expect(players.count == 1_024)
    }

    @Test func `engines that are dropped are gone, whatever they were doing`() throws {
        weak var core: PlaybackEngine?
        weak var output: VirtualOutput?
        let clock = VirtualClock()
        func use() throws {
            let played = VirtualOutput(clock: clock)
            let engine = try CHHapticEngine(output: played)
            (core, output) = (engine.core, played)
            try engine.start()
            let player = try engine.makeAdvancedPlayer(with: pattern(buzz(10)))
            player.loopEnabled = true
            try player.start(atTime: 0)
            engine.notifyWhenPlayersFinished { _ in .leaveEngineRunning }
            clock.advance(by: 0.1)
        }
        try use()
        // The end is told on the engine's queue, which holds it until then.
        core?.waitForHandlers()
        let deadline = MonotonicClock.now + 10
        while core != nil, MonotonicClock.now < deadline { MonotonicClock.pause() }
        #expect(core == nil)
        #expect(output == nil)
        clock.advance(by: 0.1)
    }
}
