/// Why an engine stopped, other than because it was told to.
package enum StopReason: Equatable, Sendable {
    /// Something else took the device.
    case interrupted
    /// The application was suspended.
    case suspended
    /// Nothing was played for two minutes, or as long as it was made to wait.
    case idle
    /// Whoever wanted to know that players have finished answered so.
    case playersFinished
    /// It was let go.
    case destroyed
    /// The device was taken away.
    case disconnected
    /// What serves the device failed.
    case failed
}
