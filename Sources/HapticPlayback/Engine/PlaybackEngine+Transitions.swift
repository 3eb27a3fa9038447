// Starts and stops. What ends in `Now` is work of the queue of transitions.

extension PlaybackEngine {
    /// Starts playing on the output, and returns when it does. Without effect on an engine that runs.
    package func start() throws(EngineError) {
        state.withLock { $0.engineStarts += 1 }
        if let error = transitions.now({ startNow() }) { throw error }
        keepLooking()
    }

    /// Starts playing on the output without waiting for it. Calls of players wait instead.
    ///
    /// - Parameter handler: Takes what went wrong, or `nil`, on the handler queue.
    package func start(_ handler: @escaping @Sendable (EngineError?) -> Void) {
        let isStepped = state.withLock { state in
            state.engineStarts += 1
            state.startsUnderWay += 1
            return state.output.capabilities.timing == .stepped
        }
        let work: @Sendable () -> Void = {
            let error = self.startNow()
            self.state.withLock { $0.startsUnderWay -= 1 }
            self.handlers.later { self.asItPlays { handler(error) } }
            self.keepLooking()
        }
        // There is nothing to wait for where time stands still, and a program that steps it on wants it to play.
        if isStepped { transitions.now(work) } else { transitions.later(work) }
    }

    /// Stops the output; all players are over. Without effect on an engine that does not run.
    ///
    /// - Parameter handler: Called on the handler queue once the handlers of the players have been.
    package func stop(_ handler: @escaping @Sendable () -> Void = {}) {
        transitions.now { _ = stopNow(nil) }
        handlers.later {
            self.poll()
            self.asItPlays(handler)
        }
    }

    /// Stops for good: its owner lets it go.
    package func destroy() {
        let wasRunning = transitions.now {
            let wasRunning = stopNow(.destroyed)
            let failed = state.withLock { state -> (any HapticOutput)? in
                defer { state.mode = .destroyed }
                return state.mode == .failed ? state.output : nil
            }
            failed?.stop()
            return wasRunning
        }
        handlers.later {
            self.poll()
            if wasRunning { self.tellStop(.destroyed) }
        }
    }

    /// Waits for starts that are under way.
    func waitForStart() { transitions.now {} }

    func startNow() -> EngineError? {
        if isElsewhere {
            listener?.willBeLeft()
            _ = stopNow(nil)
        }
        let (mode, current, source) = state.withLock { ($0.mode, $0.output, $0.source) }
        switch mode {
        case .running: return nil
        case .destroyed: return .engineGone
        case .failed:
            state.withLock { $0.mode = .stopped }
            current.stop()
        case .stopped: break
        }
        do throws(OutputError) {
            let next = try nextOutput(after: current, rate: source.sampleRate)
            let run = prepare(next)
            // What was played on before may end here, where the lock is not held.
            withExtendedLifetime(current) {}
            try next.start(source) { [weak self] event in self?.take(event, of: run) }
            state.withLock { state in
                state.idleSince = state.currentTime()
                (state.mode, state.cause) = (.running, nil)
            }
            return nil
        } catch {
            return .output(error)
        }
    }

    /// Brings source and clock to the present, for an output that is about to start.
    private func prepare(_ next: any HapticOutput) -> Int {
        state.withLock { state in
            let time = state.currentTime()
            state.rest = (time, next.now)
            state.output = next
            state.run += 1
            let (source, options) = (state.source, state.options)
            let audio = options.playsAudio && next.capabilities.playsAudio
            source.setPlays(haptics: options.playsHaptics, audio: audio)
            state.sendMutes()
            // Once for what is due by then, and once more for the fades of mutes, which nothing sounds to need.
            for _ in 0..<2 { source.skip(to: source.base.sample(atOrAfter: time)) }
            return state.run
        }
    }

    /// False where it was not running, or is to run on.
    func stopNow(_ reason: StopReason?, unless runsOn: (EngineState) -> Bool = { _ in false }) -> Bool {
        guard let (output, source) = leave(.stopped, because: reason, unless: runsOn) else { return false }
        output.stop()
        source.rest()
        // Samples may have passed until it had stopped.
        state.withLock { $0.rest = (max($0.rest.time, source.currentTime), output.now) }
        return true
    }

    /// What served the device has failed: the output goes on waiting, on a source at rest.
    func failNow() -> Bool {
        guard let (_, source) = leave(.failed, because: .failed) else { return false }
        source.rest()
        renew()
        return true
    }

    /// What served the device serves again.
    func restoreNow() {
        if stopNow(.failed) { return renew() }
        let failed = state.withLock { state -> (any HapticOutput)? in
            guard state.mode == .failed else { return nil }
            state.mode = .stopped
            return state.output
        }
        failed?.stop()
    }

    /// A new source, to which the players made so far are unknown.
    private func renew() {
        // Of settings that have been good before.
        let old = state.withLock { $0.source }
        let source = try? HapticSource(settings: old.settings, capacities: capacities)
        state.withLock { state in
            state.generation += 1
            state.source = source ?? old
        }
    }

    /// From running to another mode; `nil` where it was not running, or is to run on.
    private func leave(
        _ mode: EngineState.Mode, because reason: StopReason?, unless runsOn: (EngineState) -> Bool = { _ in false }
    ) -> (output: any HapticOutput, source: HapticSource)? {
        state.withLock { state in
            guard state.mode == .running, !runsOn(state) else { return nil }
            state.rest = (state.currentTime(), state.output.now)
            (state.mode, state.cause) = (mode, reason)
            for player in state.watched.values { player.note(reason) }
            return (state.output, state.source)
        }
    }
}
