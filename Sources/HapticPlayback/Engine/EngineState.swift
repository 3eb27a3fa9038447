import HapticRendering

/// All that an engine remembers. Whoever looks at it holds the lock.
struct EngineState {
    enum Mode: Equatable {
        case stopped
        case running
        /// Stopped because what serves the device failed. The output stays started, on a source at rest, so that it can
        /// report when it serves again.
        case failed
        case destroyed
    }

    var mode = Mode.stopped
    var output: any HapticOutput
    var source: HapticSource
    /// The override of the outputs under which the output was chosen.
    var override = HapticOutputs.overrideInForce.map { EngineOverride($0) }
    /// How often it was started: what an output reports of an earlier start is void.
    var run = 0
    /// How often all players became invalid.
    var generation = 0
    /// The engine's time when it stopped, and the output's then.
    var rest: (time: Double, now: Double)
    /// The latest time that was told.
    var told = 0.0
    /// Starts that somebody asked for without waiting for them.
    var startsUnderWay = 0
    var options = EngineOptions()
    /// True where the ring had no room for mutes.
    var owesMutes = false
    /// Players that are active, or whose end was not told yet.
    var watched: [ObjectIdentifier: EnginePlayer] = [:]
    var finishedHandlers: [AwaitedEnd] = []
    /// How often it was asked to start, and a player was started.
    var engineStarts = 0
    var playerStarts = 0
    /// Why the players that ended last did, where the engine stopped for a reason of its own.
    var cause: StopReason?
    /// Seconds without players after which it stops, where it is to.
    let idleTime: Double
    /// The time since which nothing plays.
    var idleSince = 0.0
    /// Seconds from the last look at players to the next one, where one is coming.
    var wait: Double?

    init(output: any HapticOutput, source: HapticSource, idleTime: Double) {
        self.output = output
        self.idleTime = idleTime
        self.source = source
        rest = (source.currentTime, output.now)
    }

    /// Seconds since the engine was made: by what was rendered while it runs, by the output's clock while it does not.
    mutating func currentTime() -> Double {
        let time = mode == .running ? source.currentTime : rest.time + max(output.now - rest.now, 0)
        told = max(told, time)
        return told
    }

    /// True where nobody plays, or has ended without being told.
    var isIdle: Bool { watched.isEmpty }

    /// True where handlers are due, or something is to be sent again.
    mutating func hasNews() -> Bool {
        if owesMutes || isIdle && !finishedHandlers.isEmpty { return true }
        if watched.values.contains(where: { $0.hasNews }) { return true }
        return isTimeToShutDown()
    }

    mutating func isTimeToShutDown() -> Bool {
        guard mode == .running, options.shutsDownWhenIdle, isIdle else { return false }
        // A sample's length aside, which is what rounding may make of it.
        return currentTime() - idleSince >= idleTime - 0.5 / source.sampleRate
    }

    /// Sends both mutes, or owes them where the ring is full.
    mutating func sendMutes() {
        do throws(PlaybackError) {
            try source.setHapticsMuted(options.mutesHaptics)
            try source.setAudioMuted(options.mutesAudio)
            owesMutes = false
        } catch {
            owesMutes = true
        }
    }
}
