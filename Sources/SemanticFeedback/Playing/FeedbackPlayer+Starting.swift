import CoreHaptics
import HapticPatterns
import HapticPlayback

// Nothing is called under the lock that might call back.
extension FeedbackPlayer {
    /// Starts a pattern. What is of no use any more, such as an engine whose device was taken away, is made anew.
    func start(_ pattern: HapticPattern) throws(CHHapticError) {
        do throws(CHHapticError) {
            try attempt(pattern, left: Self.attempts)
            isReady()
        } catch {
            state.withLock { $0.problem = error }
            throw error
        }
    }

    /// How often one feedback is tried: other threads may go on losing devices meanwhile, but none does so for ever.
    private static let attempts = 8

    private func attempt(_ pattern: HapticPattern, left: Int) throws(CHHapticError) {
        let seat = try seat()
        do throws(CHHapticError) {
            try play(pattern, on: seat)
        } catch {
            guard repair(seat, after: error), left > 1 else { throw error }
            try attempt(pattern, left: left - 1)
        }
    }

    private func play(_ pattern: HapticPattern, on seat: Seat) throws(CHHapticError) {
        let player = try voice(of: pattern, on: seat)
        do throws(CHHapticError) {
            // One of its own starts by itself.
            try seat.engine.start(player, startsEngine: given != nil)
        } catch {
            withVoices(of: seat) { $0.startFailed(of: player, of: pattern) }
            throw error
        }
    }

    /// A player for a pattern: one that was used before, or another one.
    private func voice(of pattern: HapticPattern, on seat: Seat) throws(CHHapticError) -> EnginePlayer {
        if let known = withVoices(of: seat, { $0.next(of: pattern) }) ?? nil { return known }
        do throws(CHHapticError) {
            return try makeVoice(of: pattern, on: seat)
        } catch {
            guard error.code == .resourceNotAvailable else { throw error }
            // There is no room for more players.
            if let known = withVoices(of: seat, { $0.next(of: pattern, mayMake: false) }) ?? nil { return known }
            guard giveBackIdle(seat) else { return try takeOver(of: pattern, on: seat, error) }
        }
        do throws(CHHapticError) {
            return try makeVoice(of: pattern, on: seat)
        } catch {
            return try takeOver(of: pattern, on: seat, error)
        }
    }

    /// Lets the players go that rest. False where none does.
    private func giveBackIdle(_ seat: Seat) -> Bool {
        // They end where the lock is not held.
        let idle = withVoices(of: seat) { $0.removeIdle() } ?? []
        return !idle.isEmpty
    }

    /// Ends the oldest feedback for the sake of a new one.
    private func takeOver(
        of pattern: HapticPattern, on seat: Seat, _ error: CHHapticError
    ) throws(CHHapticError) -> EnginePlayer {
        guard let oldest = withVoices(of: seat, { $0.removeOldest() }) ?? nil else { throw error }
        try? oldest.cancel()
        return try makeVoice(of: pattern, on: seat)
    }

    private func makeVoice(of pattern: HapticPattern, on seat: Seat) throws(CHHapticError) -> EnginePlayer {
        let player = try seat.engine.makeEnginePlayer(pattern)
        let limit = min(max(seat.engine.core.capacities.players / Self.share, 1), Self.mostVoices)
        // What is too much ends where the lock is not held.
        let others = withVoices(of: seat) { $0.add(player, of: pattern, limit: limit) }
        withExtendedLifetime(others) {}
        return player
    }

    /// How many players are kept: an eighth of what an engine has room for at most, which may be the application's.
    private static let (mostVoices, share) = (32, 8)

    /// Does something with the players of an engine, if they are still those that are kept.
    private func withVoices<Result>(of seat: Seat, _ body: (inout FeedbackVoices) -> Result) -> Result? {
        state.withLock { $0.era == seat.era ? body(&$0.voices) : nil }
    }

    /// Lets go of what an error shows to be of no use, unless somebody else has: what is there then is better. False where
    /// nothing is gained by another attempt.
    func repair(_ seat: Seat, after error: CHHapticError) -> Bool {
        let isEnginesFault: Bool
        switch error.code {
        case .invalidPatternPlayer: isEnginesFault = false
        case .serverInitFailed, .engineStartTimeout, .engineNotRunning, .serverInterrupted, .notSupported:
            // Engines that somebody else made are no better the next time.
            guard given == nil else { return false }
            isEnginesFault = true
        default: return false
        }
        let miss = Miss(problem: error, nextTry: MonotonicClock.now + Self.pause)
        let (mayRetry, old) = state.withLock { state -> (Bool, (EngineReference?, FeedbackVoices)?) in
            guard state.era == seat.era else { return (true, nil) }
            let old = (state.own, state.voices)
            state.era += 1
            state.voices = FeedbackVoices()
            guard isEnginesFault else { return (true, old) }
            state.own = nil
            // Another one that is made as soon would fail as well.
            if seat.isNew { state.miss = miss }
            return (!seat.isNew, old)
        }
        // It ends where the lock is not held.
        withExtendedLifetime(old) {}
        return mayRetry
    }
}
