import HapticPatterns
import HapticPlayback

// What players note.
extension Record {
    /// Takes in what a player of an output notes.
    mutating func take(_ note: PlayNote, of output: Int) {
        guard let (run, time) = moment(of: note, output) else { return }
        if let event = event(note, of: output) {
            open[note.player] = underWay(of: note.player, at: time) + [noted.count]
            noted.append(event)
            return
        }
        if case .control(let line) = note.fact {
            let line = (
                id: line.control, line: ControlLine(time: time, value: line.value, slope: line.slope * run.sampleRate)
            )
            return add(line.line, to: ControlKey(player: note.player, id: line.id))
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
    func event(_ note: PlayNote, of output: Int) -> Noted? {
        guard case .event(let event) = note.fact, let (run, time) = moment(of: note, output) else { return nil }
        let recorded = RecordedEvent(
            time: time, kind: event.kind, duration: event.duration.map { $0 / run.sampleRate },
            intensity: event.strength, sharpness: event.colour, peakIntensity: event.strength,
            parameters: Self.parameters(of: event), isContinuation: event.course == .goesOn)
        return Noted(
            event: recorded, output: output, player: note.player, start: note.start, source: event.source,
            own: (Double(event.ownStrength), Double(event.ownColour)))
    }

    private static func parameters(of event: PlayNote.Event) -> EventParameters {
        var parameters: EventParameters =
            event.kind.isHaptic
            ? [.hapticIntensity: event.strength, .hapticSharpness: event.colour]
            : [.audioVolume: event.strength, .audioPitch: event.colour]
        if event.attack != 0 { parameters[.attackTime] = event.attack }
        if event.release != 0 { parameters[.releaseTime] = event.release }
        if let decay = event.decay { (parameters[.decayTime], parameters[.sustained]) = (decay, 0) }
        return parameters
    }

    private func moment(of note: PlayNote, _ output: Int) -> (Run, Double)? {
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
        case .event, .control: return
        case .cut(let haptics, let audio):
            guard event.kind.isHaptic ? haptics : audio else { return }
            guard passed < event.duration ?? .infinity else { return }
            noted[index].event.duration = passed
            noted[index].event.parameters[.releaseTime] = nil
        case .stretch(let factor):
            guard let duration = event.duration, duration > passed else { return }
            noted[index].event.duration = passed + (duration - passed) * factor
        }
    }
}
