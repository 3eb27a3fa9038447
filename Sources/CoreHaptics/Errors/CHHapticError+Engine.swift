import HapticPlayback
import HapticRendering

extension CHHapticError {
    /// Does what an engine may refuse; its error then names the place, such as `player.start(atTime:)`.
    static func asking<Result>(
        _ place: String, _ body: () throws(EngineError) -> Result
    ) throws(CHHapticError) -> Result {
        do throws(EngineError) { return try body() } catch { throw CHHapticError(error, at: place) }
    }

    init(_ error: EngineError, at place: String) {
        switch error {
        case .notRunning:
            self.init(
                .engineNotRunning, "the engine is stopped",
                hint: "start it first, or set isAutoShutdownEnabled so that players start it", at: place)
        case .engineGone:
            self.init(
                .engineNotRunning, "the engine is gone", hint: "keep a reference to it as long as it is to play",
                at: place)
        case .invalidPlayer:
            self.init(
                .invalidPatternPlayer, "the player was made before the engine was reset",
                hint: "make it anew in resetHandler", at: place)
        case .playback(let error): self.init(error, at: place)
        case .output(let error): self.init(error.code, error.description, hint: nil, at: place)
        }
    }

    private init(_ error: PlaybackError, at place: String) {
        switch error {
        case .tooManyCommands(let asked, let capacity):
            self.init(
                .resourceNotAvailable, "there is no room for \(asked) more commands, of which \(capacity) may wait",
                hint: "send fewer at once, or later", at: place)
        case .tooManyPlayers(let capacity):
            self.init(
                .resourceNotAvailable, "there are \(capacity) players already, and may be no more",
                hint: "let go of some, or use them again", at: place)
        case .invalidTime(let time):
            self.init(
                .invalidTime, "the time \(time) is \(time.isNaN ? "not a number" : time < 0 ? "negative" : "infinite")",
                hint: "times are seconds from 0 on; a delay is engine.currentTime and as many more", at: place)
        case .loopTooShort(let seconds):
            self.init(
                .invalidTime, "a loop of \(seconds) seconds is too short",
                hint: "set loopEnd, or give the last event a duration", at: place)
        case .settingForRenderers(let name):
            self.init(
                .invalidEngineParameter, "the setting \(name) is for whole patterns", hint: "play without it", at: place
            )
        case .rendering(let error):
            self.init(.init(error), error.description, hint: nil, at: place)
        }
    }

    /// What players and engine are told when they end because the engine stopped for a reason of its own; `nil` where
    /// that was as somebody wished.
    init?(endedBy reason: StopReason?) {
        let what: String
        switch reason {
        case nil, .idle, .playersFinished: return nil
        case .interrupted: what = "something else took the device"
        case .suspended: what = "the application was suspended"
        case .destroyed: what = "the engine was let go"
        case .disconnected: what = "the device was taken away"
        case .failed:
            self.init(
                .serverInterrupted, "what serves the device failed", hint: "start the engine again", at: "engine")
            return
        }
        self.init(.engineNotRunning, what, hint: "start an engine again when you can", at: "engine")
    }
}

extension CHHapticError.Code {
    fileprivate init(_ error: RenderError) {
        switch error {
        case .timeTooLate: self = .invalidEventTime
        case .tooManyVoices: self = .resourceNotAvailable
        case .sampleRateOutOfRange, .frequencyOutOfRange, .settingOutOfRange: self = .serverInitFailed
        case .speedOutOfRange, .loopOutOfRange: self = .invalidEngineParameter
        }
    }
}

extension OutputError {
    fileprivate var code: CHHapticError.Code {
        switch self {
        case .missingLibrary, .unknownName: .notSupported
        case .unavailable, .file: .serverInitFailed
        case .notPermitted: .operationNotPermitted
        case .timedOut: .engineStartTimeout
        }
    }
}
