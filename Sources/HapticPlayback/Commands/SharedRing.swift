import Synchronization

/// A bounded queue from many threads to one: what was put in first comes out first, nobody waits for a lock, and nothing
/// is allocated after it was made.
///
/// Each cell carries a turn. A producer may fill a cell when the turn is its ticket, and the consumer may empty it when
/// the turn is one more; whoever is done hands the turn on. Tickets are drawn from one counter, which makes the order.
///
/// `@unchecked Sendable`: the turns order every access to a value. One thread at a time owns a cell, and passes it on by a
/// store that releases to a load that acquires.
@safe
package final class SharedRing<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    private struct Cell: ~Copyable {
        let turn: Atomic<Int>
        var value: Element?
    }

    private let cells: UnsafeMutablePointer<Cell>
    private let mask: Int
    private let tickets = Atomic<Int>(0)
    /// The consumer's own.
    private var head = 0

    /// - Parameter capacity: Elements that it must be able to hold; it may hold up to twice as many.
    package init(capacity: Int) {
        var size = 2
        while size < capacity, size < 1 << 24 { size <<= 1 }
        mask = size - 1
        unsafe cells = .allocate(capacity: size)
        // Every cell is initialised before anyone can see it.
        for index in 0..<size { unsafe (cells + index).initialize(to: Cell(turn: Atomic(index), value: nil)) }
    }

    deinit {
        // As many cells as were initialised; nobody else holds the ring any more.
        unsafe cells.deinitialize(count: mask + 1)
        unsafe cells.deallocate()
    }

    /// Puts an element in, from any thread. False where the ring is full.
    package func put(_ element: Element) -> Bool {
        var ticket = tickets.load(ordering: .relaxed)
        while true {
            // Within the memory: the mask is its size less one.
            let cell = unsafe cells + (ticket & mask)
            let turn = unsafe cell.pointee.turn.load(ordering: .acquiring)
            if turn == ticket {
                let (drawn, current) = tickets.weakCompareExchange(
                    expected: ticket, desired: ticket + 1, ordering: .relaxed)
                guard drawn else {
                    ticket = current
                    continue
                }
                unsafe cell.pointee.value = element
                unsafe cell.pointee.turn.store(ticket + 1, ordering: .releasing)
                return true
            }
            if turn < ticket { return false }
            ticket = tickets.load(ordering: .relaxed)
        }
    }

    /// Takes the oldest element out, from the one consuming thread. It has none also where the oldest is being put in
    /// at this moment.
    package func take() -> Element? {
        // Within the memory: the mask is its size less one.
        let cell = unsafe cells + (head & mask)
        guard unsafe cell.pointee.turn.load(ordering: .acquiring) == head + 1 else { return nil }
        let value = unsafe cell.pointee.value
        unsafe cell.pointee.turn.store(head + mask + 1, ordering: .releasing)
        head += 1
        return value
    }
}
