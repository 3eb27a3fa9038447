/// The ends of spans that are open, the earliest first: a binary heap.
struct EndQueue {
    struct End {
        let position: Double
        let event: Int
    }

    private var ends: [End] = []

    /// How many spans are open.
    var count: Int { ends.count }

    mutating func add(_ end: End) {
        ends.append(end)
        var child = ends.count - 1
        while child > 0, ends[(child - 1) / 2].position > end.position {
            ends[child] = ends[(child - 1) / 2]
            child = (child - 1) / 2
        }
        ends[child] = end
    }

    /// Takes out the earliest end if it is not after a position.
    mutating func removeFirst(notAfter position: Double) -> End? {
        guard let first = ends.first, first.position <= position, let last = ends.popLast() else { return nil }
        guard !ends.isEmpty else { return first }
        var parent = 0
        var child = 1
        while child < ends.count {
            if child + 1 < ends.count, ends[child + 1].position < ends[child].position { child += 1 }
            if ends[child].position >= last.position { break }
            ends[parent] = ends[child]
            parent = child
            child = 2 * parent + 1
        }
        ends[parent] = last
        return first
    }
}
