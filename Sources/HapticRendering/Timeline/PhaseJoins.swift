/// Finds the events whose phase goes on where another's left off.
///
/// A continuous event that starts within half a sample of the end of an earlier one's duration takes over its phase;
/// of several, that of the first. So two events that follow each other sound like one.
struct PhaseJoins {
    private struct Ending {
        let position: Double
        let event: Int
    }

    /// Endings near the start of the current event, by position; those that an earlier event outdoes are left out, so
    /// that the first is the one to join.
    private var near: [Ending] = []
    private var head = 0
    /// The last phase found, since many events may join one other at one place.
    private var last = (partner: -1, position: 0.0, phase: 0.0)

    /// Gives each event of a sorted timeline its phase.
    static func resolve(_ events: inout FlatArray<TimelineEvent>, _ map: FrequencyMap, _ sharpness: borrowing ControlTable) {
        let endings = PositionOrder(count: events.count) { events[$0].durationEnd }
        var joins = PhaseJoins()
        var next = 0
        for index in 0..<events.count {
            guard case .continuous(var continuous) = events[index].body else { continue }
            let start = events[index].start
            while next < endings.entries.count, endings.entries[next].position <= start + 0.5 {
                joins.add(Ending(position: endings.entries[next].position, event: Int(endings.entries[next].number)))
                next += 1
            }
            guard let partner = joins.partner(of: index, startingAt: start) else { continue }
            continuous.phase = joins.phase(of: partner, at: start, events, map, sharpness)
            events[index].body = .continuous(continuous)
        }
    }

    private mutating func add(_ ending: Ending) {
        while near.count > head, near[near.count - 1].event > ending.event { near.removeLast() }
        near.append(ending)
    }

    private mutating func partner(of event: Int, startingAt start: Double) -> Int? {
        while head < near.count, near[head].position < start - 0.5 { head += 1 }
        guard head < near.count, near[head].event < event else { return nil }
        return near[head].event
    }

    /// The phase of an event at a position, in cycles.
    private mutating func phase(
        of partner: Int, at position: Double, _ events: borrowing FlatArray<TimelineEvent>, _ map: FrequencyMap,
        _ sharpness: borrowing ControlTable
    ) -> Double {
        if partner == last.partner, position == last.position { return last.phase }
        let event = events[partner]
        guard case .continuous(let continuous) = event.body else { return 0 }
        let path = FrequencyCursor.Path(map: map, value: Double(event.colour), origin: event.start)
        var cursor = FrequencyCursor(path, sharpness, phase: continuous.phase)
        let phase = Numerics.reduced(cursor.cycles(at: position - event.start, path, sharpness))
        last = (partner, position, phase)
        return phase
    }
}

extension TimelineEvent {
    /// Where the duration of a continuous event ends; infinity for the others, and where only its decay ends it.
    fileprivate var durationEnd: Double {
        guard case .continuous(let continuous) = body else { return .infinity }
        return start + continuous.duration
    }
}
