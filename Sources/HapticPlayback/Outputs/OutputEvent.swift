/// What happens to an output that an engine plays on.
public enum OutputEvent: Equatable, Sendable {
    /// Time has passed by a step. The engine looks for what is over, and its handlers have run when the report returns.
    /// Only from outputs of ``OutputCapabilities/Timing/stepped`` timing.
    case advanced
    /// Something else took the device, such as a call; it may be had again later.
    case interrupted
    /// The application was suspended.
    case suspended
    /// The device was taken away.
    case disconnected
    /// What serves the device failed.
    case failed
    /// What had failed serves again, and remembers nothing.
    case restored
}
