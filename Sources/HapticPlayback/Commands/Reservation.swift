import Synchronization

/// Room that many threads share, counted.
enum Reservation {
    /// Takes up room. False, and nothing is taken, where there is not as much.
    static func reserve(_ count: Int, of capacity: Int, in counter: borrowing Atomic<Int>) -> Bool {
        var taken = counter.load(ordering: .relaxed)
        while count <= capacity - taken {
            let (done, current) = counter.weakCompareExchange(
                expected: taken, desired: taken + count, ordering: .acquiringAndReleasing)
            if done { return true }
            taken = current
        }
        return false
    }
}
