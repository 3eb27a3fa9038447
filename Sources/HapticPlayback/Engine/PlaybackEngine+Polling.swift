// What handlers are due. Work of the handler queue.

extension PlaybackEngine {
    /// Seconds between two looks at players on outputs of real time: while one is watched, and while only the time to
    /// shut down may come.
    private static let (busy, idle) = (0.005, 1.0)

    /// Tells all that is due.
    func poll() {
        sendWhatIsOwed()
        tellEnds()
        while let (awaited, isAboutNothing, cause) = nextFinishedHandler() {
            let isOvertaken: @Sendable (EngineState) -> Bool = { isAboutNothing && awaited.isOvertaken($0) }
            listener?.willCall(.playersFinished(cause))
            let answer = asItPlays { awaited.handler(cause) }
            if answer == .stop, transitions.now({ stopNow(.playersFinished, unless: isOvertaken) }) {
                tellStop(.playersFinished)
            }
            tellEnds()
        }
        if state.withLock({ $0.isTimeToShutDown() }), stopHere(.idle) { tellStop(.idle) }
        keepLooking()
    }

    /// Takes what an output reports.
    func take(_ event: OutputEvent, of run: Int) {
        let isDue = state.withLock { state in
            state.run == run && (event != .advanced || handlers.isBusy || state.hasNews())
        }
        guard isDue else { return }
        let work: @Sendable () -> Void = { self.handle(event, of: run) }
        // Nobody waits for handlers where samples or devices would; nor a handler or a transition for what comes after it.
        let isStepped = state.withLock { $0.output }.capabilities.timing == .stepped
        if isStepped, !handlers.isCurrent, !transitions.isCurrent { handlers.now(work) } else { handlers.later(work) }
    }

    private func handle(_ event: OutputEvent, of run: Int) {
        guard state.withLock({ $0.run == run && $0.mode != .destroyed }) else { return }
        switch event {
        case .advanced: poll()
        case .interrupted: stop(because: .interrupted)
        case .suspended: stop(because: .suspended)
        case .disconnected: stop(because: .disconnected)
        case .failed:
            guard transitions.now({ failNow() }) else { return }
            poll()
            tellStop(.failed)
        case .restored:
            transitions.now { restoreNow() }
            poll()
            tellReset()
        }
    }

    private func stop(because reason: StopReason) {
        guard stopHere(reason) else { return }
        poll()
        tellStop(reason)
    }

    private func stopHere(_ reason: StopReason) -> Bool { transitions.now { stopNow(reason) } }

    private func sendWhatIsOwed() {
        state.withLock { state in
            guard state.mode == .running else { return }
            if state.owesMutes { state.sendMutes() }
            for player in state.watched.values { player.sendSettings() }
        }
    }

    /// Runs the handlers of players that are over, and watches them no longer.
    private func tellEnds() {
        let watched = state.withLock { Array($0.watched.values) }
        for player in watched { player.tellEnds() }
        state.withLock { state in
            for player in watched where player.isOver {
                state.watched[ObjectIdentifier(player)] = nil
                state.idleSince = max(state.idleSince, state.source.base.seconds(of: player.report.finishedAt))
            }
        }
        // One whose last reference this was ends here, where the lock is not held: what its handler owns may call back.
        withExtendedLifetime(watched) {}
    }

    /// The next of those who want to know that players have finished, where they have.
    private func nextFinishedHandler() -> (AwaitedEnd, isAboutNothing: Bool, StopReason?)? {
        state.withLock { state in
            guard state.isIdle, !state.finishedHandlers.isEmpty else { return nil }
            let awaited = state.finishedHandlers.removeFirst()
            return (awaited, awaited.isAboutNothing(state), state.cause)
        }
    }

    /// Looks at players again in a while, where time passes by itself and anything may be due by then.
    func keepLooking() {
        let seconds = state.withLock { state -> Double? in
            guard state.mode == .running, state.output.capabilities.timing == .realTime else { return nil }
            let isBusy = !state.isIdle || !state.finishedHandlers.isEmpty || state.owesMutes
            guard isBusy || state.options.shutsDownWhenIdle else { return nil }
            let seconds = isBusy ? Self.busy : Self.idle
            if let wait = state.wait, wait <= seconds { return nil }
            state.wait = seconds
            return seconds
        }
        guard let seconds else { return }
        handlers.after(seconds) { [weak self] in
            self?.state.withLock { if $0.wait == seconds { $0.wait = nil } }
            self?.poll()
        }
    }
}
