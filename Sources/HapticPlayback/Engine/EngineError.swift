/// Why an engine or one of its players does not do as asked. Nothing was done then.
package enum EngineError: Error, Equatable, Sendable {
    /// The engine is stopped, and does not start by itself.
    case notRunning
    /// The engine was let go.
    case engineGone
    /// The player was made before what serves the device failed.
    case invalidPlayer
    /// The ring or the room for players is full, a time is none, a loop too short.
    case playback(PlaybackError)
    /// The output does not play.
    case output(OutputError)
}

extension EngineError {
    /// Does what an output may refuse.
    static func output<Result>(_ body: () throws(OutputError) -> Result) throws(EngineError) -> Result {
        do throws(OutputError) { return try body() } catch { throw .output(error) }
    }
}
