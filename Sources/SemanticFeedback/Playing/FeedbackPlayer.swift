public import CoreHaptics
import HapticPatterns
import HapticPlayback

/// Plays feedback on an engine: on one that all feedback shares, or on one of the application's.
///
/// Any thread may call anything. Calls never fail: where nothing can play they return at once, and ``problem`` tells why. The
/// first one looks for a device, which takes time; see ``prepare()``.
///
/// Feedback that is played while it plays already starts anew, and what still sounds goes on beside it, up to four times. An
/// engine takes 12,000 calls between two blocks of its output; ``problem`` tells of what is more.
public final class FeedbackPlayer: Sendable {
    struct State {
        var theme = FeedbackTheme()
        /// The engine, where it is made by this player.
        var own: EngineReference?
        var voices = FeedbackVoices()
        var problem: (any Error)?
        /// No engine is looked for before this time.
        var nextTry = -Double.infinity
    }

    let state = Guarded(State())
    /// Where devices are looked for.
    let opening = SerialQueue("haptics.feedback.opening")
    /// The engine that was given; `nil` for a player that makes its own.
    let given: WeakEngine?

    init() { given = nil }

    private init(_ engine: CHHapticEngine) { given = WeakEngine(engine) }

    private static let ofProcess = FeedbackPlayer()

    /// The player of all feedback that names no engine, on an engine of its own.
    ///
    /// The engine is made when it is first needed, on the default output, and stops two minutes after the last feedback. Where
    /// there is no device it is looked for again, at most once a second, so that a gamepad may be connected later.
    public static var shared: FeedbackPlayer {
        HapticOutputs.overrideInForce?.attachments.value { FeedbackPlayer() } ?? ofProcess
    }

    /// The player of feedback on an engine of the application's: always the same for an engine, which it does not keep alive.
    public static func on(_ engine: CHHapticEngine) -> FeedbackPlayer {
        engine.attachments.value { FeedbackPlayer(engine) }
    }

    /// How feedback on this engine is to feel; ``FeedbackTheme/standard`` until it is set.
    public var theme: FeedbackTheme {
        get { state.withLock { $0.theme } }
        set { state.withLock { $0.theme = newValue } }
    }

    /// Why the last feedback did not play, or the engine could not be made ready; `nil` where nothing went wrong. Feedback
    /// that is silent as wished is nothing wrong.
    ///
    /// A `CHHapticError`: `notSupported` where nothing here can play haptics.
    public var problem: (any Error)? { state.withLock { $0.problem } }

    /// Plays a feedback, now.
    public func play(_ feedback: SensoryFeedback) {
        let theme = FeedbackTheme.ofCalls.within(theme).within(.application)
        let pattern = theme.pattern(of: feedback)
        guard !pattern.events.isEmpty else { return FeedbackJournal.note(feedback, .silenced) }
        do {
            try FeedbackJournal.$playing.withValue(feedback) { try start(pattern) }
            FeedbackJournal.note(feedback, .played)
        } catch {
            FeedbackJournal.note(feedback, .failed)
        }
    }

    /// Makes the engine ready, without waiting for it, so that the next feedback is not late: it runs for two minutes from
    /// then on, or from the last feedback. One of the application's is started.
    ///
    /// To look for a device and to open it may take some tenths of a second. Here that is done on another thread; the first
    /// ``play(_:)`` without it, or one that comes too soon after it, waits so long. Triggers prepare by themselves.
    public func prepare() { warmUp() }
}
