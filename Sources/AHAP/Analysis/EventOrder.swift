package import HapticPatterns

/// The events of a pattern in time order, without copying or moving them: position to index.
///
/// Costs nothing but one look at each event where the file is in order already, as most are.
package struct EventOrder: Sendable {
    /// Empty where the events stand in order.
    private let sorted: [Int32]
    package let count: Int

    package init(_ events: [HapticEvent]) {
        count = events.count
        sorted = EventOrder.isSorted(events) ? [] : EventOrder.sortedIndices(events)
    }

    /// The index of the event at a position in time; those of equal times keep the order of the file.
    package subscript(position: Int) -> Int { sorted.isEmpty ? position : Int(sorted[position]) }

    private static func isSorted(_ events: [HapticEvent]) -> Bool {
        var latest = -Double.infinity
        for index in events.indices {
            let time = events[index].time
            if time < latest { return false }
            latest = time
        }
        return true
    }

    private static func sortedIndices(_ events: [HapticEvent]) -> [Int32] {
        let keys = events.indices.map { (time: events[$0].time, index: Int32(truncatingIfNeeded: $0)) }
        return keys.sorted { $0.time < $1.time || ($0.time == $1.time && $0.index < $1.index) }.map { $0.index }
    }
}
