import HapticPatterns
import HapticPlayback
import HapticRendering
import Testing

/// What is started sounds at the sample for which it was asked, as a renderer would have it.
struct OnsetTests {
    private let pattern = HapticPattern(events: [tap(intensity: 0.9), tap(at: 0.18, intensity: 0.6)])

    @Test func `what starts at once begins with the next block`() throws {
        let samples = try play(20_000, pattern) { _, player in try player.start() }
        #expect(try samples == padded(rendered(pattern), to: 20_000))
    }

    @Test func `what starts at a time begins at its sample`() throws {
        let samples = try play(20_000, pattern) { source, player in try player.start(at: source.time(1_234)) }
        // A sine is 0 at its onset, so that the first sample that is not is the next one.
        #expect(onset(samples) == 1_235)
        #expect(try samples == padded([Float](repeating: 0, count: 1_234) + rendered(pattern), to: 20_000))
    }

    @Test func `a time that has passed stands for the next sample`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(pattern)
        _ = source.haptic(1_000)
        try player.start(at: 0.001)
        #expect(try source.haptic(5_000)[...] == rendered(pattern)[..<5_000])
    }

    @Test func `two players are summed`() throws {
        let source = try HapticSource()
        let first = try source.makePlayer(HapticPattern(events: [tap(intensity: 0.5)]))
        let second = try source.makePlayer(HapticPattern(events: [continuous(for: 0.1, intensity: 0.5)]))
        try first.start()
        try second.start()
        let (a, b) = try (rendered(tap(intensity: 0.5)), rendered(continuous(for: 0.1, intensity: 0.5)))
        let sum = zip(padded(a, to: 4_000), padded(b, to: 4_000)).map { $0 + $1 }
        #expect(deviation(source.haptic(4_000), sum) < 1e-6)
    }

    @Test func `a started player that plays begins anew, and what sounded fades out`() throws {
        let held = HapticPattern(events: [continuous(for: 1)])
        let samples = try play(10_000, held) { source, player in
            try player.start()
            try player.start(at: source.time(4_800))
        }
        let alone = try rendered(held)
        #expect(samples[..<4_800] == alone[..<4_800])
        #expect(samples[4_896...] == alone[96..<10_000 - 4_800])
        for index in 0..<96 {
            let faded = alone[4_800 + index] * (1 - Float(index) / 96)
            #expect(abs(samples[4_800 + index] - faded - alone[index]) < 1e-6)
        }
    }

    @Test func `the end is told at the sample at which all has rung out`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(HapticPattern(events: [tap(sharpness: 0)]))
        try player.start(at: source.time(100))
        _ = source.haptic(100)
        #expect(player.report.phase == .scheduled)
        _ = source.haptic(10_000)
        #expect(player.report.phase == .finished)
        // Seven cycles of 80 Hz: 4,200 samples.
        #expect(player.report.finishedAt == TimeBase.firstSample + 100 + 4_200)
        #expect(player.report.finishes == 1)
    }

    @Test func `the first sample of an engine is not at time 0`() throws {
        let source = try HapticSource()
        #expect(source.currentTime == 1.0 / 48_000)
        _ = source.haptic(48_000)
        #expect(source.currentTime == 48_001.0 / 48_000)
    }
}
