package import HapticPatterns

/// A player of an engine, which it does not keep alive. The engine in turn keeps the player while it plays.
///
/// Times are seconds on the engine's clock; 0, and whatever has passed, stands for now.
package final class EnginePlayer: Sendable {
    private struct Handler {
        var isSet: @Sendable () -> Bool = { false }
        var call: @Sendable (StopReason?) -> Void = { _ in }
    }

    private struct State {
        var wanted = PlayerSettings()
        var sent = PlayerSettings()
        /// Starts that were sent, and ends that were told.
        var starts = 0
        var ends = 0
        /// Why it ended, where the engine stopped for a reason of its own.
        var cause: StopReason?
    }

    private weak let engine: PlaybackEngine?
    private let player: PatternPlayer
    private let pattern: HapticPattern
    private let state = Guarded(State())
    private let handler = Guarded(Handler())
    /// How often players had become invalid when it was made.
    let generation: Int

    init(_ player: PatternPlayer, of pattern: HapticPattern, on engine: PlaybackEngine, generation: Int) {
        self.player = player
        self.pattern = pattern
        self.engine = engine
        self.generation = generation
    }

    /// Seconds of the pattern.
    package var duration: Double { player.duration }

    /// What it has come to, as of the last block.
    package var report: PlayerReport { player.report }

    /// Called on the engine's handler queue whenever it has finished or was stopped, with the reason for which the engine
    /// stopped, where it had one.
    ///
    /// - Parameter isSet: False as long as the handler does nothing, since the program has set none.
    package func onEnd(
        isSet: @escaping @Sendable () -> Bool = { true }, _ handler: @escaping @Sendable (StopReason?) -> Void
    ) {
        self.handler.exchange(Handler(isSet: isSet, call: handler))
    }

    /// How it is to play.
    package var settings: PlayerSettings { state.withLock { $0.wanted } }

    /// Changes how it is to play. What the ring has no room for is sent a little later.
    package func set(_ change: (inout PlayerSettings) -> Void) {
        state.withLock { change(&$0.wanted) }
        engine?.update(self)
    }

    /// Plays from the start.
    ///
    /// - Throws: ``EngineError``, also where the loop is too short.
    package func start(at time: Double = 0) throws(EngineError) {
        let number = try perform(at: time, isStart: true) { () throws(PlaybackError) in
            try state.withLock { state throws(PlaybackError) in try send(&state) }
            try player.start(at: time)
        }
        engine?.listener?.started(player.number, start: number, of: pattern)
    }

    /// Is over.
    package func stop(at time: Double = 0) throws(EngineError) {
        try perform(at: time) { () throws(PlaybackError) in try player.stop(at: time) }
    }

    /// Forgets all that waits for its time, and is over.
    package func cancel() throws(EngineError) {
        try perform(at: 0) { () throws(PlaybackError) in try player.cancel() }
    }

    /// Keeps its place.
    package func pause(at time: Double = 0) throws(EngineError) {
        try perform(at: time) { () throws(PlaybackError) in try player.pause(at: time) }
    }

    /// Goes on from where it was paused.
    package func resume(at time: Double = 0) throws(EngineError) {
        try perform(at: time) { () throws(PlaybackError) in try player.resume(at: time) }
    }

    /// Goes to a place in the pattern, in seconds.
    package func seek(to offset: Double) throws(EngineError) {
        try perform(at: offset) { () throws(PlaybackError) in try player.seek(to: offset) }
    }

    /// Sends parameters, whose times count from the given one.
    package func send(_ parameters: [DynamicParameter], at time: Double = 0) throws(EngineError) {
        try perform(at: time) { () throws(PlaybackError) in try player.send(parameters, at: time) }
    }

    /// Schedules a curve, whose points count from the given time.
    package func schedule(_ curve: ParameterCurve, at time: Double = 0) throws(EngineError) {
        try perform(at: time) { () throws(PlaybackError) in try player.schedule(curve, at: time) }
    }

    /// Looks at the time first, so that one that is none starts no engine.
    ///
    /// - Returns: The number of the start, if it is one.
    @discardableResult
    private func perform(
        at time: Double, isStart: Bool = false, _ send: () throws(PlaybackError) -> Void
    ) throws(EngineError) -> Int {
        guard time >= 0, time < .infinity else { throw .playback(.invalidTime(time)) }
        guard let engine else { throw .engineGone }
        return try engine.perform(for: self, isStart: isStart, send)
    }

    /// Sends what has changed of the settings.
    private func send(_ state: inout State) throws(PlaybackError) {
        let (wanted, sent) = (state.wanted, state.sent)
        if wanted.isMuted != sent.isMuted { try player.setMuted(wanted.isMuted) }
        state.sent.isMuted = wanted.isMuted
        if wanted.rate != sent.rate { try player.setRate(wanted.rate) }
        state.sent.rate = wanted.rate
        if (wanted.loops, wanted.loopEnd) != (sent.loops, sent.loopEnd) {
            try player.setLoop(wanted.loops, end: wanted.loopEnd)
        }
        state.sent = wanted
    }
}

// For the engine, which holds its lock or none.
extension EnginePlayer {
    /// Sends what has changed of the settings, where there is room; a loop that is too short is refused by the next start.
    func sendSettings() {
        state.withLock { state in
            if state.wanted != state.sent { try? send(&state) }
        }
    }

    /// A start was sent. Its number, counted from 1.
    func noteStart() -> Int {
        state.withLock { state in
            (state.starts, state.cause) = (state.starts + 1, nil)
            return state.starts
        }
    }

    /// The engine stops for a reason.
    func note(_ cause: StopReason?) { state.withLock { $0.cause = cause } }

    /// True where a handler is to be run, or it is over.
    var hasNews: Bool {
        let report = player.report
        return state.withLock { state in
            report.finishes != state.ends || !isActive(report, state) || state.wanted != state.sent
        }
    }

    /// True where nothing is to be expected of it, and all was told.
    var isOver: Bool {
        let report = player.report
        return state.withLock { report.finishes == $0.ends && !isActive(report, $0) }
    }

    /// Runs the handler for each end that was not told yet.
    func tellEnds() {
        let report = player.report
        let (count, cause) = state.withLock { state in
            defer { state.ends = report.finishes }
            return (report.finishes - state.ends, state.cause)
        }
        let handler = handler.withLock { $0 }
        // Never below 0: finishes are only counted up, and this is called on one queue.
        for _ in 0..<max(count, 0) {
            guard let engine else { return handler.call(cause) }
            if handler.isSet() { engine.listener?.willCall(.playerFinished(cause)) }
            engine.asItPlays { handler.call(cause) }
        }
    }

    private func isActive(_ report: PlayerReport, _ state: State) -> Bool {
        report.starts != state.starts || report.phase.isActive
    }
}
