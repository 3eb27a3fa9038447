import HapticPatterns
import HapticPlayback
import SemanticFeedback

/// All that a recorder remembers.
struct Record {
    /// A pattern that was started.
    struct Play {
        let pattern: HapticPattern
        let player: ObjectIdentifier
        let output: ObjectIdentifier
        let start: Double
        /// When it was left off.
        var end = Double.infinity
        let feedback: SensoryFeedback?
    }

    /// What an output played between a start and a stop.
    struct Run {
        let output: ObjectIdentifier
        let start: Double
        var samples: [Float] = []
        var isOver = false
    }

    var plays: [Play] = []
    var runs: [Run] = []
    var changes: [EngineChange] = []
    var feedback: [RecordedFeedback] = []
    var actions: [NotedAction] = []
    var startError: OutputError?

    mutating func stop(_ player: ObjectIdentifier, at time: Double) {
        guard let index = plays.lastIndex(where: { $0.player == player && $0.end > time }) else { return }
        plays[index].end = time
    }

    /// An output stops, and with it all that it plays.
    mutating func stop(output: ObjectIdentifier, at time: Double) {
        for index in plays.indices where plays[index].output == output {
            plays[index].end = min(plays[index].end, time)
        }
        guard let run = runs.lastIndex(where: { $0.output == output && !$0.isOver }) else { return }
        runs[run].isOver = true
        changes.append(EngineChange(time: time, state: .stopped))
    }

    /// Everything is forgotten, but outputs that run go on.
    mutating func clear() {
        (plays, changes, feedback, actions) = ([], [], [], [])
        runs.removeAll { $0.isOver }
        for index in runs.indices { runs[index].samples = [Float](repeating: 0, count: runs[index].samples.count) }
    }

    /// The events that began by a time, in their order.
    func events(until now: Double) -> [RecordedEvent] {
        var events: [RecordedEvent] = []
        for play in plays {
            let intensity = play.pattern.controlTrack(for: .hapticIntensityControl)
            let sharpness = play.pattern.controlTrack(for: .hapticSharpnessControl)
            for event in play.pattern.normalized().pattern.events {
                let time = play.start + event.time
                guard time <= now, time < play.end || event.time == 0 && play.end >= play.start else { continue }
                events.append(
                    RecordedEvent(
                        time: time, kind: event.kind, duration: event.duration,
                        intensity: DynamicParameterID.hapticIntensityControl.combined(
                            event.value(of: .hapticIntensity), control: intensity.value(at: event.time)),
                        sharpness: DynamicParameterID.hapticSharpnessControl.combined(
                            event.value(of: .hapticSharpness), control: sharpness.value(at: event.time)),
                        feedback: play.feedback))
            }
        }
        // Of those at the same time, what was started first comes first.
        return events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map { $0.element }
    }
}
