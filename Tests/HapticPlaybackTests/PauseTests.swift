import HapticPatterns
import HapticPlayback
import Testing

/// Pausing, going on and seeking, to the sample.
struct PauseTests {
    private let held = HapticPattern(events: [continuous(for: 0.5, sharpness: 0.4)])
    private let taps = HapticPattern(events: (0..<10).map { tap(at: 0.1 * Double($0), intensity: 0.8) })

    @Test func `a paused player fades out over two milliseconds`() throws {
        let samples = try play(12_000, held) { source, player in
            try player.start()
            try player.pause(at: source.time(6_000))
        }
        let alone = try rendered(held)
        #expect(samples[..<6_000] == alone[..<6_000])
        for index in 0..<96 {
            #expect(abs(samples[6_000 + index] - alone[6_000 + index] * (1 - Float(index) / 96)) < 1e-6)
        }
        #expect(isSilent(samples[6_096...]))
    }

    @Test func `what resumes goes on in the middle of an event with the sample at which it was paused`() throws {
        let samples = try play(40_000, held) { source, player in
            try player.start()
            try player.pause(at: source.time(6_000))
            try player.resume(at: source.time(9_000))
        }
        let alone = try padded(rendered(held), to: 40_000)
        #expect(isSilent(samples[6_096..<9_000]))
        for index in 0..<96 {
            #expect(abs(samples[9_000 + index] - alone[6_000 + index] * Float(index) / 96) < 1e-6)
        }
        #expect(samples[9_096...] == alone[6_096..<37_000])
    }

    @Test func `a tap that begins where a player resumes is not faded in`() throws {
        let samples = try play(20_000, taps) { source, player in
            try player.start()
            try player.pause(at: source.time(4_800))
            try player.resume(at: source.time(10_000))
        }
        let alone = try rendered(tap(intensity: 0.8))
        // The first tap is over by then.
        #expect(samples[10_000..<14_000] == alone[..<4_000])
    }

    @Test func `to pause while a pause fades in never sounds louder than what plays`() throws {
        let samples = try play(20_000, held) { source, player in
            try player.start()
            try player.pause(at: source.time(6_000))
            try player.resume(at: source.time(9_000))
            try player.pause(at: source.time(9_030))
        }
        let alone = try rendered(held)
        for index in 0..<200 { #expect(abs(samples[9_000 + index]) <= abs(alone[6_000 + index]) + 1e-6) }
        #expect(isSilent(samples[9_126...]))
    }

    @Test func `a paused player is not over, however long`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(held)
        try player.start()
        try player.pause(at: source.time(100))
        _ = source.haptic(100_000)
        #expect(player.report.phase == .paused)
        #expect(player.report.finishes == 0)
    }

    @Test func `to seek goes to the events from that place on`() throws {
        let samples = try play(20_000, taps) { source, player in
            try player.start()
            try player.seek(to: 0.7, at: source.time(480))
        }
        // Taps at 0.7, 0.8, 0.9 s, which is 0, 4,800 and 9,600 samples later.
        let rest = HapticPattern(events: (0..<3).map { tap(at: 0.1 * Double($0), intensity: 0.8) })
        let alone = try padded(rendered(rest), to: 20_000)
        #expect(deviation(samples[576...], alone[96...]) < 1e-6)
    }

    @Test func `to seek does not enter an event half-way`() throws {
        let samples = try play(20_000, held) { source, player in
            try player.start()
            try player.seek(to: 0.1, at: source.time(480))
        }
        #expect(isSilent(samples[576...]))
    }

    @Test func `to seek to the end or beyond ends the player`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(held)
        try player.start()
        try player.seek(to: 0.5, at: source.time(480))
        _ = source.haptic(2_000)
        #expect(player.report.phase == .finished)
        #expect(player.report.finishedAt == TimeBase.firstSample + 480 + 96)
    }

    @Test func `to seek at rest does nothing`() throws {
        let samples = try play(6_000, taps) { _, player in
            try player.seek(to: 0.5)
            try player.start()
        }
        #expect(try samples[...] == rendered(taps)[..<6_000])
    }

    @Test func `to seek while paused is where it goes on`() throws {
        let samples = try play(12_000, taps) { source, player in
            try player.start()
            try player.pause(at: source.time(100))
            try player.seek(to: 0.3, at: source.time(1_000))
            try player.resume(at: source.time(2_000))
        }
        #expect(isSilent(samples[196...2_000]))
        #expect(try samples[2_000..<12_000] == rendered(taps)[14_400..<24_400])
    }

    @Test func `what is stopped fades out over two milliseconds and is over then`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(held)
        try player.start()
        try player.stop(at: source.time(6_000))
        let samples = source.haptic(10_000)
        let alone = try rendered(held)
        for index in 0..<96 {
            #expect(abs(samples[6_000 + index] - alone[6_000 + index] * (1 - Float(index) / 96)) < 1e-6)
        }
        #expect(isSilent(samples[6_096...]))
        #expect(player.report.finishedAt == TimeBase.firstSample + 6_096)
    }

    @Test func `to cancel forgets what waits, fades out and ends the player`() throws {
        let samples = try play(20_000, held) { source, player in
            try player.start()
            try player.start(at: source.time(10_000))
            _ = source.haptic(3_000)
            try player.cancel()
        }
        #expect(isSilent(samples[96...]))
        #expect(!isSilent(samples[..<96]))
    }

    @Test func `what is asked after a cancel counts`() throws {
        let samples = try play(5_000, held) { source, player in
            try player.start(at: source.time(4_000))
            try player.cancel()
            try player.start(at: source.time(1_000))
        }
        #expect(onset(samples) == 1_001)
        #expect(try samples[1_000...] == rendered(held)[..<4_000])
    }

    @Test func `a muted player is silent after a fade, and its time runs on`() throws {
        let samples = try play(24_000, held) { source, player in
            try player.start()
            try player.setMuted(true, at: source.time(4_800))
            try player.setMuted(false, at: source.time(9_600))
        }
        let alone = try rendered(held)
        #expect(samples[..<4_800] == alone[..<4_800])
        for index in 0..<96 {
            #expect(abs(samples[4_800 + index] - alone[4_800 + index] * (1 - Float(index) / 96)) < 1e-6)
            #expect(abs(samples[9_600 + index] - alone[9_600 + index] * Float(index) / 96) < 1e-6)
        }
        #expect(isSilent(samples[4_896..<9_600]))
        #expect(samples[9_696...] == alone[9_696..<24_000])
    }

    @Test func `an engine mutes what is felt at the sample asked for`() throws {
        let samples = try play(10_000, held) { source, player in
            try player.start()
            try source.setHapticsMuted(true, at: source.time(4_800))
        }
        let alone = try rendered(held)
        #expect(samples[..<4_800] == alone[..<4_800])
        #expect(isSilent(samples[4_896...]))
    }
}
