import CoreHaptics
import HapticPlayback

// Nothing is called under the lock that might call back.
extension FeedbackPlayer {
    /// An engine to play on.
    struct Seat {
        let engine: CHHapticEngine
        /// How much had proved to be of no use when it was taken.
        let era: Int
        /// True for who has made it: it has not failed before.
        var isNew = false
    }

    /// A look for a device that found none, or none that can be opened.
    struct Miss {
        let problem: CHHapticError
        /// When it is worth another look; never, while there is one.
        var nextTry: Double
    }

    /// The engine to play on, made where there is none yet.
    func seat() throws(CHHapticError) -> Seat {
        if let given {
            guard let engine = given.engine else { throw CHHapticError(.engineNotRunning) }
            return Seat(engine: engine, era: state.withLock { $0.era })
        }
        // Under a recorder there is nothing to wait for, and what holds within a task is not known to a queue.
        if HapticOutputs.overrideInForce != nil { return try ownSeat() }
        if let problem = missed() { throw problem }
        if let seat = state.withLock({ $0.seat }) { return seat }
        return try opening.now {
            Result { () throws(CHHapticError) in
                // Whoever looked meanwhile has looked for this one too.
                if let miss = state.withLock({ $0.miss }) { throw miss.problem }
                return try ownSeat()
            }
        }.get()
    }

    /// Why nothing can be had at present. Once a look has missed, the others are on another thread: whoever plays is not
    /// kept waiting for what is not there.
    private func missed() -> CHHapticError? {
        let now = MonotonicClock.now
        let (problem, isDue) = state.withLock { state -> (CHHapticError?, Bool) in
            guard let miss = state.miss else { return (nil, false) }
            let isDue = now >= miss.nextTry
            if isDue { state.miss?.nextTry = .infinity }
            return (miss.problem, isDue)
        }
        if isDue { opening.later { self.open() } }
        return problem
    }

    /// The engine of this player's own, made where there is none yet.
    private func ownSeat() throws(CHHapticError) -> Seat {
        if let seat = state.withLock({ $0.seat }) { return seat }
        do {
            let made = EngineReference(engine: try CHHapticEngine())
            made.engine.isAutoShutdownEnabled = true
            return state.withLock { state in
                // Somebody else may have made one meanwhile.
                if let seat = state.seat { return seat }
                state.own = made
                return Seat(engine: made.engine, era: state.era, isNew: true)
            }
        } catch {
            let error = error as? CHHapticError ?? CHHapticError(.unknownError)
            let miss = Miss(problem: error, nextTry: MonotonicClock.now + Self.pause)
            state.withLock { ($0.problem, $0.miss) = (error, miss) }
            throw error
        }
    }

    /// Makes the engine ready: on another thread where a device is to be looked for.
    func warmUp() {
        let isOwn = given == nil && HapticOutputs.overrideInForce == nil
        if isOwn, missed() != nil { return }
        if isOwn, state.withLock({ $0.own == nil }) { return opening.later { self.open() } }
        do throws(CHHapticError) {
            try seat().engine.start { [weak self] error in
                if let error { self?.state.withLock { $0.problem = error } } else { self?.isReady() }
            }
        } catch {
            state.withLock { $0.problem = error }
        }
    }

    /// Looks for a device and starts it, on the queue for that; not where somebody has just looked.
    private func open() {
        if let miss = state.withLock({ $0.miss }), miss.nextTry < .infinity { return }
        do throws(CHHapticError) {
            let seat = try ownSeat()
            do {
                try seat.engine.start()
                isReady()
            } catch {
                let error = error as? CHHapticError ?? CHHapticError(.unknownError)
                _ = repair(Seat(engine: seat.engine, era: seat.era, isNew: true), after: error)
                throw error
            }
        } catch {
            let miss = Miss(problem: error, nextTry: MonotonicClock.now + Self.pause)
            state.withLock { ($0.problem, $0.miss) = (error, miss) }
        }
    }

    /// Nothing is wrong any more.
    func isReady() {
        state.withLock { state in
            if state.problem != nil || state.miss != nil { (state.problem, state.miss) = (nil, nil) }
        }
    }

    /// Seconds between two looks for a device, where there was none. In tests, looking costs nothing.
    static var pause: Double { HapticOutputs.overrideInForce == nil ? 1 : 0 }
}

extension FeedbackPlayer.State {
    /// The engine of the player's own, to play on.
    var seat: FeedbackPlayer.Seat? { own.map { FeedbackPlayer.Seat(engine: $0.engine, era: era) } }
}
