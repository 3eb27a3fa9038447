/// Whom an engine tells what happens to it, on its handler queue.
package struct EngineHandlers: Sendable {
    /// Takes why the engine stopped, other than because it was told to.
    package var stopped: @Sendable (StopReason) -> Void
    /// Called when what serves the device has failed and serves again. Players made before are of no use any more.
    package var reset: @Sendable () -> Void
    /// False as long as the program has set no handler for a call, which then does nothing.
    package var isSet: @Sendable (HandlerCall) -> Bool

    package init(
        stopped: @escaping @Sendable (StopReason) -> Void = { _ in }, reset: @escaping @Sendable () -> Void = {},
        isSet: @escaping @Sendable (HandlerCall) -> Bool = { _ in true }
    ) {
        self.stopped = stopped
        self.reset = reset
        self.isSet = isSet
    }
}

/// Called when no player is active any more. Takes why they ended, where the engine stopped for a reason of its own.
package typealias FinishedHandler = @Sendable (StopReason?) -> FinishedAnswer

/// What becomes of an engine whose players have finished.
package enum FinishedAnswer: Sendable {
    case stop
    case leaveRunning
}

/// Chooses what an engine plays on: when it is made, and anew whenever it starts. Takes what it has played on before;
/// mostly that is also the answer. All answers must want the same sample rate.
package typealias OutputChoice = @Sendable (_ current: (any HapticOutput)?) throws(OutputError) -> any HapticOutput

extension PlaybackEngine {
    /// Tells why the engine stopped.
    func tellStop(_ reason: StopReason) {
        tellListener(.stopped(reason))
        asItPlays { told.stopped(reason) }
    }

    /// Tells that what serves the device serves again.
    func tellReset() {
        tellListener(.reset)
        asItPlays { told.reset() }
    }

    private func tellListener(_ call: HandlerCall) {
        if told.isSet(call) { listener?.willCall(call) }
    }
}
