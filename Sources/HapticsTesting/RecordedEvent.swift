public import HapticPatterns
public import SemanticFeedback

/// An event of a pattern, as it was played: on every pass of a loop anew, where a seek led, at the player's rate.
///
/// What is muted, by its player or its engine, is not felt and therefore no event here; neither is what has no intensity in its
/// pattern. An event that a pause or a mute cuts ends there, and where it is felt again the rest of it is an event of its own
/// (``isContinuation``). A seek enters no event in its middle.
public struct RecordedEvent: Equatable, Sendable {
    /// Seconds on the recorder's clock.
    public var time: Double
    /// Tap, vibration, tone or sound.
    public var kind: HapticEvent.Kind
    /// Seconds until its release begins; `nil` for a tap, and while it plays for what only its decay ends. Until then it is
    /// what is to be expected; afterwards it counts up to where a stop, a pause, a seek, a mute or the end of a loop cut the
    /// event.
    public var duration: Double?
    /// 0...1 at its start, under the curves and parameters of its pattern and those that were sent to its player. Of what is
    /// heard, its volume.
    public var intensity: Float
    /// 0...1 at its start, likewise. Of what is heard, its pitch, -1...1.
    public var sharpness: Float
    /// The greatest intensity or volume that it has had so far, 0...1: more than ``intensity`` where a curve or a parameter that
    /// was sent has raised it since. An event of which this is 0 has not been felt.
    public var peakIntensity: Float
    /// What else it states and is not the default: attack, decay and release, under the controls that were known at its
    /// start, and whether it is sustained; pan and brightness of what is heard. An event that was cut has no release.
    public var parameters: EventParameters
    /// What is heard, as the pattern names it; of an `audioCustom` event.
    public var sound: HapticEvent.Sound?
    /// The feedback that it belongs to; `nil` where the program started a player itself.
    public var feedback: SensoryFeedback?
    /// True for the rest of an event that began before, after a pause or a mute.
    public var isContinuation: Bool
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
        /// It plays on another recorder from then on, the one in force where it was started, or a player of it: as an engine
        /// does that several tests share, in a singleton.
        case movedAway
    }

    /// Seconds on the recorder's clock.
    public var time: Double
    /// What the engine does from then on.
    public var state: State
}
