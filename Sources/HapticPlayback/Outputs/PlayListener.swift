package import HapticPatterns

/// An output that is told of what players are asked and what handlers are told, for those who look at it later.
package protocol PlayListener: HapticOutput {
    /// A player was told to play from the start. What it then plays is noted under the same numbers (``PlayNote``).
    ///
    /// - Parameters:
    ///   - player: Who plays.
    ///   - start: How often it was told so, this time included.
    ///   - pattern: What it plays.
    func started(_ player: Int, start: Int, of pattern: HapticPattern)

    /// The engine is about to stop it, since it goes over to an output of another override.
    func willBeLeft()

    /// A handler that the program has set is about to run.
    func willCall(_ handler: HandlerCall)
}

/// A handler of a program's, with what it takes.
package enum HandlerCall: Equatable, Sendable {
    case stopped(StopReason)
    case reset
    /// With why they ended, where the engine stopped for a reason of its own.
    case playersFinished(StopReason?)
    case playerFinished(StopReason?)
}
