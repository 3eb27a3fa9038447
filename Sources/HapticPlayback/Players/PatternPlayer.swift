package import HapticPatterns
import HapticRendering

/// The control side of a player: sends commands, from any thread, and reads how far the player has come.
///
/// Times are seconds on the engine's clock (``HapticSource/currentTime``); 0, and whatever has passed, stands for the
/// next sample that is rendered. A player that is let go plays to its end.
package final class PatternPlayer: Sendable {
    private let reference: PlayerReference
    private let source: HapticSource
    /// The render side gets to know a player by its first command: one that never plays is nothing to it.
    private let isAttached = Guarded(false)
    /// Seconds of the pattern, as ``HapticPattern/duration`` has it.
    package let duration: Double
    /// The sounds that the library lacked.
    package let missingSounds: [HapticEvent.Sound.Source]

    init(
        _ reference: PlayerReference, of source: HapticSource, number: Int, duration: Double,
        missingSounds: [HapticEvent.Sound.Source]
    ) {
        self.reference = reference
        self.source = source
        self.number = number
        self.duration = duration
        self.missingSounds = missingSounds
    }

    deinit { source.release(reference, isAttached: isAttached.withLock { $0 }) }

    /// The number that no other player of the process has.
    package let number: Int

    /// What it has come to, as of the last block.
    package var report: PlayerReport { reference.status }

    /// Plays from the start; what it plays already fades out.
    package func start(at time: Double = 0) throws(PlaybackError) { try send(.start, at: time) }

    /// Fades out and is over; starts that were asked for before and still wait are forgotten. Not refused for want of room.
    package func stop(at time: Double = 0) throws(PlaybackError) { try send(.stop, at: time) }

    /// Forgets all that waits for its time, fades out and is over. Not refused for want of room.
    package func cancel() throws(PlaybackError) { try send(.cancel, at: 0) }

    /// Fades out and keeps its place.
    package func pause(at time: Double = 0) throws(PlaybackError) { try send(.pause, at: time) }

    /// Goes on from where it was paused, also in the middle of events.
    package func resume(at time: Double = 0) throws(PlaybackError) { try send(.resume, at: time) }

    /// Goes to a place in the pattern, in seconds; events that begin before it are not entered. Without effect on a
    /// player that neither plays nor pauses.
    package func seek(to offset: Double, at time: Double = 0) throws(PlaybackError) {
        guard offset >= 0, offset < .infinity else { throw .invalidTime(offset) }
        try send(.seek(position(of: offset)), at: time)
    }

    /// Goes back to the start whenever it gets to the end of the loop. Switched off meanwhile, it is over there; switched
    /// on again before, it goes on.
    package func setLoops(_ loops: Bool, at time: Double = 0) throws(PlaybackError) {
        if loops, position(of: duration) < 1 { throw .loopTooShort(seconds: duration) }
        try send(.loop(loops), at: time)
    }

    /// Where a loop goes back, in seconds; 0 stands for the pattern's end, which is also the default.
    package func setLoopEnd(_ end: Double, at time: Double = 0) throws(PlaybackError) {
        guard end >= 0, end < .infinity else { throw .invalidTime(end) }
        let seconds = end == 0 ? duration : end
        guard position(of: seconds) >= 1 else { throw .loopTooShort(seconds: seconds) }
        try send(.loopEnd(position(of: seconds)), at: time)
    }

    /// Loops from the start to an end in seconds, of which 0 stands for the pattern's; or is over there.
    package func setLoop(_ loops: Bool, end: Double) throws(PlaybackError) {
        guard end >= 0, end < .infinity else { throw .invalidTime(end) }
        let seconds = end == 0 ? duration : end
        if loops, position(of: seconds) < 1 { throw .loopTooShort(seconds: seconds) }
        try send([
            Command(.loopEnd(position(of: seconds)), player: reference), Command(.loop(loops), player: reference),
        ])
    }

    /// How many seconds of the pattern pass in one; pitch stays. Rates that are not above 0 and finite are
    /// ignored: they have no meaning, and whoever sets one goes on hearing what there is.
    package func setRate(_ rate: Double, at time: Double = 0) throws(PlaybackError) {
        guard rate > 0, rate < .infinity else { return }
        try send(.rate(min(max(rate, 1e-6), 1e6)), at: time)
    }

    /// Silent or not, with a fade of 2 ms; time runs on.
    package func setMuted(_ isMuted: Bool, at time: Double = 0) throws(PlaybackError) {
        try send(.mute(isMuted), at: time)
    }

    private func send(_ action: Command.Action, at time: Double) throws(PlaybackError) {
        try send([Command(action, player: reference, at: source.sample(at: time))])
    }

    private func send(_ commands: [Command]) throws(PlaybackError) {
        try source.send(commands) {
            isAttached.withLock { isAttached in
                if !isAttached { source.attach(reference) }
                isAttached = true
            }
        }
    }

    private func position(of seconds: Double) -> Double { source.clock.position(ofSeconds: seconds) }
}

extension PatternPlayer {
    /// Sends parameters: each holds from its own time after the given one, until something else takes its control over.
    package func send(_ parameters: [DynamicParameter], at time: Double = 0) throws(PlaybackError) {
        let start = try beginning(at: time)
        var commands: [Command] = []
        for parameter in parameters {
            let moment = parameter.time > 0 ? start + parameter.time : time > 0 ? start : 0
            let line = ControlLine(
                control: parameter.id.rawValue, driver: source.makeDriver(), begins: true,
                value: Double(parameter.id.legalValue(nearest: parameter.value)), slope: 0)
            commands.append(Command(.control(line), player: reference, at: try source.sample(at: moment)))
        }
        try send(commands)
    }

    /// Schedules a curve whose points count from the given time, which replaces that of the curve.
    package func schedule(_ curve: ParameterCurve, at time: Double = 0) throws(PlaybackError) {
        let start = try beginning(at: time)
        let lines = CurveLines(curve, from: start, on: source.base, driver: source.makeDriver())
        try send(lines.lines.map { Command(.control($0.line), player: reference, at: $0.sample) })
    }

    /// The time itself, or the present where it has passed.
    private func beginning(at time: Double) throws(PlaybackError) -> Double {
        guard time >= 0, time < .infinity else { throw .invalidTime(time) }
        return max(time, source.currentTime)
    }
}
