/// Which starts of a player still wait on the schedule.
struct StartCount: BitwiseCopyable, Sendable {
    /// Those that were received, and the number of the last one.
    private var received = 0
    private(set) var last = -1
    /// Those that wait, and were not forgotten.
    private var open = 0
    /// Those of lower numbers were forgotten.
    private var forgottenBelow = 0

    /// Those that were done or forgotten.
    var done: Int { received - open }

    mutating func receive(number: Int) {
        (received, open) = (received + 1, open + 1)
        last = max(last, number)
    }

    /// Takes one off the schedule. False where it was forgotten.
    mutating func take(number: Int) -> Bool {
        guard number >= forgottenBelow else { return false }
        open -= 1
        return true
    }

    /// Forgets those that came before a number. False where none of them waited.
    ///
    /// - Parameter later: How many wait on the schedule that came after it.
    mutating func forget(below number: Int, later: Int) -> Bool {
        forgottenBelow = max(forgottenBelow, number)
        let hadSome = open > later
        open = min(open, later)
        return hadSome
    }
}
