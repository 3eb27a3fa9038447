/// Puts compiled events into the order of ``TimelineEvent/precedes(_:_:)``, a few thousand at a time.
struct EventSorter: ~Copyable {
    /// Room for the events of one call.
    private var room = FlatArray(repeating: TimelineEvent.silence, count: 0)

    /// Up to so many events are sorted best by inserting one after the other.
    private static var few: Int { 16 }

    /// Sorts the events in a range. In linear time, unless many share their place.
    mutating func sort(_ events: inout FlatArray<TimelineEvent>, _ range: Range<Int>) {
        if Self.isSorted(events, range) { return }
        guard range.count > Self.few else { return Self.insert(&events, range) }
        let (lowest, highest) = Self.bounds(events, range)
        guard lowest < highest else { return Self.compare(&events, range) }
        var buckets = PositionBuckets(from: lowest, to: highest, count: range.count)
        for index in range { buckets.addRoom(at: events[index].start) }
        buckets.open()
        if room.count < range.count { room = FlatArray(repeating: .silence, count: range.count) }
        for index in range { room[buckets.takePlace(at: events[index].start)] = events[index] }
        for bucket in 0..<buckets.count {
            let taken = buckets.taken(bucket)
            if taken.count > Self.few { Self.compare(&room, taken) } else { Self.insert(&room, taken) }
        }
        for offset in 0..<range.count { events[range.lowerBound + offset] = room[offset] }
    }

    private static func isSorted(_ events: borrowing FlatArray<TimelineEvent>, _ range: Range<Int>) -> Bool {
        for index in range.dropFirst() {
            let (before, start) = (events[index - 1].start, events[index].start)
            if start > before { continue }
            if start < before || TimelineEvent.precedes(events[index], events[index - 1]) { return false }
        }
        return true
    }

    private static func bounds(
        _ events: borrowing FlatArray<TimelineEvent>, _ range: Range<Int>
    ) -> (lowest: Double, highest: Double) {
        var (lowest, highest) = (Double.infinity, 0.0)
        for index in range {
            lowest = min(lowest, events[index].start)
            highest = max(highest, events[index].start)
        }
        return (lowest, highest)
    }

    private static func insert(_ events: inout FlatArray<TimelineEvent>, _ range: Range<Int>) {
        for index in range.dropFirst() {
            let event = events[index]
            var place = index
            while place > range.lowerBound, TimelineEvent.precedes(event, events[place - 1]) {
                events[place] = events[place - 1]
                place -= 1
            }
            if place < index { events[place] = event }
        }
    }

    private static func compare(_ events: inout FlatArray<TimelineEvent>, _ range: Range<Int>) {
        var sorted = range.map { events[$0] }
        sorted.sort(by: TimelineEvent.precedes)
        for (offset, event) in sorted.enumerated() { events[range.lowerBound + offset] = event }
    }
}
