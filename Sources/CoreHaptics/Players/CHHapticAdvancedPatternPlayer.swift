public import Foundation

/// Takes why a player ended, where the engine stopped for a reason of its own, or `nil`.
public typealias CHHapticAdvancedPatternPlayerCompletionHandler = ((any Error)?) -> Void

/// A player that also pauses, seeks and loops, plays at other rates, and tells when it has finished.
///
/// Errors are those of ``CHHapticPatternPlayer``.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Keeps its place, with a fade of 2 ms. A paused player is active.
    func pause(atTime time: TimeInterval) throws

    /// Goes on from where it was paused, also in the middle of events.
    func resume(atTime time: TimeInterval) throws

    /// Goes to a place in the pattern, in seconds from its start. Events that began before it are not entered. At or past
    /// the end, playing ends, or a loop goes to its start. Without effect on a player that was not started.
    func seek(toOffset offsetTime: TimeInterval) throws

    /// Repeats the pattern from its start to ``loopEnd``; false unless set. Set to false during a pass, the player is
    /// over at the end of that one; set to true again before, it goes on.
    var loopEnabled: Bool { get set }

    /// Where a loop goes back, in seconds from the start of the pattern: the pattern's duration unless set, or set to 0.
    /// What is negative or no time is ignored.
    var loopEnd: TimeInterval { get set }

    /// How many seconds of the pattern pass in one; 1 unless set. Pitch stays. What is not above 0 and finite is ignored.
    var playbackRate: Float { get set }

    /// Silences the player while its time runs on; false unless set.
    var isMuted: Bool { get set }

    /// Called on the engine's queue whenever the player has finished or was stopped. Does nothing unless set.
    var completionHandler: CHHapticAdvancedPatternPlayerCompletionHandler { get set }
}
