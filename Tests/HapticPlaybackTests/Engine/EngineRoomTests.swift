import HapticPatterns
import HapticPlayback
import HapticRendering
import TestSupport
import Testing

/// Players come and go without end.
struct EngineRoomTests {
    private static let rounds = 3 * PlaybackEngine.capacities.players

    @Test func `players are made and dropped though no time passes`() throws {
        let bench = try Bench()
        for _ in 0..<Self.rounds { _ = try bench.player(tap()) }
        for _ in 0..<Self.rounds { try bench.player(tap()).set { $0.rate = 2 } }
        for _ in 0..<Self.rounds { try bench.player(tap()).send([]) }
    }

    @Test func `players are made and dropped in real time`() throws {
        let output = NullOutput()
        let engine = try PlaybackEngine(choice: { _ in output })
        try engine.start()
        let pattern = HapticPattern(events: [tap()])
        for _ in 0..<10_000 { _ = try engine.makePlayer(pattern) }
        for _ in 0..<Self.rounds { try engine.makePlayer(pattern).set { $0.isMuted = true } }
        engine.stop()
    }

    @Test func `a player whose start waits is over when it is stopped, and is told`() throws {
        let (bench, ends, finished) = (try Bench(), Log<StopReason?>(), Log<Double>())
        let player = try bench.player(tap(), log: ends)
        try player.start(at: bench.engine.currentTime + 5)
        bench.notify(finished)
        bench.clock.advance(by: 0.1)
        #expect(finished.entries.isEmpty)
        try player.stop()
        bench.clock.advance(by: 0.01)
        #expect(ends.entries == [nil])
        #expect(finished.entries.count == 1)
        bench.clock.advance(by: 10)
        #expect(isSilent(bench.output.takeSamples().haptic))
        #expect(ends.entries == [nil])
    }
}
