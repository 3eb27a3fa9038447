import HapticPlayback

/// The handlers of an engine's state, which outlive it by the call that tells its end.
final class StateHandlers: Sendable {
    private struct Stored {
        var stopped = UserHandler<CHHapticEngine.StoppedHandler> { _ in }
        var reset = UserHandler<CHHapticEngine.ResetHandler> {}
    }

    private let stored = Guarded(Stored())

    var stopped: CHHapticEngine.StoppedHandler {
        get { stored.withLock { $0.stopped }.closure }
        set { stored.withLock { $0.stopped = UserHandler(newValue) } }
    }

    var reset: CHHapticEngine.ResetHandler {
        get { stored.withLock { $0.reset }.closure }
        set { stored.withLock { $0.reset = UserHandler(newValue) } }
    }

    /// As the engine core calls them.
    var forEngine: EngineHandlers {
        EngineHandlers(
            stopped: { self.stopped(CHHapticEngine.StoppedReason($0)) },
            reset: { self.reset() })
    }
}
