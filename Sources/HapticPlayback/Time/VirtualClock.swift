/// Time that passes only when it is told to, for any number of outputs.
///
/// Everything that is due happens within ``advance(by:)``: samples are rendered, players come to their end, handlers
/// run. So a test of an hour takes a moment, and gives the same on every machine.
public final class VirtualClock: Sendable {
    private struct State {
        var now = 0.0
        var target = 0.0
        var isAdvancing = false
        /// Up to when all has happened, handlers included.
        var settled = 0.0
        var outputs: [VirtualOutput] = []
        var handlers: [WeakQueue] = []
    }

    /// The handlers of an engine that plays by this clock, or did.
    private struct WeakQueue {
        weak let queue: SerialQueue?
    }

    private let state = Guarded(State())

    /// The clock of all engines that play on the output `virtual`.
    public static let shared = VirtualClock()

    /// The seconds that pass between two looks for handlers that are due.
    public static let step = 0.001

    /// A clock at 0.
    public init() {}

    /// Seconds since it was made.
    public var now: Double { state.withLock { $0.now } }

    /// Lets time pass. When it returns, all has happened that was due by then, and its handlers have run: those too that
    /// handlers brought about, of engines that have stopped or were let go meanwhile as well.
    ///
    /// A call while another one is under way makes that one longer. From a handler it returns at once, since it would wait for
    /// itself; from another thread it returns when its own time has passed too. So a handler must not wait for another
    /// thread that advances time.
    ///
    /// - Parameter seconds: How long; what is not above 0 and finite stands for no time.
    public func advance(by seconds: Double) {
        guard seconds > 0, seconds < .infinity else { return settle() }
        if let target = extend(by: seconds) { return wait(until: target) }
        Self.$advancing.withValue(ObjectIdentifier(self)) {
            while let (time, outputs) = next() {
                for output in outputs { output.play(until: time) }
                state.withLock { $0.now = time }
                for output in outputs { output.tell() }
                settle()
                state.withLock { $0.settled = time }
            }
        }
    }

    /// The clock that the caller is advancing: what an output reports comes on that thread.
    @TaskLocal private static var advancing: ObjectIdentifier?

    /// True for a handler, and for what an output reports to: time goes on when they have returned.
    package var mustNotBeAwaited: Bool { SerialQueue.isAnyCurrent || Self.advancing == ObjectIdentifier(self) }

    /// The time up to which somebody else now advances the clock; `nil` where that is for the caller to do.
    private func extend(by seconds: Double) -> Double? {
        state.withLock { state in
            state.target += seconds
            if state.isAdvancing { return state.target }
            state.isAdvancing = true
            return nil
        }
    }

    /// Returns when somebody else has advanced the clock as far.
    private func wait(until target: Double) {
        guard !mustNotBeAwaited else { return }
        while state.withLock({ $0.isAdvancing && $0.settled < target }) { MonotonicClock.rest() }
    }

    /// The end of the next step, and who plays then. Steps end on a grid, so that no rounding adds up.
    private func next() -> (time: Double, outputs: [VirtualOutput])? {
        state.withLock { state in
            guard state.now < state.target else {
                state.isAdvancing = false
                return nil
            }
            guard !state.outputs.isEmpty else { return (state.target, []) }
            let grid = ((state.now / Self.step + 1e-6).rounded(.down) + 1) * Self.step
            return (min(grid, state.target), state.outputs)
        }
    }

    /// Waits for the handlers of an engine from now on.
    func watch(_ queue: SerialQueue) {
        state.withLock { state in
            state.handlers.removeAll { $0.queue == nil || $0.queue === queue }
            state.handlers.append(WeakQueue(queue: queue))
        }
    }

    /// Returns when all handlers that are due have run, and those that they brought about. At once where a handler asks for
    /// it, which would wait for itself. Handlers that bring about others without end are not waited for to the last.
    package func settle() {
        guard !SerialQueue.isAnyCurrent else { return }
        for _ in 0..<Self.rounds {
            let busy = state.withLock { state in state.handlers.compactMap { $0.queue } }.filter { $0.isBusy }
            if busy.isEmpty { return }
            for queue in busy { queue.now {} }
        }
    }

    private static let rounds = 1_000

    func attach(_ output: VirtualOutput) {
        state.withLock { state in
            if !state.outputs.contains(where: { $0 === output }) { state.outputs.append(output) }
        }
    }

    func detach(_ output: VirtualOutput) { state.withLock { $0.outputs.removeAll { $0 === output } } }
}
