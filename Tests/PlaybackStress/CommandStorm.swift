#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

import HapticPatterns
import HapticPlayback

/// Everything that may happen to one source at once.
struct CommandStorm {
    private let threads = 8
    private let commands = 10_000
    private let capacity = 256
    private let source: HapticSource
    private let isOver = Gate()
    private let counts = Guarded((sent: 0, refused: 0))

    init() throws {
        source = try HapticSource(capacities: PlaybackCapacities(commands: capacity, players: 64))
    }

    func run() throws {
        let (senders, others) = (Workers(), Workers())
        others.start { render() }
        others.start { while !isOver.wait(until: 0) { try makeAndDrop() } }
        others.start { disturb() }
        for thread in 0..<threads { senders.start { try send(thread) } }
        do { try senders.join() } catch {
            isOver.open()
            throw error
        }
        isOver.open()
        try others.join()
        try settle()
        let (sent, refused) = counts.withLock { $0 }
        try Failure.unless(sent == threads * commands, "\(sent) commands were sent of \(threads * commands)")
        print("\(sent) commands by \(threads) threads, \(refused) times no room, \(source.nextSample) samples")
    }

    /// Samples and motor strengths in turn, in blocks of many sizes.
    private func render() {
        var dice = Dice(seed: -1)
        var blocks = [1, 7, 64, 480].map { Blocks($0) }
        while !isOver.wait(until: 0) {
            blocks[Int.random(in: 0..<blocks.count, using: &dice)].render(source)
            if Int.random(in: 0..<4, using: &dice) == 0 { _ = source.motors(after: 480) }
        }
    }

    private func makeAndDrop() throws {
        do throws(PlaybackError) {
            let player = try source.makePlayer(Self.pattern)
            try player.start()
            try player.cancel()
        } catch {
            try allow(error)
        }
    }

    /// What an engine does, from a thread of its own.
    private func disturb() {
        var dice = Dice(seed: -2)
        while !isOver.wait(until: 0) {
            switch Int.random(in: 0..<40, using: &dice) {
            case 0: source.skip(to: source.nextSample + 100)
            case 1: source.setPlays(haptics: Bool.random(using: &dice), audio: true)
            // A second thread that renders gets silence.
            case 2: _ = source.motors(after: 1)
            default: source.collect()
            }
        }
    }

    private func send(_ thread: Int) throws {
        var dice = Dice(seed: thread)
        let player = try insist { () throws(PlaybackError) in try source.makePlayer(Self.pattern) }
        var (sent, refused) = (0, 0)
        while sent < commands {
            do throws(PlaybackError) {
                try send(one: Int.random(in: 0..<12, using: &dice), to: player)
                sent += 1
            } catch {
                try allow(error)
                refused += 1
                // The thread that makes room must get its turn.
                sched_yield()
            }
            _ = player.report
        }
        // A loop that is let go plays on.
        try insist { () throws(PlaybackError) in try player.cancel() }
        counts.withLock { ($0.sent, $0.refused) = ($0.sent + sent, $0.refused + refused) }
    }

    /// Does something as soon as there is room.
    private func insist<Result>(_ action: () throws(PlaybackError) -> Result) throws -> Result {
        while true {
            do throws(PlaybackError) { return try action() } catch {
                try allow(error)
                sched_yield()
            }
        }
    }

    private func send(one kind: Int, to player: PatternPlayer) throws(PlaybackError) {
        let soon = source.currentTime + 0.001
        switch kind {
        case 0: try player.start()
        case 1: try player.start(at: soon)
        case 2: try player.stop()
        case 3: try player.cancel()
        case 4: try player.pause(at: soon)
        case 5: try player.resume()
        case 6: try player.seek(to: 0.01)
        case 7: try player.setLoops(true)
        case 8: try player.setRate(1.5, at: soon)
        case 9: try player.setMuted(false)
        case 10: try source.setHapticsMuted(false)
        default: try player.send([DynamicParameter(.hapticIntensityControl, time: 0, value: 0.5)], at: soon)
        }
    }

    /// Once everything has passed there is room for as many commands as there was at first, and for as many players.
    private func settle() throws {
        var blocks = Blocks(48_000)
        blocks.render(source)
        blocks.render(source)
        source.collect()
        let players = try (0..<64).map { _ in try source.makePlayer(Self.pattern) }
        let parameter = DynamicParameter(.hapticIntensityControl, time: 0, value: 1)
        try players[0].send([DynamicParameter](repeating: parameter, count: capacity))
        try Failure.unless(players.allSatisfy { $0.report.phase == .idle }, "a new player is not idle")
    }

    /// No room is an answer, and the only one that is.
    private func allow(_ error: PlaybackError) throws(Failure) {
        switch error {
        case .tooManyCommands, .tooManyPlayers: return
        default: throw Failure("\(error)")
        }
    }

    private static let pattern = HapticPattern(events: [
        HapticEvent(kind: .hapticTransient, time: 0),
        HapticEvent(kind: .hapticContinuous, time: 0.005, duration: 0.03),
        HapticEvent(kind: .audioContinuous, time: 0.01, duration: 0.02),
    ])
}
