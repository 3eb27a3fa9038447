import HapticPatterns
import HapticPlayback
import SemanticFeedback

/// The device of a recorder: an output on its clock that remembers what players play, what handlers are told, and when it
/// ran.
final class RecordingOutput: PlayListener, SteppedOutput {
    /// What it plays, and where players note what they do.
    private struct Playing {
        let source: HapticSource
        let notes: NoteBook
    }

    private let base: VirtualOutput
    private let record: Guarded<Record>
    /// By which the record knows it; no other one has it there.
    private let number: Int
    /// What it plays while it is started. Whoever has it reads what players have noted.
    private let playing = Guarded<Playing?>(nil)

    init(clock: VirtualClock, capabilities: OutputCapabilities, record: Guarded<Record>) {
        let number = record.withLock { record in
            record.outputCount += 1
            return record.outputCount
        }
        base = VirtualOutput(clock: clock, capabilities: capabilities) { samples in
            record.withLock { $0.add(samples, of: number) }
        }
        (self.number, self.record) = (number, record)
    }

    let name = "recorder"
    var capabilities: OutputCapabilities { base.capabilities }
    var now: Double { base.now }
    var clock: VirtualClock { base.clock }

    func start(
        _ source: HapticSource, report: @escaping @Sendable (OutputEvent) -> Void
    ) throws(OutputError) {
        if let error = record.withLock({ $0.refusal }) { throw error }
        let playing = Playing(source: source, notes: NoteBook(capacity: NoteBook.notes))
        let run = Record.Run(
            output: number, start: base.now, firstSample: Double(source.nextSample), sampleRate: source.sampleRate)
        source.setNotes(playing.notes)
        record.withLock { $0.runs.append(run) }
        do {
            try base.start(source) { [weak self] event in
                if event == .advanced { self?.readNotes() }
                report(event)
            }
        } catch {
            source.setNotes(nil)
            record.withLock { record in record.runs.removeAll { $0.output == number && !$0.isOver } }
            throw error
        }
        self.playing.exchange(playing)
        record.withLock { $0.changes.append(EngineChange(time: run.start, state: .started)) }
    }

    func stop() {
        base.stop()
        guard let playing = playing.exchange(nil) else { return }
        _ = takeNotes(playing.notes)
        playing.source.setNotes(nil)
        let now = base.now
        record.withLock { $0.stop(output: number, at: now) }
    }

    func simulate(_ event: OutputEvent) { base.simulate(event) }

    /// Moves what players have noted into the record.
    private func readNotes() {
        // One thread at a time may take notes out.
        playing.withLock { playing in
            if let playing { _ = takeNotes(playing.notes) }
        }
    }

    /// What begins with the next sample has not begun: it is handed out.
    private func takeNotes(_ notes: NoteBook) -> [PlayNote] {
        var due: [PlayNote] = []
        while let note = notes.take() {
            if case .event(let event) = note.fact, event.course == .isDue {
                due.append(note)
            } else {
                record.withLock { $0.take(note, of: number) }
            }
        }
        return due
    }

    /// The events that begin with the next sample, as far as is known by now.
    func dueEvents() -> [Record.Noted] {
        let due = playing.withLock { playing -> [PlayNote] in
            guard let playing else { return [] }
            playing.source.noteWhatIsDue()
            return takeNotes(playing.notes)
        }
        return record.withLock { record in due.compactMap { record.event($0, of: number) } }
    }

    func started(_ player: Int, start: Int, of pattern: HapticPattern) {
        let isHeard = pattern.events.contains { !$0.kind.isHaptic }
        let feedback = FeedbackJournal.playing
        guard isHeard || feedback != nil else { return }
        record.withLock { record in
            if isHeard { record.patterns[player] = pattern }
            if let feedback { record.starts[player, default: [:]][start] = feedback }
        }
    }

    func willBeLeft() { record.withLock { _ = $0.leaving.insert(number) } }

    func willCall(_ handler: HapticPlayback.HandlerCall) {
        record.withLock { $0.handlerCalls.append(HandlerCall(time: base.now, handler: .init(handler))) }
    }
}

extension Record {
    /// Takes in what has sounded.
    fileprivate mutating func add(_ samples: [Float], of output: Int) {
        guard let run = runs.lastIndex(where: { $0.output == output && !$0.isOver }) else { return }
        runs[run].samples.append(samples)
    }
}
