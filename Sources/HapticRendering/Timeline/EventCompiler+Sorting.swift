import HapticPatterns

extension EventCompiler {
    /// The events of a pattern that make any output, in the order of ``TimelineEvent/precedes(_:_:)``.
    ///
    /// They are read in the order of the pattern, each once where it lies in memory, and compiled straight into a bucket
    /// of those that begin about then. The buckets are few enough for all their ends to stay in the processor's cache,
    /// and each of them small enough to be sorted there: jumping about in a million events would take several times as
    /// long as compiling them.
    func events(of pattern: HapticPattern) throws(RenderError) -> FlatArray<TimelineEvent> {
        let source = pattern.events
        var buckets = buckets(for: source)
        var events = FlatArray(repeating: TimelineEvent.silence, count: buckets.capacity)
        for index in source.indices {
            let fields = EventFields(source, at: index)
            let head = head(of: fields)
            let sound = fields.kind == .audioCustom ? source[index].sound : nil
            guard var event = try compiled(fields, head, sound: sound) else { continue }
            event.source = Int32(truncatingIfNeeded: index)
            events[buckets.takePlace(at: head.start)] = event
        }
        var sorter = EventSorter()
        var count = 0
        for bucket in 0..<buckets.count {
            let taken = buckets.taken(bucket)
            // What makes no output has left a gap.
            events.move(taken, to: count)
            sorter.sort(&events, count..<count + taken.count)
            count += taken.count
        }
        events.shorten(to: count)
        return events
    }

    private static var mostBuckets: Int { 1024 }

    /// Buckets with room for all events that happen.
    private func buckets(for source: [HapticEvent]) -> PositionBuckets {
        var last = 0.0
        for index in source.indices {
            if let start = start(of: EventFields(source, at: index)), start < loopEnd { last = max(last, start) }
        }
        var buckets = PositionBuckets(from: 0, to: last, count: min(source.count / 64, Self.mostBuckets))
        for index in source.indices {
            if let start = start(of: EventFields(source, at: index)), start < loopEnd { buckets.addRoom(at: start) }
        }
        buckets.open()
        return buckets
    }
}
