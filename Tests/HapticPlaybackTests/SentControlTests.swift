import HapticPatterns
import HapticPlayback
import Testing

/// Parameters and curves that are sent while a player plays: one running value for each control.
struct SentControlTests {
    private let held = HapticPattern(events: [continuous(for: 0.5)])

    @Test func `a parameter sent is a step at its sample`() throws {
        let samples = try play(20_000, held) { source, player in
            try player.start()
            try player.send(
                [DynamicParameter(.hapticIntensityControl, time: 0, value: 0.5)], at: source.time(6_000))
        }
        let alone = try rendered(held)
        #expect(samples[..<6_000] == alone[..<6_000])
        // The square of a half.
        #expect(deviation(samples[6_000...], alone[6_000..<20_000].map { $0 / 4 }) < 1e-6)
    }

    @Test func `a parameter counts from the time with which it was sent`() throws {
        let samples = try play(20_000, held) { source, player in
            try player.start()
            try player.send(
                [DynamicParameter(.hapticIntensityControl, time: 0.1, value: 0)], at: source.time(2_400))
        }
        #expect(try samples[..<7_200] == rendered(held)[..<7_200])
        #expect(isSilent(samples[7_200...]))
    }

    @Test func `a curve sent sounds as one in the pattern`() throws {
        let points = [
            ControlPoint(time: 0, value: 1), ControlPoint(time: 0.1, value: 0.2), ControlPoint(time: 0.2, value: 1),
        ]
        let samples = try play(20_000, held) { source, player in
            try player.start()
            try player.schedule(
                ParameterCurve(.hapticIntensityControl, time: 99, points: points), at: source.time(2_400))
        }
        var curved = held
        curved.curves = [ParameterCurve(.hapticIntensityControl, time: 0.05, points: points)]
        #expect(try deviation(samples, rendered(curved)[..<20_000]) < 1e-6)
    }

    @Test func `a sharpness curve sent sweeps the pitch without a jump of phase`() throws {
        let points = [ControlPoint(time: 0, value: 0), ControlPoint(time: 0.2, value: 1)]
        let samples = try play(20_000, held) { source, player in
            try player.start()
            try player.schedule(
                ParameterCurve(.hapticSharpnessControl, time: 0, points: points), at: source.time(2_400))
        }
        var curved = held
        curved.curves = [ParameterCurve(.hapticSharpnessControl, time: 0.05, points: points)]
        #expect(try deviation(samples, rendered(curved)[..<20_000]) < 1e-5)
    }

    @Test func `what starts later takes over from a curve for good`() throws {
        let points = [
            ControlPoint(time: 0, value: 1), ControlPoint(time: 0.1, value: 0), ControlPoint(time: 0.2, value: 1),
        ]
        let samples = try play(20_000, held) { source, player in
            try player.start()
            try player.schedule(ParameterCurve(.hapticIntensityControl, time: 0, points: points), at: source.time(0))
            try player.send(
                [DynamicParameter(.hapticIntensityControl, time: 0, value: 0.5)], at: source.time(2_400))
        }
        let alone = try rendered(held)
        #expect(deviation(samples[2_400...], alone[2_400..<20_000].map { $0 / 4 }) < 1e-6)
    }

    @Test func `the pattern's own parameter takes over what was sent before it`() throws {
        var pattern = held
        pattern.parameters = [DynamicParameter(.hapticIntensityControl, time: 0.2, value: 0.5)]
        let samples = try play(20_000, pattern) { source, player in
            try player.start()
            try player.send(
                [DynamicParameter(.hapticIntensityControl, time: 0, value: 0)], at: source.time(4_800))
        }
        #expect(isSilent(samples[4_800..<9_600]))
        #expect(try deviation(samples[9_600...], rendered(pattern)[9_600..<20_000]) < 1e-6)
    }

    @Test func `of two sent for one sample the later counts`() throws {
        let samples = try play(10_000, held) { source, player in
            try player.start()
            let time = source.time(2_400)
            try player.send([DynamicParameter(.hapticIntensityControl, time: 0, value: 0)], at: time)
            try player.send([DynamicParameter(.hapticIntensityControl, time: 0, value: 1)], at: time)
        }
        #expect(try deviation(samples, rendered(held)[..<10_000]) < 1e-6)
    }

    @Test func `what was sent before the start holds`() throws {
        let samples = try play(10_000, held) { source, player in
            try player.send([DynamicParameter(.hapticIntensityControl, time: 0, value: 0.5)])
            try player.start(at: source.time(1_000))
        }
        #expect(try deviation(samples[1_000...], rendered(held)[..<9_000].map { $0 / 4 }) < 1e-6)
    }

    @Test func `a start after the end forgets what was sent`() throws {
        let samples = try play(60_000, held) { source, player in
            try player.send([DynamicParameter(.hapticIntensityControl, time: 0, value: 0.5)])
            try player.start()
            try player.start(at: source.time(40_000))
        }
        #expect(try samples[40_000...] == rendered(held)[..<20_000])
    }

    @Test func `what was sent holds through the passes of a loop`() throws {
        let samples = try play(20_000, HapticPattern(events: [continuous(for: 0.1)])) { source, player in
            try player.setLoops(true)
            try player.start()
            try player.send([DynamicParameter(.hapticIntensityControl, time: 0, value: 0)], at: source.time(2_400))
        }
        #expect(isSilent(samples[2_400...]))
    }

    @Test func `a sharpness sent is that of the taps to come`() throws {
        let samples = try play(10_000, HapticPattern(events: [tap(at: 0.1)])) { source, player in
            try player.start()
            try player.send([DynamicParameter(.hapticSharpnessControl, time: 0, value: 1)], at: source.time(100))
        }
        #expect(try deviation(samples, padded(rendered(tap(at: 0.1, sharpness: 1)), to: 10_000)) < 1e-6)
    }

    @Test func `an attack sent is that of the events to come`() throws {
        let samples = try play(10_000, HapticPattern(events: [continuous(at: 0.1, for: 0.2)])) { source, player in
            try player.start()
            try player.send([DynamicParameter(.hapticAttackTimeControl, time: 0, value: 0.5)], at: source.time(100))
        }
        let slow = try rendered(continuous(at: 0.1, for: 0.2, [.attackTime: 0.5]))
        #expect(deviation(samples, padded(slow, to: 10_000)) < 1e-6)
    }

    @Test func `a release sent before it begins counts`() throws {
        let samples = try play(20_000, HapticPattern(events: [continuous(for: 0.2)])) { source, player in
            try player.start()
            try player.send([DynamicParameter(.hapticReleaseTimeControl, time: 0, value: 0.5)], at: source.time(4_800))
        }
        let slow = try rendered(continuous(for: 0.2, [.releaseTime: 0.5]))
        #expect(deviation(samples, padded(slow, to: 20_000)) < 1e-6)
    }

    @Test func `a parameter sent during a pause counts when the player goes on`() throws {
        let samples = try play(20_000, held) { source, player in
            try player.start()
            try player.pause(at: source.time(4_800))
            try player.send([DynamicParameter(.hapticIntensityControl, time: 0, value: 0.5)], at: source.time(5_500))
            try player.resume(at: source.time(6_000))
        }
        let alone = try rendered(held)
        #expect(deviation(samples[6_096...], alone[4_896..<18_800].map { $0 / 4 }) < 1e-6)
    }
}
