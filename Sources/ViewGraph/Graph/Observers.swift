/// Those who want to look at something when it may have changed, in the order in which they came.
@MainActor
struct Observers {
    private var all: [(id: Int, look: () -> Void)] = []
    /// Many may go at once: they are looked through together, later.
    private var gone: Set<Int> = []
    private var last = 0

    var isEmpty: Bool { all.count == gone.count }

    /// - Returns: What it is known by.
    mutating func add(_ look: @escaping () -> Void) -> Int {
        last += 1
        all.append((last, look))
        return last
    }

    mutating func remove(_ id: Int) { gone.insert(id) }

    /// Those who are there.
    mutating func present() -> [() -> Void] {
        if !gone.isEmpty { all.removeAll { gone.contains($0.id) } }
        gone = []
        return all.map { $0.look }
    }
}
