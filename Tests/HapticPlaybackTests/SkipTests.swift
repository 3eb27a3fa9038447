import HapticPatterns
import HapticPlayback
import Testing

/// Time that passes without output, and kinds of events that are not played.
struct SkipTests {
    private let held = HapticPattern(events: [continuous(for: 1)])

    @Test(arguments: [1, 7, 64, 480, 5_000]) func `a skip drops what plays, and time moves on`(blocks: Int) throws {
        let source = try HapticSource()
        let player = try source.makePlayer(held)
        try player.start()
        _ = source.haptic(4_800, blocks: blocks)
        source.skip(to: 20_000)
        #expect(source.nextSample == 20_000)
        #expect(player.report.phase == .finished)
        #expect(player.report.finishedAt == TimeBase.firstSample + 4_800)
        #expect(isSilent(source.haptic(5_000, blocks: blocks)))
        try player.start()
        #expect(try source.haptic(5_000, blocks: blocks)[...] == rendered(held)[..<5_000])
    }

    @Test func `a fade that has begun is dropped too`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(held)
        try player.start()
        try player.stop(at: source.time(4_800))
        _ = source.haptic(4_810)
        #expect(player.report.phase == .stopping)
        source.skip(to: 10_000)
        #expect(player.report.phase == .finished)
        #expect(isSilent(source.haptic(480)))
    }

    @Test func `a start that was due meanwhile begins there, and a later one waits`() throws {
        let source = try HapticSource()
        let (due, later) = try (source.makePlayer(held), source.makePlayer(held))
        try due.start(at: source.time(5_000))
        try later.start(at: source.time(20_000))
        source.skip(to: 10_000)
        #expect(due.report.phase == .playing)
        #expect(later.report.phase == .scheduled)
        #expect(try source.haptic(5_000)[...] == rendered(held)[..<5_000])
        source.skip(to: 15_000)
        let samples = source.haptic(10_000)
        // From sample 15,000, the first being number 1.
        #expect(isSilent(samples[..<5_001]))
        #expect(try samples[5_001...] == rendered(held)[..<4_999])
    }

    @Test func `what follows a skip sounds the same in any division of time`() throws {
        var whole: [Float] = []
        for blocks in [9_000, 1, 7, 64, 480] {
            let source = try HapticSource()
            let player = try source.makePlayer(held)
            try player.start(at: source.time(7_000))
            try player.pause(at: source.time(9_000))
            try source.setAudioMuted(true, at: source.time(4_000))
            _ = source.haptic(1_000, blocks: blocks)
            source.skip(to: 6_000)
            let samples = source.haptic(9_000, blocks: blocks)
            if whole.isEmpty { whole = samples }
            #expect(samples == whole, "in blocks of \(blocks)")
        }
        #expect(onset(whole) == 7_000 - 6_000 + 2)
    }

    @Test func `a mute that was due needs no fade`() throws {
        let source = try HapticSource()
        try source.setHapticsMuted(true)
        try source.makePlayer(held).start()
        source.skip(to: 100)
        #expect(isSilent(source.haptic(480)))
    }

    @Test func `commands that were due make room`() throws {
        let source = try HapticSource(capacities: PlaybackCapacities(commands: 2))
        let player = try source.makePlayer(held)
        try player.start(at: source.time(100))
        try player.stop(at: source.time(200))
        #expect(throws: PlaybackError.self) { try player.start() }
        source.skip(to: 300)
        try player.start()
    }

    @Test func `a skip to the past drops what plays, and time stays`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(held)
        try player.start()
        _ = source.haptic(480)
        source.skip(to: 5)
        #expect(source.nextSample == TimeBase.firstSample + 480)
        #expect(player.report.phase == .finished)
    }

    @Test func `an engine that plays one kind is as one whose patterns have no other`() throws {
        let sounding = HapticEvent(kind: .audioContinuous, time: 0, duration: 0.1)
        let both = HapticPattern(events: [continuous(for: 0.05), sounding, tap(at: 0.2)])
        for blocks in [1, 7, 64, 480, 20_000] {
            for (haptics, audio) in [(true, false), (false, true), (false, false), (true, true)] {
                let (source, other) = try (HapticSource(), HapticSource())
                source.setPlays(haptics: haptics, audio: audio)
                let events = both.events.filter { $0.kind == .audioContinuous ? audio : haptics }
                let player = try source.makePlayer(both)
                let reduced = try other.makePlayer(HapticPattern(events: events))
                try player.start()
                try reduced.start()
                let (a, b) = (source.channels(20_000, blocks: blocks), other.channels(20_000))
                #expect(a == b, "haptics \(haptics), audio \(audio), in blocks of \(blocks)")
            }
        }
    }

    @Test func `what is no longer played falls silent with the next block`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(held)
        try player.start()
        _ = source.haptic(480)
        source.setPlays(haptics: false, audio: true)
        #expect(isSilent(source.haptic(480)))
        #expect(source.motors(after: 480) == MotorStrengths())
    }
}
