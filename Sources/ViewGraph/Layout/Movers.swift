/// Something on the screen that may move by itself.
@MainActor
protocol Mover: AnyObject {
    /// True while it moves: not where it is gone.
    func isMoving(at time: Double) -> Bool

    /// Time has passed: what is known of where it is, and of what depends on that, no longer holds.
    func follow()
}

/// What moves by itself, until that is over. What moves without end may be told to end, or go.
@MainActor
struct Movers {
    private struct Entry {
        weak var mover: (any Mover)?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ mover: any Mover) { entries[ObjectIdentifier(mover)] = Entry(mover: mover) }

    /// True while one of them moves.
    func areMoving(at time: Double) -> Bool { entries.values.contains { $0.mover?.isMoving(at: time) ?? false } }

    /// Lets them follow the time, and forgets those that have come to rest: it was the last time that they moved.
    mutating func follow(to time: Double) {
        for entry in entries.values { entry.mover?.follow() }
        entries = entries.filter { $0.value.mover?.isMoving(at: time) ?? false }
    }
}
