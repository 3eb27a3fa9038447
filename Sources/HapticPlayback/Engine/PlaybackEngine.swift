import HapticRendering

/// Plays patterns on an output: starts and stops it, makes players, and tells what happens.
///
/// Any thread may call anything. Handlers run one after another on a queue of the engine's own, hold none of its locks,
/// and may call back, also to start it or to let it go. On an output of stepped time, all handlers that are due have run
/// when the step is over.
///
/// Three things never wait for each other in a circle: the lock of the state, under which nothing is called that might
/// wait; the queue of transitions, on which outputs start and stop; and the queue of handlers, which may wait for
/// transitions.
package final class PlaybackEngine: Sendable {
    let state: Guarded<EngineState>
    let handlers = SerialQueue("haptics.engine.handlers")
    let transitions = SerialQueue("haptics.engine.transitions")
    let told: EngineHandlers
    private let choice: OutputChoice
    /// True where it goes over to the outputs of another override when it next starts, or a player does.
    private let followsOverrides: Bool

    /// How much there is room for.
    package let capacities: PlaybackCapacities

    /// An engine that is stopped.
    ///
    /// - Parameters:
    ///   - handlers: Whom it tells.
    ///   - idleTime: Seconds without players after which it stops, where it is to.
    ///   - capacities: How much there is to be room for; unless stated, what is said for all engines, or, where it follows
    ///     overrides, for those under the one in force.
    ///   - followsOverrides: True for an engine on the default output: it plays on that of the override in force when it
    ///     starts, or when a player does, which may be another one than when it was made.
    ///   - choice: What it plays on.
    /// - Throws: ``EngineError/output(_:)`` where there is no output, ``EngineError/playback(_:)`` where it wants an
    ///   impossible sample rate.
    package init(
        handlers: EngineHandlers = EngineHandlers(), idleTime: Double = 120,
        capacities: PlaybackCapacities? = nil, followsOverrides: Bool = false, choice: @escaping OutputChoice
    ) throws(EngineError) {
        told = handlers
        let capacities = capacities ?? (followsOverrides ? .inForce : .ofEngines)
        self.capacities = capacities
        self.choice = choice
        self.followsOverrides = followsOverrides
        let output = try EngineError.output { () throws(OutputError) in try choice(nil) }
        do throws(PlaybackError) {
            let source = try HapticSource(settings: output.capabilities.settings, capacities: capacities)
            state = Guarded(EngineState(output: output, source: source, idleTime: idleTime))
        } catch {
            throw .playback(error)
        }
        (output as? any SteppedOutput)?.clock.watch(self.handlers)
    }

    deinit {
        let output = state.withLock { state -> (any HapticOutput)? in
            defer { state.mode = .destroyed }
            return state.mode == .running || state.mode == .failed ? state.output : nil
        }
        output?.stop()
    }

    /// Seconds since the engine was made, on the clock of its samples while it runs and of its output while it does not:
    /// never 0, and never backwards.
    package var currentTime: Double { state.withLock { $0.currentTime() } }

    /// True from a start to a stop.
    package var isRunning: Bool { state.withLock { $0.mode == .running } }

    /// Samples a second.
    package var sampleRate: Double { state.withLock { $0.source.sampleRate } }

    /// How often players became of no use, since what serves the device failed.
    package var generation: Int { state.withLock { $0.generation } }

    /// What the output can do.
    package var capabilities: OutputCapabilities { state.withLock { $0.output }.capabilities }

    /// What the engine is to do.
    package var options: EngineOptions { state.withLock { $0.options } }

    /// Changes what the engine is to do.
    package func setOptions(_ change: (inout EngineOptions) -> Void) {
        state.withLock { state in
            let old = state.options
            change(&state.options)
            let new = state.options
            if state.mode == .running, (old.mutesHaptics, old.mutesAudio) != (new.mutesHaptics, new.mutesAudio) {
                state.sendMutes()
            }
        }
        keepLooking()
    }

    /// Runs a handler once no player is active; at once where none is, or the engine is stopped. Paused players are
    /// active, and so are those that loop.
    ///
    /// - Parameter handler: Says whether the engine stops. Called once. Where nothing has played since it was handed over, a
    ///   stop is not for an engine or a player that was started since.
    package func notifyWhenPlayersFinished(_ handler: @escaping FinishedHandler) {
        state.withLock { $0.finishedHandlers.append(AwaitedEnd(handler, $0)) }
        handlers.later { self.poll() }
    }

    /// Returns when all handlers that were due have run. Not for handlers.
    package func waitForHandlers() {
        if !handlers.isCurrent { handlers.now { poll() } }
    }

    /// The output for the next start, which must want the rate of the source.
    func nextOutput(after current: any HapticOutput, rate: Double) throws(OutputError) -> any HapticOutput {
        let next: any HapticOutput
        if let overriding = try overridden() { next = overriding } else { next = try choice(current) }
        guard next.capabilities.sampleRate == rate else {
            throw .unavailable(
                device: next.name,
                reason: "it wants \(next.capabilities.sampleRate) samples a second, and the engine makes \(rate)")
        }
        if next !== current { (next as? any SteppedOutput)?.clock.watch(handlers) }
        return next
    }

    /// The override that has come into force since the output was chosen.
    private var newOverride: HapticOutputs.Override? {
        guard followsOverrides, let override = HapticOutputs.overrideInForce,
            state.withLock({ $0.override?.isSame(as: override) != true })
        else { return nil }
        return override
    }

    /// True where it plays on an output that is no longer in force.
    var isElsewhere: Bool { newOverride != nil && isRunning }

    /// The output of the override that has come into force, where there is one.
    private func overridden() throws(OutputError) -> (any HapticOutput)? {
        guard let override = newOverride else { return nil }
        guard let output = try override() else {
            throw .unavailable(device: "the default output", reason: "there is none any more")
        }
        state.withLock { $0.override = EngineOverride(override) }
        return output
    }

    /// Runs a handler of the program's under the override under which the engine plays: what it plays in turn, on engines that
    /// it makes or on the one that all feedback shares, is played there too, whichever thread or queue it runs on.
    func asItPlays<Result>(_ handler: () -> Result) -> Result {
        guard let override = state.withLock({ $0.override })?.value else { return handler() }
        return HapticOutputs.$override.withValue(override, operation: handler)
    }
}
