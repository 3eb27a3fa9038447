public import CoreHaptics
import HapticPlayback

/// A call of a handler that the program has set. Handlers of `start` and `stop` are not among them.
public struct HandlerCall: Equatable, Sendable {
    /// Which handler.
    public enum Handler: Equatable, Sendable {
        /// `CHHapticEngine.stoppedHandler`, with what it takes.
        case stopped(CHHapticEngine.StoppedReason)
        /// `CHHapticEngine.resetHandler`.
        case reset
        /// That of `notifyWhenPlayersFinished`. With why the players ended, where the engine stopped for a reason of its own; the
        /// handler itself takes an error then, unless that reason was as somebody wished.
        case playersFinished(CHHapticEngine.StoppedReason?)
        /// `completionHandler` of an advanced player, likewise.
        case playerFinished(CHHapticEngine.StoppedReason?)
    }

    /// Seconds on the recorder's clock, when it was called.
    public var time: Double
    /// Which handler.
    public var handler: Handler
}

extension HandlerCall.Handler {
    init(_ call: HapticPlayback.HandlerCall) {
        switch call {
        case .stopped(let reason): self = .stopped(.init(reason))
        case .reset: self = .reset
        case .playersFinished(let reason): self = .playersFinished(reason.map { .init($0) })
        case .playerFinished(let reason): self = .playerFinished(reason.map { .init($0) })
        }
    }
}
