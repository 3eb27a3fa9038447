import HapticPatterns
import HapticPlayback
import HapticRendering
import TestSupport
import Testing

struct EngineFinishTests {
    @Test func `a player that finishes is told in the step in which it does`() throws {
        let (bench, ends) = (try Bench(), Log<Double>())
        let player = try bench.player(continuous(for: 0.1))
        player.onEnd { [clock = bench.clock] _ in ends.add(clock.now) }
        try player.start()
        bench.clock.advance(by: 1)
        let finished = Double(player.report.finishedAt) / 48_000
        #expect(ends.entries.count == 1)
        #expect(ends.entries.allSatisfy { $0 >= finished - 0.001 && $0 < finished + 0.002 })
    }

    @Test func `who waits for players hears at once where none is active`() throws {
        let (bench, log) = (try Bench(), Log<Double>())
        bench.notify(log)
        bench.engine.waitForHandlers()
        #expect(log.entries == [0])
    }

    @Test func `who waits for players hears at once where the engine is stopped`() throws {
        let (bench, log) = (try Bench(starts: false), Log<Double>())
        bench.notify(log, .stop)
        bench.engine.waitForHandlers()
        #expect(log.entries == [0])
        #expect(bench.stops.entries.isEmpty)
    }

    @Test func `who waits for players hears once all have finished, also one that was started meanwhile`() throws {
        let (bench, log) = (try Bench(), Log<Double>())
        let players = [try bench.player(continuous(for: 0.1)), try bench.player(continuous(for: 0.1))]
        try players[0].start()
        bench.notify(log)
        bench.clock.advance(by: 0.05)
        try players[1].start()
        bench.clock.advance(by: 0.09)
        #expect(log.entries.isEmpty)
        bench.clock.advance(by: 0.5)
        #expect(log.entries.count == 1)
        bench.clock.advance(by: 0.5)
        #expect(log.entries.count == 1)
    }

    @Test func `a start that waits for its time counts as active`() throws {
        let (bench, log) = (try Bench(), Log<Double>())
        let player = try bench.player(tap())
        try player.start(at: bench.engine.currentTime + 1)
        bench.notify(log)
        bench.clock.advance(by: 0.9)
        #expect(log.entries.isEmpty)
        bench.clock.advance(by: 1)
        #expect(log.entries.count == 1)
    }

    @Test func `a start that is cancelled counts no longer, and one after the cancel does`() throws {
        let (bench, log, ends) = (try Bench(), Log<Double>(), Log<StopReason?>())
        let player = try bench.player(tap(), log: ends)
        try player.start(at: bench.engine.currentTime + 10)
        bench.clock.advance(by: 0.1)
        try player.cancel()
        try player.start(at: bench.engine.currentTime + 1)
        bench.notify(log)
        bench.clock.advance(by: 0.5)
        #expect(log.entries.isEmpty)
        bench.clock.advance(by: 1)
        #expect(log.entries.count == 1)
        #expect(ends.entries.count == 2)
    }

    @Test func `a cancel before the first start ends nothing`() throws {
        let (bench, ends) = (try Bench(), Log<StopReason?>())
        let player = try bench.player(tap(), log: ends)
        try player.cancel()
        try player.start(at: bench.engine.currentTime + 0.1)
        bench.clock.advance(by: 0.05)
        #expect(ends.entries.isEmpty)
        bench.clock.advance(by: 0.5)
        #expect(ends.entries == [nil])
        #expect(onset(bench.output.takeSamples().haptic).map { $0 >= 4_800 } == true)
    }

    @Test func `a paused player is active`() throws {
        let (bench, log) = (try Bench(), Log<Double>())
        let player = try bench.player(continuous(for: 0.1))
        try player.start()
        try player.pause(at: bench.engine.currentTime + 0.05)
        bench.notify(log)
        bench.clock.advance(by: 5)
        #expect(log.entries.isEmpty)
        try player.resume()
        bench.clock.advance(by: 1)
        #expect(log.entries.count == 1)
    }

    @Test func `a looping player ends only when it is stopped or loops no longer`() throws {
        for stops in [true, false] {
            let (bench, ends) = (try Bench(), Log<StopReason?>())
            let player = try bench.player(continuous(for: 0.1), log: ends)
            player.set { $0.loops = true }
            try player.start()
            bench.clock.advance(by: 10)
            #expect(ends.entries.isEmpty)
            if stops { try player.stop() } else { player.set { $0.loops = false } }
            bench.clock.advance(by: 0.5)
            #expect(ends.entries == [nil])
        }
    }

    @Test func `an answer stops the engine, which is told`() throws {
        let (bench, log) = (try Bench(), Log<Double>())
        let player = try bench.player(tap())
        try player.start()
        bench.notify(log, .stop)
        bench.clock.advance(by: 1)
        #expect(!bench.engine.isRunning)
        #expect(bench.stops.entries == [.playersFinished])
        #expect(throws: EngineError.notRunning) { try player.start() }
    }

    @Test func `all who wait are asked, each once`() throws {
        let (bench, log) = (try Bench(), Log<Double>())
        let player = try bench.player(tap())
        try player.start()
        for answer in [FinishedAnswer.leaveRunning, .stop, .leaveRunning] { bench.notify(log, answer) }
        bench.clock.advance(by: 1)
        #expect(log.entries.count == 3)
        #expect(bench.stops.entries == [.playersFinished])
    }

    @Test func `a handler that starts a player makes the next one wait`() throws {
        let (bench, log) = (try Bench(), Log<Double>())
        let player = try bench.player(continuous(for: 0.5))
        bench.engine.notifyWhenPlayersFinished { _ in
            try? player.start()
            return .leaveRunning
        }
        bench.notify(log)
        bench.engine.waitForHandlers()
        #expect(log.entries.isEmpty)
        bench.clock.advance(by: 1)
        #expect(log.entries.count == 1)
    }

    @Test func `a stop that nothing was played for is none for what was started meanwhile`() throws {
        for startsPlayer in [false, true] {
            let (bench, asked, goesOn) = (try Bench(), Gate(), Gate())
            let player = try bench.player(continuous(for: 0.1))
            bench.engine.notifyWhenPlayersFinished { _ in
                asked.open()
                goesOn.wait()
                return .stop
            }
            asked.wait()
            if startsPlayer { try player.start() } else { try bench.engine.start() }
            goesOn.open()
            bench.engine.waitForHandlers()
            #expect(bench.engine.isRunning)
            #expect(bench.stops.entries.isEmpty)
            try player.start()
        }
    }

    @Test func `a stop is one where a player that was started after the question has finished`() throws {
        let (bench, log) = (try Bench(), Log<Double>())
        let player = try bench.player(continuous(for: 0.1))
        let (isBusy, goesOn) = (Gate(), Gate())
        bench.engine.notifyWhenPlayersFinished { _ in
            isBusy.open()
            goesOn.wait()
            return .leaveRunning
        }
        isBusy.wait()
        bench.notify(log, .stop)
        try bench.engine.start()
        try player.start()
        goesOn.open()
        bench.clock.advance(by: 1)
        bench.engine.waitForHandlers()
        #expect(log.entries.count == 1)
        #expect(bench.stops.entries == [.playersFinished])
        #expect(!bench.engine.isRunning)
    }

    @Test func `a player without a reference plays to its end`() throws {
        let (bench, ends) = (try Bench(), Log<StopReason?>())
        do {
            let player = try bench.player(continuous(for: 0.1), log: ends)
            try player.start()
        }
        bench.clock.advance(by: 0.5)
        #expect(ends.entries == [nil])
        #expect(
            try bench.output.takeSamples().haptic == padded(rendered(continuous(for: 0.1)), to: 24_000))
    }
}
