import HapticPatterns
import HapticPlayback
import Testing

/// What players note of their events, in samples after the first one.
struct PlayNoteTests {
    private let source: HapticSource
    private let book = NoteBook(capacity: NoteBook.notes)

    init() throws { source = try HapticSource() }

    /// What happens to events.
    private func notes() -> [PlayNote] { taken().events }

    private func taken() -> (events: [PlayNote], controls: [PlayNote]) {
        var (notes, controls): ([PlayNote], [PlayNote]) = ([], [])
        while let note = book.take() {
            if case .control = note.fact { controls.append(note) } else { notes.append(note) }
        }
        return (notes, controls)
    }

    private func position(_ note: PlayNote) -> Double { note.sample - Double(TimeBase.firstSample) }

    private func event(_ note: PlayNote) -> PlayNote.Event? {
        if case .event(let event) = note.fact { event } else { nil }
    }

    @Test func `nothing is noted unless somebody wants to know`() throws {
        let player = try source.makePlayer(HapticPattern(events: [tap()]))
        try player.start()
        _ = source.haptic(480)
        #expect(notes().isEmpty)
    }

    @Test func `nor when nobody does any more`() throws {
        source.setNotes(book)
        let player = try source.makePlayer(HapticPattern(events: [tap(), tap(at: 0.1)]))
        try player.start()
        _ = source.haptic(480)
        #expect(notes().count == 1)
        source.setNotes(nil)
        _ = source.haptic(9_600)
        #expect(notes().isEmpty)
    }

    @Test func `an event is noted where it starts, between samples too`() throws {
        source.setNotes(book)
        let player = try source.makePlayer(HapticPattern(events: [tap(at: 100.25 / 48_000, intensity: 0.5)]))
        try player.start(at: source.time(10))
        _ = source.haptic(480, blocks: 7)
        let note = try #require(notes().first)
        #expect(abs(position(note) - 110.25) < 1e-6)
        #expect(note.player == player.number && note.start == 1)
        #expect(event(note)?.kind == .hapticTransient)
        #expect(event(note)?.strength == 0.5)
        #expect(event(note)?.duration == nil)
    }

    @Test func `what motors are told is noted at the same times`() throws {
        source.setNotes(book)
        let player = try source.makePlayer(HapticPattern(events: [tap(), continuous(at: 0.02, for: 0.1)]))
        try player.start()
        for _ in 0..<40 { _ = source.motors(after: 480) }
        #expect(notes().filter { event($0) != nil }.map { position($0) } == [0, 960])
    }

    @Test func `how controls move is noted while something is held`() throws {
        source.setNotes(book)
        let points = [(0.0, Float(0)), (0.01, 1), (0.02, 0.5)].map { ControlPoint(time: $0.0, value: $0.1) }
        let curve = ParameterCurve(.hapticIntensityControl, time: 0.01, points: points)
        let player = try source.makePlayer(HapticPattern(events: [continuous(for: 0.025)], curves: [curve]))
        try player.start()
        _ = source.haptic(4_800, blocks: 48)
        let noted = taken().controls.compactMap { note -> [Double]? in
            guard case .control(let line) = note.fact, line.control == .hapticIntensityControl else { return nil }
            return [position(note), line.value, line.slope * 480].map { ($0 * 1e6).rounded() / 1e6 }
        }
        #expect(noted == [[0, 1, 0], [480, 0, 1], [960, 1, -0.5]])
    }

    @Test func `a start is told from an earlier one`() throws {
        source.setNotes(book)
        let player = try source.makePlayer(HapticPattern(events: [tap()]))
        try player.start()
        try player.start(at: source.time(100))
        _ = source.haptic(480)
        #expect(notes().filter { event($0) != nil }.map { $0.start } == [1, 2])
    }

    @Test func `a pause, a rate and what goes on are noted`() throws {
        source.setNotes(book)
        let player = try source.makePlayer(HapticPattern(events: [continuous(for: 0.1)]))
        try player.start()
        try player.pause(at: source.time(1_000))
        try player.setRate(2, at: source.time(1_500))
        try player.resume(at: source.time(2_000))
        _ = source.haptic(3_000)
        let found = notes()
        #expect(found.map { position($0) } == [0, 1_000, 1_500, 2_000])
        #expect(found.map { event($0)?.duration } == [4_800, nil, nil, 1_900])
        #expect(found.compactMap { event($0)?.course } == [.begins, .goesOn])
        #expect(found.map { $0.fact }[1...2] == [.cut(haptics: true, audio: true), .stretch(0.5)])
    }

    @Test func `what comes next is noted as due, and changes nothing`() throws {
        source.setNotes(book)
        let player = try source.makePlayer(HapticPattern(events: [tap()]))
        try player.start()
        for _ in 0..<2 {
            source.noteWhatIsDue()
            #expect(notes().compactMap { event($0)?.course } == [.isDue])
        }
        let samples = source.haptic(480)
        #expect(notes().compactMap { event($0)?.course } == [.begins])
        #expect(samples == padded(try rendered(tap()), to: 480))
    }

    @Test func `more than there is room for is left out`() throws {
        let small = NoteBook(capacity: 4)
        source.setNotes(small)
        let player = try source.makePlayer(HapticPattern(events: (0..<20).map { tap(at: Double($0) * 0.001) }))
        try player.start()
        _ = source.haptic(4_800)
        var count = 0
        while small.take() != nil { count += 1 }
        #expect(count == 4)
    }
}
