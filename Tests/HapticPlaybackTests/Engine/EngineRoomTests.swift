import HapticPatterns
import HapticPlayback
import HapticRendering
import TestSupport
import Testing

/// Players come and go without end.
struct EngineRoomTests {
    private static let rounds = 3 * PlaybackCapacities.ofEngines.players

    @Test func `an engine has room for as much as was asked for, and says what there is no room for`() throws {
        let output = VirtualOutput(clock: VirtualClock())
        let engine = try PlaybackEngine(
            capacities: PlaybackCapacities(commands: 3, players: 2), choice: { _ in output })
        try engine.start()
        let players = try (0..<2).map { _ in try engine.makePlayer(HapticPattern(events: [tap()])) }
        #expect(throws: EngineError.playback(.tooManyPlayers(capacity: 2))) {
            _ = try engine.makePlayer(HapticPattern(events: []))
        }
        let parameters = (0..<4).map { DynamicParameter(.hapticIntensityControl, time: Double($0), value: 1) }
        #expect(throws: EngineError.playback(.tooManyCommands(asked: 4, capacity: 3))) {
            try players[0].send(parameters)
        }
        // The mutes of its start wait too, until time passes.
        output.clock.advance(by: 0.001)
        try players[1].send(Array(parameters.prefix(3)))
    }

    @Test func `engines take the capacities that are set for all`() throws {
        let output = VirtualOutput(clock: VirtualClock())
        let before = PlaybackCapacities.ofEngines
        #expect(before == PlaybackCapacities(commands: 12_000, players: 1_024, spareVoices: 16))
        defer { PlaybackCapacities.ofEngines = before }
        // More than other suites, which may make engines meanwhile, can notice.
        PlaybackCapacities.ofEngines.spareVoices = 17
        #expect(try PlaybackEngine(choice: { _ in output }).capacities.spareVoices == 17)
    }

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
