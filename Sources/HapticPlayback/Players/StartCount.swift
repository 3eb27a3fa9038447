/// Which starts of a player still wait on the schedule.
struct StartCount: BitwiseCopyable, Sendable {
    /// Those that were received.
    private var received = 0
    /// How many had been when a cancel was.
    private var beforeCancel = 0
    /// Those that wait, and were not cancelled.
    var open = 0

    /// Those that were done, forgotten or cancelled.
    var done: Int { received - open }

    /// Those that were received after the last cancel.
    var afterCancel: Int { received - beforeCancel }

    mutating func receive() { (received, open) = (received + 1, open + 1) }

    mutating func receiveCancel() { beforeCancel = received }
}
