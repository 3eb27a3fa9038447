package import HapticPatterns
package import HapticRendering

extension PlaybackEngine {
    /// Makes a player for a pattern, at any time.
    ///
    /// - Throws: ``EngineError/playback(_:)`` where there are too many players, or the pattern cannot be rendered.
    package func makePlayer(
        _ pattern: HapticPattern, sounds: SoundLibrary = SoundLibrary()
    ) throws(EngineError) -> EnginePlayer {
        var hasMadeRoom = false
        while true {
            let (source, generation) = state.withLock { ($0.source, $0.generation) }
            do throws(PlaybackError) {
                let player = try source.makePlayer(pattern, sounds: sounds)
                return EnginePlayer(player, of: pattern, on: self, generation: generation)
            } catch {
                guard case .tooManyPlayers = error, !hasMadeRoom, makeRoom() else { throw .playback(error) }
                hasMadeRoom = true
            }
        }
    }

    /// Does what a player asks for, if the engine runs; if it does not, but starts by itself, a start makes it.
    ///
    /// - Parameters:
    ///   - isStart: True where the player plays afterwards.
    ///   - send: Sends the commands.
    /// - Returns: How often the player was started, if this is a start; else 0.
    func perform(
        for player: EnginePlayer, isStart: Bool, _ send: () throws(PlaybackError) -> Void
    ) throws(EngineError) -> Int {
        if isStart, isElsewhere { try start() }
        var hasMadeRoom = false
        // Somebody else may stop the engine in between, but nobody does so all the time.
        for _ in 0..<8 {
            switch try attempt(for: player, isStart: isStart, mayMakeRoom: !hasMadeRoom, send) {
            case .done(let number):
                keepLooking()
                return number
            case .wait: waitForStart()
            case .start: try start()
            case .makeRoom:
                hasMadeRoom = true
                _ = makeRoom()
            }
        }
        throw .notRunning
    }

    /// What has to happen before something can be sent.
    private enum Attempt {
        case done(Int)
        case wait, start, makeRoom
    }

    /// Under the lock, so that what is sent to an engine that runs is sent before it stops.
    private func attempt(
        for player: EnginePlayer, isStart: Bool, mayMakeRoom: Bool, _ send: () throws(PlaybackError) -> Void
    ) throws(EngineError) -> Attempt {
        try state.withLock { state throws(EngineError) in
            if state.mode == .destroyed { throw .engineGone }
            if state.generation != player.generation { throw .invalidPlayer }
            let runs = state.mode == .running
            if !runs {
                if state.startsUnderWay > 0 { return .wait }
                if !state.options.shutsDownWhenIdle { throw .notRunning }
                if isStart { return .start }
            }
            do throws(PlaybackError) {
                try send()
            } catch {
                guard case .tooManyCommands = error, !runs, mayMakeRoom else { throw .playback(error) }
                return .makeRoom
            }
            guard isStart else { return .done(0) }
            state.playerStarts += 1
            state.watched[ObjectIdentifier(player)] = player
            return .done(player.noteStart())
        }
    }

    /// Sends what has changed of a player's settings, where the engine runs; otherwise that is done before its next start.
    func update(_ player: EnginePlayer) {
        state.withLock { state in
            if state.mode == .running, state.generation == player.generation { player.sendSettings() }
        }
    }

    /// Takes in what was sent where nothing is rendered meanwhile, or waits until somebody has who renders. False where
    /// that brings nothing.
    private func makeRoom() -> Bool {
        let source = transitions.now { () -> HapticSource? in
            let (mode, source, output) = state.withLock { ($0.mode, $0.source, $0.output) }
            guard mode == .running else {
                source.rest()
                return nil
            }
            guard output.capabilities.timing == .stepped else { return source }
            source.takeIn()
            return nil
        }
        return source?.awaitCollection() ?? true
    }

    /// The output, where it listens.
    var listener: (any PlayListener)? { state.withLock { $0.output } as? any PlayListener }
}
