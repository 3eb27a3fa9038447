/// What happens at its time: the earliest first, and what was added first among those of the same time.
@MainActor
package struct GraphTimers {
    /// What a timer is known by.
    package struct ID: Hashable {
        let number: Int
    }

    private struct Timer {
        let id: ID
        let time: Double
        let action: () -> Void
    }

    private var timers: [Timer] = []
    private var last = 0

    package init() {}

    /// When the next is due.
    package var next: Double? { timers.first?.time }

    /// How many there are.
    package var count: Int { timers.count }

    /// Lets something happen at a time.
    @discardableResult
    package mutating func add(at time: Double, _ action: @escaping () -> Void) -> ID {
        last += 1
        let timer = Timer(id: ID(number: last), time: time, action: action)
        let index = timers.firstIndex { $0.time > time } ?? timers.endIndex
        timers.insert(timer, at: index)
        return timer.id
    }

    /// Lets it not happen.
    package mutating func cancel(_ id: ID) { timers.removeAll { $0.id == id } }

    /// Takes what is due, for its action to be run.
    mutating func takeDue(at time: Double) -> (() -> Void)? {
        guard let first = timers.first, first.time <= time else { return nil }
        return timers.removeFirst().action
    }
}
