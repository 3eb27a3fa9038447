public import HapticPatterns
public import SemanticFeedback

/// An event of a pattern, as it began to play.
public struct RecordedEvent: Equatable, Sendable {
    /// Seconds on the recorder's clock.
    public var time: Double
    /// Tap, vibration, tone or sound.
    public var kind: HapticEvent.Kind
    /// Seconds, where the event has a duration.
    public var duration: Double?
    /// 0...1 at its start, with the curves and parameters of its pattern; without parameters that were sent to its player.
    public var intensity: Float
    /// 0...1 at its start, likewise.
    public var sharpness: Float
    /// The feedback that it belongs to; `nil` where the program started a player itself.
    public var feedback: SensoryFeedback?
}

/// A feedback, as a program asked for it.
public struct RecordedFeedback: Equatable, Sendable {
    /// What became of it.
    public enum Outcome: Equatable, Sendable {
        /// It was played.
        case played
        /// A theme switched it off, or it has no intensity.
        case silenced
        /// There was nothing to play it on, or it could not be played.
        case failed
    }

    /// Seconds on the recorder's clock.
    public var time: Double
    /// What was asked for.
    public var feedback: SensoryFeedback
    /// What became of it.
    public var outcome: Outcome
}

/// A start or a stop of an engine's device.
public struct EngineChange: Equatable, Sendable {
    /// What an engine does.
    public enum State: Equatable, Sendable {
        case started
        case stopped
    }

    /// Seconds on the recorder's clock.
    public var time: Double
    /// What the engine does from then on.
    public var state: State
}
