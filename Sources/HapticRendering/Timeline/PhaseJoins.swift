/// Finds the events whose phase goes on where another's left off.
///
/// A continuous event that starts within half a sample of the end of an earlier one's duration takes over its phase;
/// of several, that of the first. So two events that follow each other feel like one.
struct PhaseJoins {
    /// The ends to come, and those near the start of the current event. Of the latter, those that an earlier event
    /// outdoes are left out, so that the first is the one to join.
    private var coming = EndQueue()
    private var near: [EndQueue.End] = []
    private var head = 0
    /// The last phase found, since many events may join one other at one place.
    private var last = (partner: -1, position: 0.0, phase: 0.0)

    /// Gives each event of a sorted timeline its phase.
    static func resolve(
        _ events: inout FlatArray<TimelineEvent>, _ map: FrequencyMap, _ sharpness: borrowing ControlTable
    ) {
        var joins = PhaseJoins()
        for index in 0..<events.count {
            guard case .continuous(var continuous) = events[index].body else { continue }
            let start = events[index].start
            if let partner = joins.partner(startingAt: start) {
                continuous.phase = joins.phase(of: partner, at: start, events, map, sharpness)
                events[index].body = .continuous(continuous)
            }
            joins.coming.add(EndQueue.End(position: start + continuous.duration, event: index))
        }
    }

    /// The first event whose duration ends near a position. Positions must not go backwards.
    private mutating func partner(startingAt start: Double) -> Int? {
        while let end = coming.removeFirst(notAfter: start + 0.5) {
            guard end.position >= start - 0.5 else { continue }
            while near.count > head, near[near.count - 1].event > end.event { near.removeLast() }
            near.append(end)
        }
        while head < near.count, near[head].position < start - 0.5 { head += 1 }
        guard head < near.count else {
            near.removeAll(keepingCapacity: true)
            head = 0
            return nil
        }
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
