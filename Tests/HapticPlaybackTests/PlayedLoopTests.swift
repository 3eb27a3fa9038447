import HapticPatterns
import HapticPlayback
import HapticRendering
import Testing

/// Loops of players: as the renderer's, without end.
struct PlayedLoopTests {
    private let pattern = HapticPattern(events: [
        tap(intensity: 0.7), continuous(at: 0.01, for: 0.02, intensity: 0.6, sharpness: 0.6),
        continuous(at: 0.03, for: 0.03, intensity: 0.6, sharpness: 0.6),
    ])

    @Test func `a loop sounds as the renderer's, bit for bit`() throws {
        let samples = try play(20_000, pattern) { _, player in
            try player.setLoops(true)
            try player.setLoopEnd(0.05)
            try player.start()
        }
        let expected = try rendered(pattern, loop: RenderSettings.Loop(end: 0.05, passes: 20))
        #expect(samples == Array(expected[..<20_000]))
    }

    @Test func `a loop that does not end on a sample sounds as the renderer's`() throws {
        // 0.04501 s are 2,160.48 samples.
        let samples = try play(20_000, pattern) { _, player in
            try player.setLoopEnd(0.04501)
            try player.setLoops(true)
            try player.start()
        }
        let expected = try rendered(pattern, loop: RenderSettings.Loop(end: 0.04501, passes: 20))
        #expect(deviation(samples, expected[..<20_000]) < 1e-6)
    }

    @Test func `the period is exact after a thousand passes`() throws {
        let source = try HapticSource()
        // A tap that rings for 1,461 samples, in passes of 1,920.
        let tapping = HapticEvent(
            kind: .hapticTransient, time: 0, duration: 0.04, parameters: [.hapticSharpness: 1])
        let player = try source.makePlayer(HapticPattern(events: [tapping]))
        try player.setLoops(true)
        try player.start()
        let first = source.haptic(1_920)
        _ = source.haptic(1_920 * 999)
        #expect(onset(first) == 1)
        #expect(source.haptic(1_920) == first)
    }

    @Test func `a pattern that lasts no time cannot loop`() throws {
        let player = try HapticSource().makePlayer(HapticPattern(events: [tap()]))
        #expect(throws: PlaybackError.loopTooShort(seconds: 0)) { try player.setLoops(true) }
    }

    @Test func `a loop that is switched off plays its pass to the end and is over`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(HapticPattern(events: [continuous(for: 0.1)]))
        try player.setLoops(true)
        try player.start()
        try player.setLoops(false, at: source.time(6_000))
        _ = source.haptic(6_000)
        #expect(player.report.phase == .looping)
        _ = source.haptic(6_000)
        #expect(player.report.phase == .finished)
        // Two passes of 4,800 samples and a release of 96.
        #expect(player.report.finishedAt == TimeBase.firstSample + 9_696)
    }

    @Test func `a loop that is switched off is over at its end, and what rings rings on`() throws {
        // Passes of 2,400 samples: this is the third.
        let samples = try play(20_000, pattern) { source, player in
            try player.setLoops(true)
            try player.setLoopEnd(0.05)
            try player.start()
            try player.setLoops(false, at: source.time(6_000))
            // Too late.
            try player.setLoops(true, at: source.time(7_210))
        }
        let expected = try rendered(pattern, loop: RenderSettings.Loop(end: 0.05, passes: 3))
        #expect(samples == padded(expected, to: 20_000))
    }

    @Test func `a loop in its last pass ends at a rate, too, and once`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(HapticPattern(events: [continuous(for: 1)]))
        try player.setRate(2)
        try player.setLoop(true, end: 0.1)
        try player.start()
        try player.setLoops(false, at: source.time(3_000))
        _ = source.haptic(10_000)
        // Two passes of 2,400 samples and a fade of 96.
        #expect(player.report.finishedAt == TimeBase.firstSample + 4_896)
        #expect(player.report.finishes == 1)
    }

    @Test func `motors rest when the last pass of a loop is over`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(HapticPattern(events: [continuous(for: 1)]))
        try player.setLoop(true, end: 0.1)
        try player.start()
        try player.setLoops(false, at: source.time(6_000))
        let levels = (0..<40).map { _ in source.motors(after: 480).low }
        // Two passes of 4,800 samples.
        #expect(levels[..<20].allSatisfy { $0 > 0 })
        #expect(levels[21...].allSatisfy { $0 == 0 })
        #expect(player.report.phase == .finished)
        #expect(player.report.finishes == 1)
    }

    @Test func `a loop that is switched on again before its end goes on`() throws {
        let samples = try play(20_000, pattern) { source, player in
            try player.setLoops(true)
            try player.setLoopEnd(0.05)
            try player.start()
            try player.setLoops(false, at: source.time(6_000))
            try player.setLoops(true, at: source.time(7_199))
        }
        let expected = try rendered(pattern, loop: RenderSettings.Loop(end: 0.05, passes: 20))
        #expect(samples == Array(expected[..<20_000]))
    }

    @Test func `a loop is never over while it is on`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(pattern)
        try player.setLoops(true)
        try player.start()
        _ = source.haptic(480_000, blocks: 4_800)
        #expect(player.report.phase == .looping)
        #expect(player.report.finishes == 0)
        #expect(player.report.droppedEvents == 0)
    }

    @Test func `to seek beyond the end of a loop goes to its start`() throws {
        let held = HapticPattern(events: [continuous(for: 0.5)])
        let samples = try play(5_000, held) { source, player in
            try player.setLoops(true)
            try player.start()
            try player.seek(to: 7, at: source.time(1_000))
        }
        #expect(try samples[1_096...] == rendered(held)[96..<4_000])
    }

    @Test func `a loop made shorter than it has played goes back at once`() throws {
        let held = HapticPattern(events: [continuous(for: 0.5)])
        let samples = try play(5_000, held) { source, player in
            try player.setLoops(true)
            try player.start()
            try player.setLoopEnd(0.01, at: source.time(1_000))
        }
        let alone = try rendered(held, loop: RenderSettings.Loop(end: 0.01, passes: 20))
        #expect(deviation(samples[1_096...1_400], alone[96...400]) < 1e-6)
    }
}
