/// The ranges of a text that are taken, each of which begins at one of a list of places known beforehand.
///
/// A Fenwick tree over those places holds the furthest end of what begins there: both operations are O(log n).
struct TakenRanges {
    /// Sorted, each once.
    private let starts: [Int]
    private var furthest: [Int]

    init(starts: [Int]) {
        var unique: [Int] = []
        for start in starts.sorted() where start != unique.last { unique.append(start) }
        self.starts = unique
        furthest = Array(repeating: -1, count: unique.count + 1)
    }

    /// Takes a range, which must begin at one of the known places.
    mutating func insert(_ range: Range<Int>) {
        var node = starts.partitioningIndex { $0 >= range.lowerBound } + 1
        while node < furthest.count {
            furthest[node] = max(furthest[node], range.upperBound)
            node += node & -node
        }
    }

    /// True if a range shares a byte with a taken one, or one of the two lies inside the other without touching its
    /// ends. Neighbours, and insertions at a taken range's ends, do not overlap.
    func overlaps(_ range: Range<Int>) -> Bool {
        // Whatever begins before this range's end and ends behind its start.
        var node = starts.partitioningIndex { $0 >= range.upperBound }
        while node > 0 {
            if furthest[node] > range.lowerBound { return true }
            node -= node & -node
        }
        return false
    }
}
