import HapticPlayback

/// The handlers of an engine's state, which outlive it by the call that tells its end.
final class StateHandlers: Sendable {
    private let stoppedHandler = Guarded<UserHandler<CHHapticEngine.StoppedHandler>?>(nil)
    private let resetHandler = Guarded<UserHandler<CHHapticEngine.ResetHandler>?>(nil)

    var stopped: CHHapticEngine.StoppedHandler {
        get { stoppedHandler.withLock { $0 }?.closure ?? { _ in } }
        set { stoppedHandler.exchange(UserHandler(newValue)) }
    }

    var reset: CHHapticEngine.ResetHandler {
        get { resetHandler.withLock { $0 }?.closure ?? {} }
        set { resetHandler.exchange(UserHandler(newValue)) }
    }

    /// As the engine core calls them.
    var forEngine: EngineHandlers {
        EngineHandlers(
            stopped: { self.stopped(CHHapticEngine.StoppedReason($0)) },
            reset: { self.reset() }, isSet: { self.isSet($0) })
    }

    private func isSet(_ call: HandlerCall) -> Bool {
        switch call {
        case .stopped: stoppedHandler.withLock { $0 != nil }
        case .reset: resetHandler.withLock { $0 != nil }
        case .playersFinished, .playerFinished: true
        }
    }
}
