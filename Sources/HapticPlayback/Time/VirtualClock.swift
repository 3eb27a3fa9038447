/// Time that passes only when it is told to, for any number of outputs.
///
/// Everything that is due happens within ``advance(by:)``: samples are rendered, players come to their end, handlers
/// run. So a test of an hour takes a moment, and gives the same on every machine.
public final class VirtualClock: Sendable {
    private struct State {
        var now = 0.0
        var target = 0.0
        var isAdvancing = false
        var outputs: [VirtualOutput] = []
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

    /// Lets time pass. When it returns, all has happened that was due by then, and its handlers have run.
    ///
    /// A call while another one is under way, from a handler or another thread, makes that one longer and returns at
    /// once.
    ///
    /// - Parameter seconds: How long; what is not above 0 and finite stands for no time.
    public func advance(by seconds: Double) {
        guard seconds > 0, seconds < .infinity, begin(seconds) else { return }
        while let (time, outputs) = next() {
            for output in outputs { output.play(until: time) }
            state.withLock { $0.now = time }
            for output in outputs { output.tell() }
        }
    }

    /// False where somebody else is advancing the clock, and now does so by more.
    private func begin(_ seconds: Double) -> Bool {
        state.withLock { state in
            state.target += seconds
            if state.isAdvancing { return false }
            state.isAdvancing = true
            return true
        }
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

    func attach(_ output: VirtualOutput) {
        state.withLock { state in
            if !state.outputs.contains(where: { $0 === output }) { state.outputs.append(output) }
        }
    }

    func detach(_ output: VirtualOutput) { state.withLock { $0.outputs.removeAll { $0 === output } } }
}
