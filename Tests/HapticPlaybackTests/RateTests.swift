import HapticPatterns
import HapticPlayback
import Testing

/// Rates scale the times of what is played, and leave its pitch alone.
struct RateTests {
    private let pattern = HapticPattern(
        events: [continuous(for: 0.2, sharpness: 0.3), tap(at: 0.3), tap(at: 0.41, sharpness: 1)],
        curves: [
            ParameterCurve(
                .hapticSharpnessControl, time: 0,
                points: [ControlPoint(time: 0, value: 0), ControlPoint(time: 0.2, value: 0.5)])
        ])

    @Test(arguments: [0.5, 2.0, 0.8])
    func `a rate from the start plays as the renderer does at that speed`(rate: Double) throws {
        let samples = try play(30_000, pattern) { _, player in
            try player.setRate(rate)
            try player.start()
        }
        #expect(try deviation(samples, padded(rendered(pattern, speed: rate), to: 30_000)) < 1e-5)
    }

    @Test func `a rate that changes moves what is to come`() throws {
        let samples = try play(30_000, HapticPattern(events: [tap(at: 0.2)])) { source, player in
            try player.start()
            try player.setRate(2, at: source.time(4_800))
        }
        // 0.1 s at rate 1, the other 0.1 s in half the time.
        #expect(onset(samples) == 7_201)
    }

    @Test func `a rate that changes leaves the phase and pitch of what sounds alone, and moves its end`() throws {
        let held = HapticPattern(events: [continuous(for: 0.2)])
        let samples = try play(20_000, held) { source, player in
            try player.start()
            try player.setRate(2, at: source.time(4_800))
        }
        // 4,800 samples at rate 1, and as many in half the time, then a release of 96.
        let shorter = try rendered(continuous(for: 0.15))
        #expect(deviation(samples, padded(shorter, to: 20_000)) < 1e-5)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func `rates that mean nothing are ignored`(rate: Double) throws {
        let samples = try play(20_000, pattern) { _, player in
            try player.setRate(rate)
            try player.start()
        }
        #expect(try samples == padded(rendered(pattern), to: 20_000))
    }

    @Test func `a loop at a rate keeps its period`() throws {
        let tapping = HapticPattern(events: [
            HapticEvent(kind: .hapticTransient, time: 0, duration: 0.3, parameters: [.hapticSharpness: 1])
        ])
        let samples = try play(96_000, tapping) { _, player in
            try player.setLoops(true)
            try player.setRate(3)
            try player.start()
        }
        // Every 0.1 s.
        for pass in 0..<20 {
            #expect(samples[4_800 * pass] == 0)
            #expect(samples[4_800 * pass + 1...4_800 * pass + 1_400] == samples[1...1_400])
        }
    }
}
