import HapticPatterns
import HapticPlayback
import HapticRendering
import Testing

/// What a source tells two motors to do: as a renderer's track has it, and as players are told meanwhile.
struct PlayedMotorTests {
    private let varied = HapticPattern(
        events: [
            continuous(for: 0.2, intensity: 0.7, sharpness: 0.4, [.attackTime: 0.3, .releaseTime: 0.2]),
            tap(at: 0.0537, intensity: 0.8, sharpness: 0.55), tap(at: 0.0601, intensity: 0.5, sharpness: 1),
            continuous(at: 0.3, for: 0.1, intensity: 0.4, sharpness: 0.9, [.decayTime: 0.4, .sustained: 0]),
            tap(at: 0.4237),
        ],
        parameters: [DynamicParameter(.hapticSharpnessControl, time: 0.31, value: -0.3)],
        curves: [
            ParameterCurve(
                .hapticIntensityControl, time: 0.01,
                points: [
                    ControlPoint(time: 0, value: 0.2), ControlPoint(time: 0.0837, value: 1),
                    ControlPoint(time: 0.2, value: 0.5),
                ])
        ])

    /// Steps of a hundredth of a second from a source at 48 kHz.
    private func steps(_ count: Int, _ source: HapticSource) -> [MotorStrengths] {
        (0..<count).map { _ in source.motors(after: 480) }
    }

    /// A renderer's track, one step after the other.
    private func offline(
        _ count: Int, _ pattern: HapticPattern, loop: RenderSettings.Loop? = nil, speed: Double = 1
    ) throws -> [MotorStrengths] {
        var settings = RenderSettings()
        (settings.loop, settings.speed) = (loop, speed)
        let track = try Renderer(pattern, settings: settings).motorTrack()
        return (0..<count).map { number in
            let time = Double(number) * 0.01 + 1e-9
            guard let step = track.steps.last(where: { $0.time <= time }) else { return MotorStrengths() }
            return MotorStrengths(low: step.heavy, high: step.light)
        }
    }

    private func expectEqual(
        _ a: [MotorStrengths], _ b: [MotorStrengths], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(a.count == b.count, sourceLocation: sourceLocation)
        for (number, (a, b)) in zip(a, b).enumerated() {
            #expect(
                abs(a.low - b.low) < 1e-9 && abs(a.high - b.high) < 1e-9, "step \(number): \(a), \(b)",
                sourceLocation: sourceLocation)
        }
    }

    /// What players do meanwhile, in steps of a hundredth of a second.
    private func play(
        _ count: Int, _ pattern: HapticPattern, _ script: (HapticSource, PatternPlayer) throws -> Void
    ) throws -> [MotorStrengths] {
        let source = try HapticSource()
        let player = try source.makePlayer(pattern)
        try script(source, player)
        return steps(count, source)
    }

    @Test func `a pattern moves motors as a renderer's track does, step by step`() throws {
        let played = try play(60, varied) { _, player in try player.start() }
        try expectEqual(played, offline(60, varied))
        #expect(played.contains { $0.low > 0.3 } && played.contains { $0.high > 0.3 })
    }

    @Test func `a pattern that starts at a later step does the same then`() throws {
        let played = try play(90, varied) { source, player in try player.start(at: source.time(480 * 30)) }
        try expectEqual(Array(played[30...]), offline(60, varied))
        #expect(played[..<30].allSatisfy { $0 == MotorStrengths() })
    }

    @Test func `a loop moves motors as a renderer's does`() throws {
        let played = try play(180, varied) { _, player in
            try player.setLoops(true)
            try player.setLoopEnd(0.35)
            try player.start()
        }
        try expectEqual(played, offline(180, varied, loop: RenderSettings.Loop(end: 0.35, passes: 8)))
    }

    @Test(arguments: [0.5, 2.0]) func `a rate moves motors as a renderer does at that speed`(rate: Double) throws {
        let played = try play(120, varied) { _, player in
            try player.setRate(rate)
            try player.start()
        }
        try expectEqual(played, offline(120, varied, speed: rate))
    }

    @Test func `levels of two players add up as those of two events do`() throws {
        let source = try HapticSource()
        let (a, b) = (continuous(for: 0.2, intensity: 0.6), tap(at: 0.05, intensity: 0.6, sharpness: 0.3))
        let players = try [a, b].map { try source.makePlayer(HapticPattern(events: [$0])) }
        for player in players { try player.start() }
        try expectEqual(steps(30, source), offline(30, HapticPattern(events: [a, b])))
    }

    @Test func `a parameter sent counts from its sample on`() throws {
        let held = HapticPattern(events: [continuous(for: 0.2)])
        let played = try play(20, held) { source, player in
            try player.start()
            try player.send([DynamicParameter(.hapticIntensityControl, time: 0, value: 0.5)], at: source.time(4_850))
        }
        // The step from 4,800 has 50 samples at full level; then the level is a quarter, whose root is a half.
        #expect(played[10].low == 1)
        #expect(abs(played[11].low - (0.08 + 0.92 * 0.5)) < 1e-9)
    }

    @Test func `a sharpness sent moves a level to the other motor`() throws {
        let held = HapticPattern(events: [continuous(for: 0.2)])
        let played = try play(20, held) { source, player in
            try player.start()
            try player.send([DynamicParameter(.hapticSharpnessControl, time: 0, value: 1)], at: source.time(4_800))
        }
        #expect(played[9] == MotorStrengths(low: 1, high: 0))
        #expect(played[10] == MotorStrengths(low: 0, high: 1))
    }

    @Test func `a player that is stopped or paused leaves the motors at rest`() throws {
        let held = HapticPattern(events: [continuous(for: 1)])
        let stopped = try play(20, held) { source, player in
            try player.start()
            try player.stop(at: source.time(4_800))
        }
        #expect(stopped[9].low == 1)
        #expect(stopped[10] == MotorStrengths())
        let paused = try play(30, held) { source, player in
            try player.start()
            try player.pause(at: source.time(4_800))
            try player.resume(at: source.time(9_600))
        }
        #expect(paused.map(\.low) == (0..<30).map { (10..<20).contains($0) ? 0 : 1 })
    }

    @Test func `what is muted leaves the motors at rest, and goes on unheard`() throws {
        let held = HapticPattern(events: [continuous(for: 0.2), continuous(at: 0.3, for: 0.1)])
        let muted = try play(50, held) { source, player in
            try player.setMuted(true, at: source.time(0))
            try player.start()
            try player.setMuted(false, at: source.time(12_000))
        }
        #expect(muted[..<30].allSatisfy { $0 == MotorStrengths() })
        #expect(muted[35].low == 1)
        let engine = try play(50, held) { source, player in
            try player.start()
            try source.setHapticsMuted(true, at: source.time(4_800))
            try source.setHapticsMuted(false, at: source.time(12_000))
        }
        #expect(engine[9].low == 1)
        // It fades over 96 samples, the first of which is at full level.
        #expect(engine[10].low == 1)
        #expect(engine[11..<30].allSatisfy { $0 == MotorStrengths() })
        #expect(engine[35].low == 1)
    }

    @Test func `the end is told once nothing moves any more`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(HapticPattern(events: [continuous(for: 0.1)]))
        try player.start()
        _ = steps(20, source)
        #expect(player.report.phase == .finished)
        // 4,800 samples and a release of 96.
        #expect(player.report.finishedAt == TimeBase.firstSample + 4_896)
    }

    @Test func `no time passes for no samples`() throws {
        let source = try HapticSource()
        #expect(source.motors(after: 0) == MotorStrengths())
        #expect(source.motors(after: -5) == MotorStrengths())
        #expect(source.nextSample == TimeBase.firstSample)
        _ = source.motors(after: 7)
        #expect(source.nextSample == TimeBase.firstSample + 7)
    }

    @Test func `sounds move no motor, and samples asked for later are those of a renderer`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(HapticPattern(events: [continuous(for: 0.3, sharpness: 0.3)]))
        try player.start()
        _ = steps(10, source)
        let expected = try rendered(continuous(for: 0.3, sharpness: 0.3))
        #expect(source.haptic(4_800)[...] == expected[4_800..<9_600])
    }
}
