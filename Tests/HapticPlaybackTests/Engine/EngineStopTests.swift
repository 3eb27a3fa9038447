import HapticPatterns
import HapticPlayback
import HapticRendering
import TestSupport
import Testing

struct EngineStopTests {
    @Test func `a stop ends players, and does not call the stopped handler`() throws {
        let (bench, ends) = (try Bench(), Log<StopReason?>())
        let player = try bench.player(continuous(for: 10), log: ends)
        try player.start()
        bench.clock.advance(by: 0.1)
        bench.engine.stop()
        bench.engine.waitForHandlers()
        #expect(ends.entries == [nil])
        #expect(bench.stops.entries.isEmpty)
        #expect(player.report.phase == .finished)
    }

    @Test func `what was stopped does not sound when the engine starts again`() throws {
        let bench = try Bench()
        let players = [try bench.player(continuous(for: 10)), try bench.player(continuous(for: 10))]
        try players[0].start()
        try players[1].start(at: bench.engine.currentTime + 0.5)
        bench.clock.advance(by: 0.1)
        bench.engine.stop()
        _ = bench.output.takeSamples()
        try bench.engine.start()
        bench.clock.advance(by: 1)
        #expect(isSilent(bench.output.takeSamples().haptic))
    }

    @Test func `players made before a stop play after the next start`() throws {
        let bench = try Bench()
        let player = try bench.player(tap())
        bench.engine.stop()
        try bench.engine.start()
        try player.start()
        bench.clock.advance(by: 0.1)
        #expect(try bench.output.takeSamples().haptic == padded(rendered(tap()), to: 4_800))
    }

    @Test(
        arguments: [
            (.interrupted, .interrupted), (.suspended, .suspended), (.disconnected, .disconnected),
            (.failed, .failed),
        ] as [(OutputEvent, StopReason)])
    func `what happens to the output stops the engine and is told`(event: OutputEvent, reason: StopReason) throws {
        let (bench, ends) = (try Bench(), Log<StopReason?>())
        let player = try bench.player(continuous(for: 10), log: ends)
        try player.start()
        bench.clock.advance(by: 0.1)
        bench.output.simulate(event)
        #expect(!bench.engine.isRunning)
        #expect(bench.stops.entries == [reason])
        #expect(ends.entries == [reason])
        #expect(throws: (event == .failed ? EngineError.invalidPlayer : .notRunning)) { try player.start() }
    }

    @Test func `nothing is told twice`() throws {
        let bench = try Bench()
        for _ in 0..<3 { bench.output.simulate(.failed) }
        bench.output.simulate(.interrupted)
        #expect(bench.stops.entries == [.failed])
    }

    @Test func `a failed output that serves again resets the engine`() throws {
        let bench = try Bench()
        let old = try bench.player(tap())
        bench.output.simulate(.failed)
        bench.clock.advance(by: 1)
        bench.output.simulate(.restored)
        #expect(bench.resets.entries == [1])
        try bench.engine.start()
        #expect(throws: EngineError.invalidPlayer) { try old.start() }
        let new = try bench.player(tap())
        _ = bench.output.takeSamples()
        try new.start()
        bench.clock.advance(by: 0.1)
        #expect(try bench.output.takeSamples().haptic == padded(rendered(tap()), to: 4_800))
    }

    @Test func `a failed output falls silent`() throws {
        let bench = try Bench()
        let player = try bench.player(continuous(for: 10))
        try player.start()
        bench.clock.advance(by: 0.1)
        bench.output.simulate(.failed)
        _ = bench.output.takeSamples()
        bench.clock.advance(by: 0.1)
        #expect(isSilent(bench.output.takeSamples().haptic))
    }

    @Test func `an engine may be started before its output serves again`() throws {
        let bench = try Bench()
        bench.output.simulate(.failed)
        try bench.engine.start()
        #expect(bench.engine.isRunning)
        let time = bench.engine.currentTime
        bench.clock.advance(by: 1)
        #expect(bench.engine.currentTime == time + 1)
    }

    @Test func `an output that is restored out of the blue resets a running engine`() throws {
        let bench = try Bench()
        let player = try bench.player(tap())
        bench.output.simulate(.restored)
        #expect(bench.resets.entries.count == 1)
        #expect(bench.stops.entries.isEmpty)
        #expect(!bench.engine.isRunning)
        #expect(throws: EngineError.invalidPlayer) { try player.start() }
    }

    @Test func `an output that cannot start says why`() throws {
        let bench = try Bench(starts: false)
        let fault = OutputError.unavailable(device: "pad", reason: "it is gone")
        bench.output.startError = fault
        #expect(throws: EngineError.output(fault)) { try bench.engine.start() }
        let log = Log<EngineError?>()
        bench.engine.start { log.add($0) }
        bench.engine.waitForHandlers()
        #expect(log.entries == [.output(fault)])
        bench.output.startError = nil
        try bench.engine.start()
    }

    @Test func `an engine that is destroyed tells it if it ran, and plays no more`() throws {
        for runs in [true, false] {
            let bench = try Bench(starts: runs)
            let player = try bench.player(continuous(for: 1))
            bench.engine.destroy()
            bench.engine.waitForHandlers()
            #expect(bench.stops.entries == (runs ? [.destroyed] : []))
            #expect(throws: EngineError.engineGone) { try player.start() }
            #expect(throws: EngineError.engineGone) { try bench.engine.start() }
        }
    }

    @Test func `mutes that are set while the engine is stopped hold from the first sample`() throws {
        let bench = try Bench(starts: false)
        bench.engine.setOptions { $0.mutesHaptics = true }
        try bench.engine.start()
        let player = try bench.player(continuous(for: 1))
        try player.start()
        bench.clock.advance(by: 0.5)
        #expect(isSilent(bench.output.takeSamples().haptic))
    }
}
