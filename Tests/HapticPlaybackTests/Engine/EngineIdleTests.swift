import HapticPatterns
import HapticPlayback
import HapticRendering
import TestSupport
import Testing

struct EngineIdleTests {
    @Test func `an engine runs on for ever unless it is to shut down`() throws {
        let bench = try Bench(rate: 8_000, idleTime: 1)
        bench.clock.advance(by: 5)
        #expect(bench.engine.isRunning)
    }

    @Test func `an idle engine stops after 120 seconds`() throws {
        let bench = try Bench(rate: 8_000)
        bench.engine.setOptions { $0.shutsDownWhenIdle = true }
        bench.clock.advance(by: 119.999)
        #expect(bench.engine.isRunning)
        bench.clock.advance(by: 0.001)
        #expect(!bench.engine.isRunning)
        #expect(bench.stops.entries == [.idle])
    }

    @Test func `the time counts from the end of the last player`() throws {
        let bench = try Bench(rate: 8_000, idleTime: 2)
        bench.engine.setOptions { $0.shutsDownWhenIdle = true }
        let player = try bench.player(continuous(for: 3))
        bench.clock.advance(by: 1)
        try player.start()
        bench.clock.advance(by: 4.9)
        #expect(bench.engine.isRunning)
        bench.clock.advance(by: 1)
        #expect(!bench.engine.isRunning)
    }

    @Test func `a paused player keeps an engine from being idle`() throws {
        let bench = try Bench(rate: 8_000, idleTime: 1)
        bench.engine.setOptions { $0.shutsDownWhenIdle = true }
        let player = try bench.player(continuous(for: 1))
        try player.start()
        try player.pause()
        bench.clock.advance(by: 5)
        #expect(bench.engine.isRunning)
    }

    @Test func `a player that starts also starts an engine that shuts down`() throws {
        let bench = try Bench(starts: false)
        bench.engine.setOptions { $0.shutsDownWhenIdle = true }
        let player = try bench.player(tap())
        try player.start()
        #expect(bench.engine.isRunning)
        bench.clock.advance(by: 0.1)
        #expect(try bench.output.takeSamples().haptic == padded(rendered(tap()), to: 4_800))
    }

    @Test func `other calls neither fail nor start it`() throws {
        let bench = try Bench(starts: false)
        bench.engine.setOptions { $0.shutsDownWhenIdle = true }
        let player = try bench.player(tap())
        try player.stop()
        try player.cancel()
        try player.pause()
        try player.resume()
        try player.seek(to: 0.5)
        try player.send([DynamicParameter(.hapticIntensityControl, time: 0, value: 0.5)])
        #expect(!bench.engine.isRunning)
    }

    @Test func `what is sent to a sleeping engine without end never fills the ring`() throws {
        let bench = try Bench(starts: false)
        bench.engine.setOptions { $0.shutsDownWhenIdle = true }
        let player = try bench.player(continuous(for: 1))
        for step in 0..<30_000 {
            let value = Float(step % 2) / 2
            try player.send([DynamicParameter(.hapticIntensityControl, time: 0, value: value)])
        }
        try player.start()
        bench.clock.advance(by: 0.1)
        let samples = bench.output.takeSamples().haptic
        let half = try rendered(continuous(for: 1, intensity: 0.5))
        #expect(deviation(samples, half) < 1e-6)
    }

    @Test func `a start that fails is the player's error`() throws {
        let bench = try Bench(starts: false)
        bench.engine.setOptions { $0.shutsDownWhenIdle = true }
        bench.output.startError = .timedOut(device: "pad", seconds: 1)
        let player = try bench.player(tap())
        #expect(throws: EngineError.output(.timedOut(device: "pad", seconds: 1))) { try player.start() }
    }
}
