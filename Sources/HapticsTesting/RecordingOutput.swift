import HapticPatterns
import HapticPlayback
import HapticRendering
import SemanticFeedback

/// The device of a recorder: an output on its clock that remembers what players were asked for, and when it ran.
final class RecordingOutput: PlayListener {
    private let base: VirtualOutput
    private let record: Guarded<Record>

    init(clock: VirtualClock, capabilities: OutputCapabilities, record: Guarded<Record>) {
        base = VirtualOutput(clock: clock, capabilities: capabilities, keepsSamples: true)
        self.record = record
    }

    let name = "recorder"
    var capabilities: OutputCapabilities { base.capabilities }
    var now: Double { base.now }

    func start(
        _ source: HapticSource, report: @escaping @Sendable (OutputEvent) -> Void
    ) throws(OutputError) {
        if let error = record.withLock({ $0.startError }) { throw error }
        try base.start(source, report: report)
        record.withLock { record in
            record.changes.append(EngineChange(time: base.now, state: .started))
            record.runs.append(Record.Run(output: ObjectIdentifier(self), start: base.now))
        }
    }

    func stop() {
        collect()
        base.stop()
        record.withLock { $0.stop(output: ObjectIdentifier(self), at: base.now) }
    }

    func simulate(_ event: OutputEvent) { base.simulate(event) }

    /// Moves what has sounded into the record.
    func collect() {
        let samples = base.takeSamples().haptic
        record.withLock { record in
            guard let run = record.runs.lastIndex(where: { $0.output == ObjectIdentifier(self) }) else { return }
            record.runs[run].samples += samples
        }
    }

    func started(_ pattern: HapticPattern, by player: ObjectIdentifier, after delay: Double) {
        let play = Record.Play(
            pattern: pattern, player: player, output: ObjectIdentifier(self), start: base.now + delay,
            feedback: FeedbackJournal.playing)
        record.withLock { record in
            // A player that starts anew leaves off what it plays.
            record.stop(player, at: play.start)
            record.plays.append(play)
        }
    }

    func stopped(_ player: ObjectIdentifier, after delay: Double) {
        record.withLock { $0.stop(player, at: base.now + delay) }
    }
}
