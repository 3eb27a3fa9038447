/// Distributes things by position: a range of positions is cut into equal stretches, and those of one stretch get places
/// beside each other.
///
/// First everything is counted, then the buckets are opened, then each thing takes its place: linear in time, and two
/// walks through memory from its beginning to its end.
struct PositionBuckets: ~Copyable {
    private let lowest: Double
    private let bucketsPerUnit: Double
    /// How many things a bucket has; once it is open, the next free place of it.
    private var places: FlatArray<Int>
    /// Where each bucket begins, and behind them where the last one ends.
    private var starts: FlatArray<Int>

    init(from lowest: Double, to highest: Double, count: Int) {
        self.lowest = lowest
        bucketsPerUnit = highest > lowest ? Double(max(count, 1)) / (highest - lowest) : 0
        places = FlatArray(repeating: 0, count: max(count, 1))
        starts = FlatArray(repeating: 0, count: places.count + 1)
    }

    /// How many buckets there are.
    var count: Int { places.count }

    /// Never lower for a higher position.
    @inline(__always)
    private func bucket(of position: Double) -> Int {
        min(max(Numerics.floor((position - lowest) * bucketsPerUnit), 0), places.count - 1)
    }

    /// Makes room for one thing.
    @inline(__always)
    mutating func addRoom(at position: Double) { places[bucket(of: position)] += 1 }

    /// Gives each bucket as many places as it has room.
    mutating func open() {
        var next = 0
        for bucket in 0..<places.count {
            starts[bucket] = next
            next += places[bucket]
            places[bucket] = starts[bucket]
        }
        starts[places.count] = next
    }

    /// How many places there are in all buckets.
    var capacity: Int { starts[places.count] }

    /// The next free place in the bucket of a position, which is taken from now on. There is one only where there was
    /// room.
    @inline(__always)
    mutating func takePlace(at position: Double) -> Int {
        let bucket = bucket(of: position)
        let place = places[bucket]
        precondition(place < starts[bucket + 1])
        places[bucket] = place + 1
        return place
    }

    /// The places of a bucket that were taken.
    func taken(_ bucket: Int) -> Range<Int> { starts[bucket]..<places[bucket] }
}
