import CoreHaptics
import HapticPatterns
import HapticPlayback

// Nothing is called under the lock that might call back.
extension FeedbackPlayer {
    /// Seconds on the clock of the engine; on the system's where there is no engine.
    public var time: Double {
        let engine = given.map { $0.engine } ?? state.withLock { $0.own?.engine }
        return engine?.currentTime ?? MonotonicClock.now
    }

    /// Starts a pattern. What is of no use any more, such as an engine whose device was taken away, is made anew, once.
    func start(_ pattern: HapticPattern) throws(CHHapticError) {
        do throws(CHHapticError) {
            do throws(CHHapticError) {
                try attempt(pattern)
            } catch {
                guard forget(after: error) else { throw error }
                try attempt(pattern)
            }
            state.withLock { if $0.problem != nil { $0.problem = nil } }
        } catch {
            state.withLock { $0.problem = error }
            throw error
        }
    }

    private func attempt(_ pattern: HapticPattern) throws(CHHapticError) {
        let engine = try engine()
        let player: EnginePlayer
        if let voice = state.withLock({ $0.voices.next(of: pattern) }) {
            player = voice
        } else {
            player = try engine.makeEnginePlayer(pattern)
            state.withLock { $0.voices.add(player, of: pattern) }
        }
        // One of its own starts by itself.
        try engine.start(player, startsEngine: given != nil)
    }

    /// The engine to play on.
    func engine() throws(CHHapticError) -> CHHapticEngine {
        if let given {
            if let engine = given.engine { return engine }
            throw CHHapticError(.engineNotRunning)
        }
        if let own = state.withLock({ $0.own }) { return own.engine }
        // Under a recorder there is nothing to wait for, and what holds within a task is not known to a queue.
        if HapticOutputs.overrideInForce != nil { return try ownEngine() }
        return try opening.now { Result { () throws(CHHapticError) in try ownEngine() } }.get()
    }

    /// The engine of this player's own, made where there is none yet. One look for a device at a time: whoever comes
    /// meanwhile waits for that one instead of looking again.
    private func ownEngine() throws(CHHapticError) -> CHHapticEngine {
        let (known, problem) = state.withLock { state -> (CHHapticEngine?, (any Error)?) in
            (state.own?.engine, MonotonicClock.now < state.nextTry ? state.problem : nil)
        }
        if let known { return known }
        if let problem = problem as? CHHapticError { throw problem }
        return try makeEngine()
    }

    /// Makes the engine ready on the calling thread, where that need not wait for a look for a device.
    func warmUp() {
        if given != nil || HapticOutputs.overrideInForce != nil || state.withLock({ $0.own != nil }) {
            warmUp(try? engine())
        } else {
            opening.later { self.warmUp(try? self.ownEngine()) }
        }
    }

    private func warmUp(_ engine: CHHapticEngine?) {
        engine?.start { [weak self] error in
            guard let error else { return }
            self?.state.withLock { $0.problem = error }
        }
    }

    private func makeEngine() throws(CHHapticError) -> CHHapticEngine {
        do {
            let made = EngineReference(engine: try CHHapticEngine())
            made.engine.isAutoShutdownEnabled = true
            return state.withLock { state in
                // Somebody else may have made one meanwhile.
                let first = state.own ?? made
                state.own = first
                return first
            }.engine
        } catch {
            let error = error as? CHHapticError ?? CHHapticError(.unknownError)
            let nextTry = MonotonicClock.now + Self.pause
            state.withLock { ($0.problem, $0.nextTry) = (error, nextTry) }
            throw error
        }
    }

    /// Seconds between two looks for a device, where there was none. In tests, looking costs nothing.
    private static var pause: Double { HapticOutputs.overrideInForce == nil ? 1 : 0 }

    /// Lets go of what an error shows to be of no use. False where nothing is gained by another attempt.
    private func forget(after error: CHHapticError) -> Bool {
        switch error.code {
        case .invalidPatternPlayer:
            state.withLock { $0.voices = FeedbackVoices() }
            return true
        case .serverInitFailed, .engineStartTimeout, .engineNotRunning, .serverInterrupted, .notSupported:
            // Engines that somebody else made, and looks for a device that found none, are no better the next time.
            let old = state.withLock { state -> EngineReference? in
                defer { (state.own, state.voices) = (nil, FeedbackVoices()) }
                return state.own
            }
            return old != nil
        default: return false
        }
    }
}
