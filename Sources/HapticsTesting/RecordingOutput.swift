import HapticPatterns
import HapticPlayback
import HapticRendering
import SemanticFeedback

/// The device of a recorder: an output on its clock that remembers what players play, what handlers are told, and when it
/// ran.
final class RecordingOutput: PlayListener, SteppedOutput {
    private let base: VirtualOutput
    private let record: Guarded<Record>
    /// What it plays while it is started. Whoever has it reads what players have noted.
    private let source = Guarded<HapticSource?>(nil)
    private let notes = NoteBook(capacity: NoteBook.notes)

    init(clock: VirtualClock, capabilities: OutputCapabilities, record: Guarded<Record>) {
        base = VirtualOutput(clock: clock, capabilities: capabilities, keepsSamples: true)
        self.record = record
    }

    let name = "recorder"
    var capabilities: OutputCapabilities { base.capabilities }
    var now: Double { base.now }
    var clock: VirtualClock { base.clock }

    func start(
        _ source: HapticSource, report: @escaping @Sendable (OutputEvent) -> Void
    ) throws(OutputError) {
        if let error = record.withLock({ $0.startError }) { throw error }
        let (time, sample) = (base.now, source.nextSample)
        source.setNotes(notes)
        do {
            try base.start(source) { [weak self] event in
                if event == .advanced { self?.readNotes() }
                report(event)
            }
        } catch {
            source.setNotes(nil)
            throw error
        }
        self.source.exchange(source)
        record.withLock { record in
            record.changes.append(EngineChange(time: time, state: .started))
            record.runs.append(
                Record.Run(
                    output: ObjectIdentifier(self), start: time, firstSample: Double(sample),
                    sampleRate: source.sampleRate))
        }
    }

    func stop() {
        collect()
        base.stop()
        guard let source = source.exchange(nil) else { return }
        readNotes()
        source.setNotes(nil)
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

    /// Moves what players have noted into the record. What begins with the next sample has not begun: it is handed out.
    @discardableResult
    private func readNotes() -> [PlayNote] {
        // One thread at a time may take notes out.
        source.withLock { _ in takeNotes() }
    }

    private func takeNotes() -> [PlayNote] {
        var due: [PlayNote] = []
        while let note = notes.take() {
            if case .event(let event) = note.fact, event.course == .isDue {
                due.append(note)
            } else {
                record.withLock { $0.take(note, of: ObjectIdentifier(self)) }
            }
        }
        return due
    }

    /// The events that begin with the next sample, as far as is known by now.
    func dueEvents() -> [Record.Noted] {
        let due = source.withLock { source -> [PlayNote] in
            guard let source else { return [] }
            source.noteWhatIsDue()
            return takeNotes()
        }
        return record.withLock { record in due.compactMap { record.event($0, of: ObjectIdentifier(self)) } }
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

    func willCall(_ handler: HapticPlayback.HandlerCall) {
        record.withLock { $0.handlerCalls.append(HandlerCall(time: base.now, handler: .init(handler))) }
    }
}
