import HapticPatterns

extension EventCompiler {
    /// The events of a pattern that make any output, sorted.
    func events(of pattern: HapticPattern) throws(RenderError) -> FlatArray<TimelineEvent> {
        var compiled: [TimelineEvent] = []
        compiled.reserveCapacity(pattern.events.count)
        for index in pattern.events.indices {
            if let event = try self.compiled(pattern.events[index]) { compiled.append(event) }
        }
        var events = FlatArray(compiled)
        compiled = []
        Self.sort(&events)
        return events
    }

    private static func sort(_ events: inout FlatArray<TimelineEvent>) {
        var isSorted = true
        for index in 1..<max(events.count, 1) where TimelineEvent.precedes(events[index], events[index - 1]) {
            isSorted = false
        }
        if isSorted { return }
        var order = PositionOrder(count: events.count) { events[$0].start }
        var first = 0
        while first < events.count {
            var next = first + 1
            while next < events.count, order.entries[next].position == order.entries[first].position { next += 1 }
            if next - first > 1 {
                order.reorder(first..<next) { TimelineEvent.precedes(events[Int($0)], events[Int($1)]) }
            }
            first = next
        }
        order.apply(to: &events)
    }
}
