public import Foundation

/// Plays a pattern on the engine that made it.
///
/// Times are seconds on the clock of ``CHHapticEngine/currentTime``; ``CHHapticTimeImmediate``, and every time that has
/// passed, means now. Any thread may call anything. The engine keeps a player that plays; a player does not keep the
/// engine.
///
/// Where not stated otherwise, calls throw ``CHHapticError/Code/invalidTime`` for a time that is negative or none,
/// ``CHHapticError/Code/engineNotRunning`` where the engine is stopped and does not start by itself, or is gone,
/// ``CHHapticError/Code/invalidPatternPlayer`` where the player was made before the engine was reset, and
/// ``CHHapticError/Code/resourceNotAvailable`` where too much is waiting already.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    /// Plays from the start, also where it plays already or was stopped. Starts an engine that may start by itself.
    ///
    /// - Throws: as described above; ``CHHapticError/Code/invalidTime`` also where it is to loop, and the loop is too short.
    func start(atTime time: TimeInterval) throws

    /// Ends playing, with a fade of 2 ms, and forgets starts that were asked for before and still wait. Finds room whatever
    /// is waiting.
    func stop(atTime time: TimeInterval) throws

    /// Sends parameters: each takes effect at the time plus its own, on all events, and holds until another of its id.
    ///
    /// - Throws: as described above; ``CHHapticError/Code/invalidParameterType``, ``CHHapticError/Code/invalidEventTime``
    ///   where a parameter is not valid.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws

    /// Schedules a curve. Its points count from the time, which replaces that of the curve.
    ///
    /// - Throws: as ``sendParameters(_:atTime:)`` does.
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws

    /// Forgets all that waits for its time, and ends playing. Finds room whatever is waiting.
    func cancel() throws

    /// Silences the player while its time runs on; false unless set.
    var isMuted: Bool { get set }
}
