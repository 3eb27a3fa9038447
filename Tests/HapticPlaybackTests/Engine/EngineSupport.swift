import HapticPatterns
import HapticPlayback
import HapticRendering
import TestSupport

/// An engine on an output of its own clock, and what it told.
final class Bench {
    let clock = VirtualClock()
    let output: VirtualOutput
    let stops = Log<StopReason>()
    let resets = Log<Double>()
    private(set) var engine: PlaybackEngine

    init(starts: Bool = true, rate: Double = 48_000, idleTime: Double = 120) throws {
        let output = VirtualOutput(
            clock: clock, capabilities: OutputCapabilities(sampleRate: rate), keepsSamples: true)
        self.output = output
        let (stops, resets, clock) = (stops, resets, clock)
        engine = try PlaybackEngine(
            handlers: EngineHandlers(stopped: { stops.add($0) }, reset: { resets.add(clock.now) }),
            idleTime: idleTime, choice: { current in current ?? output })
        if starts { try engine.start() }
    }

    /// A player that notes when it ended.
    func player(_ events: HapticEvent..., log: Log<StopReason?> = Log()) throws -> EnginePlayer {
        let player = try engine.makePlayer(HapticPattern(events: events))
        player.onEnd { log.add($0) }
        return player
    }

    /// Notes when players have finished.
    func notify(_ log: Log<Double>, _ answer: FinishedAnswer = .leaveRunning) {
        engine.notifyWhenPlayersFinished { [clock] _ in
            log.add(clock.now)
            return answer
        }
    }
}
