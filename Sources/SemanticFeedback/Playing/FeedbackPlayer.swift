public import CoreHaptics
import HapticPatterns
import HapticPlayback

/// Plays feedback on an engine: on one that all feedback shares, or on one of the application's.
///
/// Any thread may call anything. Calls never fail; where nothing can play, ``problem`` tells why. The first one looks for a
/// device and opens it, which takes time (see ``prepare()``), and so does the first one after a device was lost. Where that
/// has failed, calls return at once, and another thread looks again.
///
/// Feedback that is played while it plays already starts anew, and what still sounds goes on beside it, up to four times. Each
/// feedback takes up room in the engine until its output has taken it in, and a different one until it has ended: see
/// `PlaybackCapacities`. Of players, up to 32 are kept for the next feedback, and no more than an eighth of those that the engine has
/// room for. Where there is no room, what rests gives way first, then the oldest feedback; if that is not enough, the new one is
/// dropped, and ``problem`` tells.
public final class FeedbackPlayer: Sendable {
    struct State {
        /// The engine, where it is made by this player.
        var own: EngineReference?
        /// The players of that engine, or of the one that was given.
        var voices = FeedbackVoices()
        /// How often engine or players proved to be of no use: what was taken before is not kept with what came after.
        var era = 0
        var problem: (any Error)?
        /// What the last look for a device came to, where it has missed.
        var miss: Miss?
    }

    let state = Guarded(State())
    private let ownTheme = Guarded(FeedbackTheme())
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
    /// there is no device, or none that can be opened, a call makes another thread look again, at most once a second: a gamepad
    /// may be connected later, and plays from the next call on.
    public static var shared: FeedbackPlayer {
        HapticOutputs.overrideInForce?.attachments.value { FeedbackPlayer() } ?? ofProcess
    }

    /// The player of feedback on an engine of the application's: always the same for an engine, which it does not keep alive.
    public static func on(_ engine: CHHapticEngine) -> FeedbackPlayer {
        engine.attachments.value { FeedbackPlayer(engine) }
    }

    /// How feedback on this engine is to feel; ``FeedbackTheme/standard`` until it is set.
    public var theme: FeedbackTheme {
        get { ownTheme.withLock { $0 } }
        set { ownTheme.exchange(newValue) }
    }

    /// Changes ``theme`` in one step, whatever other threads do to it.
    ///
    /// - Parameter change: May be called again, with a newer theme, where another thread was faster.
    public func updateTheme(_ change: (inout FeedbackTheme) -> Void) { ownTheme.update(change) }

    /// Why the last feedback did not play, or the engine could not be made ready; `nil` where nothing went wrong, or all went
    /// well since. Feedback that is silent as wished is nothing wrong.
    ///
    /// A `CHHapticError`: `notSupported` where nothing here can play haptics.
    public var problem: (any Error)? { state.withLock { $0.problem } }

    /// Plays a feedback, now.
    public func play(_ feedback: SensoryFeedback) {
        let pattern = themeInForce.pattern(of: feedback)
        guard !pattern.events.isEmpty else { return FeedbackJournal.note(feedback, .silenced) }
        do {
            try FeedbackJournal.$playing.withValue(feedback) { try start(pattern) }
            FeedbackJournal.note(feedback, .played)
        } catch {
            FeedbackJournal.note(feedback, .failed)
        }
    }

    /// How feedback is to feel that is played here and now.
    private var themeInForce: FeedbackTheme { FeedbackTheme.ofCalls.within(theme).within(.application) }

    /// Makes the engine ready, without waiting for it, so that the next feedback is not late: it runs for two minutes from
    /// then on, or from the last feedback. One of the application's is started. Does nothing where the themes in force are of
    /// strength 0: who has switched haptics off wants no device to be opened.
    ///
    /// To look for a device and to open it may take some tenths of a second. Here that is done on another thread; the first
    /// ``play(_:)`` without it, or one that comes too soon after it, waits so long. Triggers prepare by themselves.
    public func prepare() {
        if themeInForce.strength > 0 { warmUp() }
    }

    /// Seconds on the clock by which triggers space feedback: the system's monotonic one, or a recorder's within it. It is the
    /// same for all players, and no engine is needed.
    public var time: Double { FeedbackClock.now }
}
