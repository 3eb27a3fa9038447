import HapticPatterns
import HapticPlayback
import HapticRendering
import Testing

struct EngineTimeTests {
    @Test func `time begins above 0`() throws {
        #expect(try Bench(starts: false).engine.currentTime == 1.0 / 48_000)
    }

    @Test func `time runs by samples while the engine does`() throws {
        let bench = try Bench()
        bench.clock.advance(by: 0.5)
        #expect(bench.engine.currentTime == 24_001.0 / 48_000)
    }

    @Test func `time goes on by the clock of the output while the engine is stopped`() throws {
        let bench = try Bench(starts: false)
        bench.clock.advance(by: 2.5)
        #expect(abs(bench.engine.currentTime - (2.5 + 1.0 / 48_000)) < 1e-9)
    }

    @Test func `a start goes on from the time that has passed`() throws {
        let bench = try Bench()
        bench.clock.advance(by: 1)
        bench.engine.stop()
        bench.clock.advance(by: 3)
        try bench.engine.start()
        #expect(bench.engine.currentTime == 192_001.0 / 48_000)
        bench.clock.advance(by: 1)
        #expect(bench.engine.currentTime == 240_001.0 / 48_000)
    }

    @Test func `time never goes back, whatever is done`() throws {
        let bench = try Bench(starts: false, rate: 44_100)
        var last = 0.0
        for step in 0..<200 {
            if step % 3 == 0 { try bench.engine.start() } else if step % 3 == 1 { bench.engine.stop() }
            bench.clock.advance(by: 0.000_137 * Double(step % 7))
            #expect(bench.engine.currentTime >= last)
            last = bench.engine.currentTime
        }
    }

    @Test func `a stop read at any moment is that of the clock`() throws {
        let bench = try Bench()
        bench.clock.advance(by: 1)
        bench.engine.stop()
        #expect(bench.engine.currentTime == 48_001.0 / 48_000)
    }

    @Test func `a player that starts at a time sounds at its sample, also after a pause of the engine`() throws {
        let bench = try Bench()
        bench.engine.stop()
        bench.clock.advance(by: 2)
        try bench.engine.start()
        let player = try bench.player(continuous(for: 0.1))
        try player.start(at: bench.engine.currentTime + 0.25)
        bench.clock.advance(by: 0.5)
        let samples = bench.output.takeSamples().haptic
        #expect(onset(samples).map { $0 - 12_000 } == (try onset(rendered(continuous(for: 0.1)))))
    }

    @Test func `an output of another rate is refused, and the engine stays stopped`() throws {
        let clock = VirtualClock()
        let outputs = [48_000.0, 44_100].map {
            VirtualOutput(clock: clock, capabilities: OutputCapabilities(sampleRate: $0))
        }
        let engine = try PlaybackEngine { current in outputs[current == nil ? 0 : 1] }
        #expect(throws: EngineError.self) { try engine.start() }
        #expect(!engine.isRunning)
    }

    @Test func `an engine may play on another output from one start to the next`() throws {
        let clock = VirtualClock()
        let outputs = (0..<2).map { _ in VirtualOutput(clock: clock, keepsSamples: true) }
        let turn = Guarded(0)
        let engine = try PlaybackEngine { _ in outputs[turn.withLock { $0 }] }
        for index in 0..<2 {
            turn.withLock { $0 = index }
            try engine.start()
            let player = try engine.makePlayer(HapticPattern(events: [tap()]))
            try player.start()
            clock.advance(by: 0.1)
            engine.stop()
        }
        for output in outputs { #expect(try output.takeSamples().haptic == padded(rendered(tap()), to: 4_800)) }
    }
}
