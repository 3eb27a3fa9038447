import HapticPatterns
import HapticPlayback
import SemanticFeedback

/// All that a recorder remembers.
struct Record {
    /// What an output played between a start and a stop.
    struct Run {
        let output: Int
        let start: Double
        /// The engine's sample at that time.
        let firstSample: Double
        let sampleRate: Double
        var samples = SampleTrack()
        var isOver = false
    }

    /// An event with where it comes from.
    struct Noted {
        var event: RecordedEvent
        let output: Int
        let player: Int
        let start: Int
        /// Which event of the player's pattern it is.
        let source: Int
        /// Intensity and sharpness, or volume and pitch, as the event itself states them.
        let own: (strength: Double, colour: Double)
    }

    var noted: [Noted] = []
    /// Which of them may still be under way, of each player.
    var open: [Int: [Int]] = [:]
    /// What players were started for: by player, and number of its start.
    var starts: [Int: [Int: SensoryFeedback]] = [:]
    /// How the controls of players moved.
    var lines: [ControlKey: [ControlLine]] = [:]
    /// What players play that can be heard: the rest is noted.
    var patterns: [Int: HapticPattern] = [:]
    var runs: [Run] = []
    var changes: [EngineChange] = []
    /// Feedback, and what the program did, as one came after the other.
    var entries: [SessionEntry] = []
    var handlerCalls: [HandlerCall] = []
    /// How many outputs were made.
    var outputCount = 0
    var startError: OutputError?
    var isInterrupted = false
    var isInBackground = false
    /// Outputs whose engines go over to another recorder's.
    var leaving: Set<Int> = []

    /// Why no output starts now.
    var refusal: OutputError? {
        if isInBackground { return .notPermitted(device: "recorder", reason: "the application is in the background") }
        if isInterrupted { return .notPermitted(device: "recorder", reason: "something else has taken it") }
        return startError
    }

    /// An output stops, and with it all that it plays.
    mutating func stop(output: Int, at time: Double) {
        for player in open.keys {
            for index in underWay(of: player, at: time) where noted[index].output == output {
                change(index, by: .cut(haptics: true, audio: true), at: time)
            }
        }
        guard let run = runs.lastIndex(where: { $0.output == output && !$0.isOver }) else { return }
        runs[run].isOver = true
        changes.append(EngineChange(time: time, state: leaving.contains(output) ? .movedAway : .stopped))
        leaving.remove(output)
    }

    /// Everything is forgotten, but outputs that run go on, and so do players.
    mutating func clear() {
        (noted, open, changes, entries, handlerCalls, lines) = ([], [:], [], [], [], [:])
        for (player, feedback) in starts { starts[player] = feedback.filter { $0.key == feedback.keys.max() } }
        runs.removeAll { $0.isOver }
        for index in runs.indices { runs[index].samples = SampleTrack(silence: runs[index].samples.count) }
    }
}
