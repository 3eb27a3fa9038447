import HapticPatterns

extension EventCompiler {
    /// The events of a pattern that make any output, in the order of ``TimelineEvent/precedes(_:_:)``.
    ///
    /// They are sorted by time before they are compiled, so that each is written once, and by content where they share
    /// the cell of the sorting.
    func events(of pattern: HapticPattern) throws(RenderError) -> FlatArray<TimelineEvent> {
        let source = pattern.events.span
        let order = PositionOrder(count: source.count) { start(of: source[$0]) ?? .infinity }
        var events = FlatArray(repeating: TimelineEvent.silence, count: order.entries.count)
        var (count, runStart, cell) = (0, 0, UInt64.max)
        var heads = InlineArray<32, Head>(repeating: Head(start: 0, strength: 0))
        for index in 0..<order.entries.count {
            if index % heads.count == 0 { read(order, from: index, source, into: &heads) }
            let entry = order.entries[index]
            if entry.cell != cell {
                Self.sort(&events, runStart..<count)
                (runStart, cell) = (count, entry.cell)
            }
            let head = heads[index % heads.count]
            guard let event = try compiled(source[Int(entry.number)], head) else { continue }
            events[count] = event
            count += 1
        }
        Self.sort(&events, runStart..<count)
        events.shorten(to: count)
        return events
    }

    /// Reads the heads of the next events. In time order they lie all over memory, and to ask for a few dozen at once
    /// makes them arrive together.
    private func read(
        _ order: borrowing PositionOrder, from first: Int, _ source: Span<HapticEvent>,
        into heads: inout InlineArray<32, Head>
    ) {
        for offset in 0..<min(heads.count, order.entries.count - first) {
            heads[offset] = head(of: source[Int(order.entries[first + offset].number)])
        }
    }

    private static func sort(_ events: inout FlatArray<TimelineEvent>, _ run: Range<Int>) {
        guard run.count > 1 else { return }
        var sorted = run.map { events[$0] }
        sorted.sort(by: TimelineEvent.precedes)
        for (offset, event) in sorted.enumerated() { events[run.lowerBound + offset] = event }
    }
}
