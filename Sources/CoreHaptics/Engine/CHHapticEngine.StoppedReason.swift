package import HapticPlayback

extension CHHapticEngine {
    /// Why an engine stopped, other than because it was told to.
    public enum StoppedReason: Int, Sendable {
        /// Something else took the device. Start the engine again when it is free.
        case audioSessionInterrupt = 1
        /// The application was suspended. Start the engine again when it is in the foreground.
        case applicationSuspended = 2
        /// Nothing was played for two minutes. The next player that starts also starts the engine.
        case idleTimeout = 3
        /// A handler of ``CHHapticEngine/notifyWhenPlayersFinished(finishedHandler:)`` answered so.
        case notifyWhenFinished = 4
        /// The engine was let go.
        case engineDestroyed = 5
        /// The controller on which it played was taken away. Make a new engine when there is one again.
        case gameControllerDisconnect = 6
        /// What serves the device failed. Try to start the engine again.
        case systemError = -1
    }
}

extension CHHapticEngine.StoppedReason {
    /// As the engine core has it.
    package init(_ reason: StopReason) {
        switch reason {
        case .interrupted: self = .audioSessionInterrupt
        case .suspended: self = .applicationSuspended
        case .idle: self = .idleTimeout
        case .playersFinished: self = .notifyWhenFinished
        case .destroyed: self = .engineDestroyed
        case .disconnected: self = .gameControllerDisconnect
        case .failed: self = .systemError
        }
    }
}
