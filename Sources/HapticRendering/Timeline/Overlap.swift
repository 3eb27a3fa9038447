/// The largest number of spans that overlap, found in one pass in the order of their starts.
struct Overlap {
    /// The ends of the spans that are open, the earliest first: a binary heap.
    private var ends: [Double] = []
    private(set) var most = 0

    /// Spans that end at the start of this one are closed.
    mutating func open(from start: Double, to end: Double) {
        while let earliest = ends.first, earliest <= start { removeEarliest() }
        ends.append(end)
        var child = ends.count - 1
        while child > 0, ends[(child - 1) / 2] > ends[child] {
            ends.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
        most = max(most, ends.count)
    }

    private mutating func removeEarliest() {
        guard let last = ends.popLast(), !ends.isEmpty else { return }
        var parent = 0
        var child = 1
        while child < ends.count {
            if child + 1 < ends.count, ends[child + 1] < ends[child] { child += 1 }
            if ends[child] >= last { break }
            ends[parent] = ends[child]
            parent = child
            child = 2 * parent + 1
        }
        ends[parent] = last
    }
}
