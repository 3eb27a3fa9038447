/// What a player has come to, as of the last block that was rendered.
package struct PlayerReport: Equatable, Sendable {
    /// Where it is in its life.
    package let phase: LifeCycle.Phase
    /// How many starts were done, forgotten or cancelled.
    package let starts: Int
    /// How often it has come to an end, and the engine's sample of the last time.
    package let finishes: Int
    package let finishedAt: Int
    /// Events that were not played since no voice was free.
    package let droppedEvents: Int
}
