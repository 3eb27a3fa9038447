import Synchronization

/// What the control side may read of a player at any time.
package struct PlayerStatus: ~Copyable, Sendable {
    private let rawPhase = Atomic<Int>(LifeCycle.Phase.idle.rawValue)
    private let finishCount = Atomic<Int>(0)
    private let lastFinish = Atomic<Int>(0)
    private let startCount = Atomic<Int>(0)
    private let dropped = Atomic<Int>(0)
    /// Stops and cancels on their way that found no room but what the player has for them.
    let extraEnds = Atomic<Int>(0)

    init() {}

    /// Where the player is in its life, as of the last block.
    package var phase: LifeCycle.Phase {
        LifeCycle.Phase(rawValue: rawPhase.load(ordering: .acquiring)) ?? .idle
    }

    /// How often the player has come to an end, and the engine's sample of the last time.
    package var finishes: (count: Int, sample: Int) {
        (finishCount.load(ordering: .acquiring), lastFinish.load(ordering: .relaxed))
    }

    /// How many starts were done, forgotten or cancelled. To be read before the phase, which then is that after the start
    /// or a later one.
    package var starts: Int { startCount.load(ordering: .acquiring) }

    /// Events that found no voice free.
    package var droppedEvents: Int { dropped.load(ordering: .relaxed) }

    func show(_ phase: LifeCycle.Phase) { rawPhase.store(phase.rawValue, ordering: .releasing) }

    func countFinish(at sample: Int) {
        lastFinish.store(sample, ordering: .relaxed)
        finishCount.wrappingAdd(1, ordering: .releasing)
    }

    func showStarts(_ done: Int) { startCount.store(done, ordering: .releasing) }

    func freeExtraEnd() { extraEnds.wrappingSubtract(1, ordering: .releasing) }

    func countDroppedEvent() { dropped.wrappingAdd(1, ordering: .relaxed) }
}
