import HapticPatterns
import HapticPlayback
import HapticRendering
import Testing
import TestSupport

/// The way of commands from any thread to the render side.
struct CommandTests {
    @Test func `a ring gives out what was put in, in order`() {
        let ring = SharedRing<Int>(capacity: 5)
        for round in 0..<100 {
            for value in 0..<8 {
                let isIn = ring.put(8 * round + value)
                #expect(isIn)
            }
            let isIn = ring.put(-1)
            #expect(!isIn)
            for value in 0..<8 {
                let taken = ring.take()
                #expect(taken == 8 * round + value)
            }
            let rest = ring.take()
            #expect(rest == nil)
        }
    }

    @Test func `a schedule orders by sample, then by arrival`() {
        var generator = SeededGenerator(seed: 5)
        var schedule = Schedule(capacity: 500)
        var samples: [(sample: Int, rate: Double)] = []
        for number in 0..<500 {
            let sample = Int.random(in: 1...50, using: &generator)
            samples.append((sample, Double(number)))
            let isIn = schedule.add(Command(.rate(Double(number)), at: sample))
            #expect(isIn)
        }
        let isIn = schedule.add(Command(.start))
        #expect(!isIn)
        samples.sort { ($0.sample, $0.rate) < ($1.sample, $1.rate) }
        for expected in samples {
            guard let (command, _) = schedule.take(dueAt: expected.sample), case .rate(let rate) = command.action
            else {
                Issue.record("nothing is due at \(expected.sample)")
                return
            }
            #expect(command.sample == expected.sample)
            #expect(rate == expected.rate)
        }
    }

    @Test func `a full ring is an error, nothing is sent in part, and there is room again after a block`() throws {
        let source = try HapticSource(capacities: PlaybackCapacities(commands: 4))
        let player = try source.makePlayer(HapticPattern(events: [tap()]))
        let parameter = DynamicParameter(.hapticIntensityControl, time: 0, value: 1)
        try player.send([parameter, parameter, parameter])
        #expect(throws: PlaybackError.tooManyCommands(asked: 2, capacity: 4)) {
            try player.send([parameter, parameter])
        }
        try player.start()
        #expect(throws: PlaybackError.tooManyCommands(asked: 1, capacity: 4)) { try player.pause() }
        #expect(!isSilent(source.haptic(480)))
        try player.send([parameter, parameter, parameter, parameter])
    }

    @Test func `a full ring has room for the end of each player, to come and now`() throws {
        let source = try HapticSource(capacities: PlaybackCapacities(commands: 2, players: 2))
        let held = HapticPattern(events: [continuous(for: 1)])
        let players = try (0..<2).map { _ in try source.makePlayer(held) }
        for player in players { try player.start() }
        _ = source.haptic(480)
        for time in [10.0, 11] { try players[0].setMuted(false, at: time) }
        #expect(throws: PlaybackError.self) { try players[0].pause() }
        for _ in 0..<3 {
            try players[0].stop(at: source.currentTime + 1)
            #expect(throws: PlaybackError.self) { try players[0].stop(at: source.currentTime + 2) }
            try players[0].stop()
            try players[1].cancel()
            _ = source.haptic(480)
            #expect(players.allSatisfy { $0.report.phase == .finished })
            // The places are free again once what took them up was done.
            _ = source.haptic(48_000)
        }
    }

    @Test func `a stop forgets the starts that were asked for before it, and no later ones`() throws {
        let source = try HapticSource()
        let pattern = HapticPattern(events: [tap()])
        let player = try source.makePlayer(pattern)
        try player.start(at: source.time(4_000))
        _ = source.haptic(480)
        try player.stop()
        try player.start(at: source.time(6_000))
        _ = source.haptic(480)
        #expect(player.report.finishes == 1)
        #expect(player.report.starts == 1)
        #expect(isSilent(source.haptic(5_040)))
        #expect(try source.haptic(9_600) == padded(rendered(pattern), to: 9_600))
        #expect(player.report.finishes == 2)
        #expect(player.report.starts == 2)
    }

    @Test func `a stop to come forgets no start that was asked for after it`() throws {
        let source = try HapticSource()
        let pattern = HapticPattern(events: [tap()])
        let player = try source.makePlayer(pattern)
        try player.start(at: source.time(3_000))
        try player.stop(at: source.time(1_000))
        try player.start(at: source.time(2_000))
        _ = source.haptic(2_000)
        #expect(player.report.finishes == 1)
        #expect(try source.haptic(9_600) == padded(rendered(pattern), to: 9_600))
        #expect(player.report.finishes == 2)
    }

    @Test func `what waits for its time takes up room`() throws {
        let source = try HapticSource(capacities: PlaybackCapacities(commands: 2))
        let player = try source.makePlayer(HapticPattern(events: [tap()]))
        try player.start(at: 10)
        try player.stop(at: 11)
        _ = source.haptic(480)
        #expect(throws: PlaybackError.self) { try player.start() }
    }

    @Test func `players are limited, and room comes back when they are let go`() throws {
        let source = try HapticSource(capacities: PlaybackCapacities(players: 2))
        let pattern = HapticPattern(events: [tap()])
        let first = try source.makePlayer(pattern)
        var second: PatternPlayer? = try source.makePlayer(pattern)
        #expect(throws: PlaybackError.tooManyPlayers(capacity: 2)) { try source.makePlayer(pattern) }
        #expect(second != nil)
        second = nil
        _ = source.haptic(1)
        let third = try source.makePlayer(pattern)
        try first.start()
        try third.start()
    }

    @Test func `ten thousand players made and dropped leave nothing behind`() throws {
        let source = try HapticSource(capacities: PlaybackCapacities(players: 4))
        for _ in 0..<10_000 {
            let player = try source.makePlayer(HapticPattern(events: [tap()]))
            try player.start()
            try player.cancel()
            // More than a fade.
            _ = source.haptic(100)
        }
    }

    @Test func `ten thousand players that never played leave nothing behind, though no time passes`() throws {
        let source = try HapticSource(capacities: PlaybackCapacities(players: 4))
        for _ in 0..<10_000 { _ = try source.makePlayer(HapticPattern(events: [tap()])) }
    }

    @Test func `a mute while nothing sounds is done when something begins`() throws {
        let source = try HapticSource()
        let player = try source.makePlayer(HapticPattern(events: [tap(at: 0)]))
        _ = source.haptic(480)
        try source.setHapticsMuted(true)
        try player.start()
        #expect(isSilent(source.haptic(4_800)))
        try source.setHapticsMuted(false)
        try player.start()
        #expect(try source.haptic(4_800) == padded(rendered(tap(at: 0)), to: 4_800))
    }

    @Test func `what a value owns ends outside the lock when it is replaced`() {
        final class Owner {
            let last: () -> Void
            init(_ last: @escaping () -> Void) { self.last = last }
            deinit { last() }
        }
        let guarded = Guarded<Owner?>(nil)
        let log = Log<Bool>()
        guarded.exchange(Owner { log.add(guarded.withLock { $0 == nil }) })
        guarded.exchange(nil)
        #expect(log.entries == [true])
    }

    @Test func `a player that is let go plays to its end`() throws {
        let source = try HapticSource()
        let pattern = HapticPattern(events: [tap(at: 0.05)])
        try source.makePlayer(pattern).start(at: source.time(1_000))
        #expect(try Array(source.haptic(9_000)[1_000...]) == padded(rendered(pattern), to: 8_000))
    }

    @Test(arguments: [-1, Double.nan, .infinity, -.infinity])
    func `times that mean nothing are errors`(time: Double) throws {
        let player = try HapticSource().makePlayer(HapticPattern(events: [tap()]))
        #expect(throws: PlaybackError.self) { try player.start(at: time) }
        #expect(throws: PlaybackError.self) { try player.seek(to: time) }
        #expect(throws: PlaybackError.self) { try player.setLoopEnd(time) }
        #expect(throws: PlaybackError.self) { try player.send([], at: time) }
        #expect(throws: PlaybackError.self) {
            try player.schedule(ParameterCurve(.hapticIntensityControl, time: 0, points: []), at: time)
        }
    }

    @Test func `events beyond the voices of a player are left out, and counted, in any division`() throws {
        // Ten passes of the loop ring at once.
        let ringing = HapticPattern(events: [
            HapticEvent(kind: .hapticTransient, time: 0, duration: 0.005, parameters: [.hapticIntensity: 0.2])
        ])
        var whole: [Float] = []
        for blocks in [5_000, 1, 7, 64, 480] {
            let source = try HapticSource(capacities: PlaybackCapacities(spareVoices: 1))
            let player = try source.makePlayer(ringing)
            try player.setLoops(true)
            try player.start()
            let samples = source.haptic(5_000, blocks: blocks)
            if whole.isEmpty { whole = samples }
            #expect(samples == whole, "in blocks of \(blocks)")
            #expect(player.report.droppedEvents > 0)
        }
    }
}
