import HapticPatterns
import HapticPlayback

// What players note.
extension Record {
    /// Takes in what a player of an output notes.
    mutating func take(_ note: PlayNote, of output: ObjectIdentifier) {
        guard let (run, time) = moment(of: note, output) else { return }
        if let event = event(note, of: output) {
            open[note.player] = underWay(of: note.player, at: time) + [noted.count]
            noted.append(Noted(event: event, output: output, player: note.player, start: note.start))
            return
        }
        // What is cut by less than half a sample is over as stated.
        for index in underWay(of: note.player, at: time + 0.5 / run.sampleRate) {
            change(index, by: note.fact, at: time)
        }
        open[note.player] = underWay(of: note.player, at: time)
    }

    /// The events of a player that go on at a time.
    func underWay(of player: Int, at time: Double) -> [Int] {
        (open[player] ?? []).filter { !isOver($0, at: time) }
    }

    /// The event that is noted, if one is.
    func event(_ note: PlayNote, of output: ObjectIdentifier) -> RecordedEvent? {
        guard case .event(let event) = note.fact, let (run, time) = moment(of: note, output) else { return nil }
        return RecordedEvent(
            time: time, kind: event.kind, duration: event.duration.map { $0 / run.sampleRate },
            intensity: event.strength, sharpness: event.colour, feedback: starts[note.player]?[note.start],
            isContinuation: event.course == .goesOn)
    }

    private func moment(of note: PlayNote, _ output: ObjectIdentifier) -> (Run, Double)? {
        guard let run = runs.last(where: { $0.output == output }) else { return nil }
        return (run, run.start + (note.sample - run.firstSample) / run.sampleRate)
    }

    /// True for taps, and for what ends by a time.
    private func isOver(_ index: Int, at time: Double) -> Bool {
        let event = noted[index].event
        guard event.kind != .hapticTransient else { return true }
        guard let duration = event.duration else { return false }
        return event.time + duration <= time
    }

    mutating func change(_ index: Int, by fact: PlayNote.Fact, at time: Double) {
        let event = noted[index].event
        let passed = max(time - event.time, 0)
        switch fact {
        case .event: return
        case .cut(let haptics, let audio):
            guard event.kind.isHaptic ? haptics : audio else { return }
            noted[index].event.duration = min(event.duration ?? .infinity, passed)
        case .stretch(let factor):
            guard let duration = event.duration, duration > passed else { return }
            noted[index].event.duration = passed + (duration - passed) * factor
        }
    }
}
