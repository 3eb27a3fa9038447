import HapticPatterns
import HapticPlayback

/// Everything that programs may do to one engine at once, on an output with a thread of its own.
struct EngineStorm {
    private let threads = 8
    private let commands = 10_000
    private let engine: PlaybackEngine
    private let isOver = Gate()
    private let ends = Guarded(0)
    private let stops = Guarded(0)

    init() throws {
        let (output, stops) = (NullOutput(), stops)
        engine = try PlaybackEngine(
            handlers: EngineHandlers(stopped: { _ in stops.withLock { $0 += 1 } }), choice: { _ in output })
        engine.setOptions { $0.shutsDownWhenIdle = true }
        try engine.start()
    }

    func run() throws {
        let (senders, others) = (Workers(), Workers())
        others.start { try disturb() }
        let sent = Guarded(0)
        for thread in 0..<threads {
            senders.start {
                let count = try send(thread)
                sent.withLock { $0 += count }
            }
        }
        defer { isOver.open() }
        try senders.join()
        isOver.open()
        try others.join()
        engine.stop()
        engine.waitForHandlers()
        let (count, told) = (sent.withLock { $0 }, ends.withLock { $0 })
        try Failure.unless(count == threads * commands, "\(count) commands were sent of \(threads * commands)")
        try Failure.unless(told > 0, "no end of a player was told")
        try Failure.unless(stops.withLock { $0 } == 0, "an engine that was told to stop told why")
        print("\(count) commands by \(threads) threads to one engine, \(told) ends of players told")
    }

    /// Stops and starts the engine, asks to be told of the end of players, and mutes.
    private func disturb() throws {
        var dice = Dice(seed: -3)
        var next = MonotonicClock.now
        while !isOver.wait(until: next) {
            next += 0.002
            switch Int.random(in: 0..<50, using: &dice) {
            case 0:
                engine.stop()
                try engine.start()
            case 1: engine.notifyWhenPlayersFinished { _ in .leaveRunning }
            default: engine.setOptions { $0.mutesHaptics.toggle() }
            }
            _ = engine.currentTime
        }
    }

    private func send(_ thread: Int) throws -> Int {
        var dice = Dice(seed: thread)
        var player = try makePlayer()
        var sent = 0
        while sent < commands {
            if sent % 500 == 499 { player = try makePlayer() }
            do throws(EngineError) {
                try send(one: Int.random(in: 0..<9, using: &dice), to: player)
                sent += 1
            } catch {
                // No room is an answer, and the only one: an engine that rests starts for a player.
                guard case .playback(.tooManyCommands) = error else { throw Failure("\(error)") }
                MonotonicClock.pause()
            }
        }
        return sent
    }

    private func makePlayer() throws -> EnginePlayer {
        let player = try engine.makePlayer(Self.pattern)
        let ends = ends
        player.onEnd { _ in ends.withLock { $0 += 1 } }
        return player
    }

    private func send(one kind: Int, to player: EnginePlayer) throws(EngineError) {
        switch kind {
        case 0: try player.start()
        case 1: try player.start(at: engine.currentTime + 0.001)
        case 2: try player.stop()
        case 3: try player.cancel()
        case 4: try player.pause()
        case 5: try player.resume()
        case 6: try player.seek(to: 0.01)
        case 7: player.set { ($0.rate, $0.isMuted) = (1.5, false) }
        default: try player.send([DynamicParameter(.hapticIntensityControl, time: 0, value: 0.5)])
        }
    }

    private static let pattern = HapticPattern(events: [
        HapticEvent(kind: .hapticTransient, time: 0),
        HapticEvent(kind: .hapticContinuous, time: 0.005, duration: 0.03),
    ])
}
