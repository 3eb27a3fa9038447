/// The order of things by position.
///
/// Positions are first sorted by the cell in which they lie, of 2^33 equal ones up to the last, one digit after the
/// other in linear time. What shares a cell is left to the caller, who has more to compare than positions.
struct PositionOrder: ~Copyable {
    struct Entry: BitwiseCopyable, Sendable {
        var cell: UInt64
        var number: UInt32
    }

    /// The things by cell, each with the number that it had.
    private(set) var entries: FlatArray<Entry>

    private static var digitBits: UInt64 { 11 }
    private static var digits: UInt64 { 3 }

    /// Sorts the finite positions, none of them negative, of things numbered from 0; what has no finite position is
    /// left out.
    init(count: Int, position: (Int) -> Double) {
        entries = FlatArray(repeating: Entry(cell: 0, number: 0), count: count)
        var last = 0.0
        for number in 0..<count where position(number) < .infinity { last = max(last, position(number)) }
        let cells = Double((UInt64(1) << (Self.digitBits * Self.digits)) - 1)
        let scale = last > 0 ? cells / last : 0
        var kept = 0
        var isSorted = true
        for number in 0..<count where position(number) < .infinity {
            // Neither negative nor above the last cell; an `Int` of 32 bits could not hold it.
            let cell = UInt64(min(position(number) * scale, cells))
            isSorted = isSorted && (kept == 0 || entries[kept - 1].cell <= cell)
            entries[kept] = Entry(cell: cell, number: UInt32(truncatingIfNeeded: number))
            kept += 1
        }
        entries.shorten(to: kept)
        if !isSorted { sort() }
    }

    /// By one digit after the other, the lowest first, each time keeping the order within equal digits.
    private mutating func sort() {
        var other = FlatArray(repeating: Entry(cell: 0, number: 0), count: entries.count)
        for digit in 0..<Self.digits {
            distribute(to: &other, shift: digit * Self.digitBits)
            swap(&entries, &other)
        }
    }

    private func distribute(to other: inout FlatArray<Entry>, shift: UInt64) {
        let mask = (UInt64(1) << Self.digitBits) - 1
        var places = FlatArray(repeating: 0, count: 1 << Int(Self.digitBits))
        for index in 0..<entries.count { places[Int((entries[index].cell >> shift) & mask)] += 1 }
        var next = 0
        for digit in 0..<places.count { (places[digit], next) = (next, next + places[digit]) }
        for index in 0..<entries.count {
            let digit = Int((entries[index].cell >> shift) & mask)
            other[places[digit]] = entries[index]
            places[digit] += 1
        }
    }
}
