/// Positions that are sorted together with the numbers of what lies there.
struct PositionOrder: ~Copyable {
    struct Entry: BitwiseCopyable, Sendable {
        var position: Double
        var number: UInt32
    }

    private(set) var entries: FlatArray<Entry>

    /// The positions, none negative, of things numbered from 0, by position and then by number.
    init(count: Int, position: (Int) -> Double) {
        entries = FlatArray(repeating: Entry(position: 0, number: 0), count: count)
        var isSorted = true
        var last = 0.0
        for number in 0..<count {
            let position = position(number)
            isSorted = isSorted && position >= last
            last = position
            entries[number] = Entry(position: position, number: UInt32(truncatingIfNeeded: number))
        }
        if !isSorted { sort() }
    }

    /// Sorts by one digit after the other, the lowest first, each time keeping the order within equal digits. For numbers
    /// that are not negative, the order of the bit patterns is that of the numbers.
    private mutating func sort() {
        var other = FlatArray(repeating: Entry(position: 0, number: 0), count: entries.count)
        var shift: UInt64 = 0
        while shift < 64 {
            if distribute(to: &other, digit: shift) { swap(&entries, &other) }
            shift += Self.digitBits
        }
    }

    private static var digitBits: UInt64 { 11 }

    /// Puts the entries in the order of one digit. False, and nothing done, where all have the same.
    private mutating func distribute(to other: inout FlatArray<Entry>, digit shift: UInt64) -> Bool {
        let mask = (UInt64(1) << Self.digitBits) - 1
        var places = FlatArray(repeating: 0, count: 1 << Int(Self.digitBits))
        for index in 0..<entries.count { places[Int((entries[index].position.bitPattern >> shift) & mask)] += 1 }
        var next = 0
        for digit in 0..<places.count {
            let count = places[digit]
            if count == entries.count { return false }
            places[digit] = next
            next += count
        }
        for index in 0..<entries.count {
            let digit = Int((entries[index].position.bitPattern >> shift) & mask)
            other[places[digit]] = entries[index]
            places[digit] += 1
        }
        return true
    }

    /// Puts in place of the entries from one index to another the same ones in another order.
    mutating func reorder(_ range: Range<Int>, by precedes: (UInt32, UInt32) -> Bool) {
        var run = range.map { entries[$0] }
        run.sort { precedes($0.number, $1.number) }
        for (offset, entry) in run.enumerated() { entries[range.lowerBound + offset] = entry }
    }

    /// Puts values into this order, in place, and forgets the order.
    mutating func apply<Value>(to values: inout FlatArray<Value>) {
        for start in 0..<entries.count {
            var place = start
            let displaced = values[start]
            while true {
                let source = Int(entries[place].number)
                entries[place].number = UInt32(truncatingIfNeeded: place)
                if source == start {
                    values[place] = displaced
                    break
                }
                values[place] = values[source]
                place = source
            }
        }
    }
}
