import HapticPlayback
import Testing

struct HeartbeatTests {
    @Test func `two taps come 0.18 s apart, in the proportion of their intensities squared`() throws {
        let bench = Bench()
        try bench.run {
            let manager = HeartbeatManager()
            manager.prepare()
            #expect(manager.isReady)
            try manager.beat()
            let signal = bench.play(for: 0.5).haptic
            #expect(signal.count == 24_000)
            let largest = deviation(signal) { sample in
                tapSample(sample, intensity: 0.9, sharpness: 0.3) + tapSample(sample - 8_640, intensity: 0.6, sharpness: 0.3)
            }
            #expect(largest < 2e-6)
        }
    }

    @Test func `a failure of the system is shown, and the engine comes back by itself`() throws {
        let bench = Bench()
        try bench.run {
            let manager = HeartbeatManager()
            manager.prepare()
            bench.output?.simulate(.failed)
            bench.clock.advance(by: 0.01)
            #expect(!manager.isReady)
            #expect(manager.stoppedBecause == .systemError)
            bench.output?.simulate(.restored)
            bench.clock.advance(by: 0.01)
            #expect(manager.isReady)
            try manager.beat()
            #expect(bench.play(for: 0.1).haptic.contains { abs($0) > 0.5 })
        }
    }

    @Test func `without haptic hardware the manager stays quiet`() throws {
        HapticOutputs.$override.withValue({ nil }) {
            let manager = HeartbeatManager()
            manager.prepare()
            #expect(!manager.isReady)
        }
    }
}
