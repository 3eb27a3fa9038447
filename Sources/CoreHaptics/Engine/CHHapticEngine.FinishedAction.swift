import HapticPlayback

extension CHHapticEngine {
    /// What becomes of an engine whose players have finished.
    public enum FinishedAction: Int, Sendable {
        /// It stops, and tells its stopped handler so.
        case stopEngine = 1
        /// It runs on.
        case leaveEngineRunning = 2
    }
}

extension FinishedAnswer {
    init(_ action: CHHapticEngine.FinishedAction) {
        switch action {
        case .stopEngine: self = .stop
        case .leaveEngineRunning: self = .leaveRunning
        }
    }
}
