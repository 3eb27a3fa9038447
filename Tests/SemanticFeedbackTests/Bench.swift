import HapticPlayback
import HapticRendering
import SemanticFeedback

/// A device that is not there, on a clock of its own: what is made inside `run` plays on it, and what it plays is kept.
final class Bench: Sendable {
    private struct State {
        var outputs: [VirtualOutput] = []
        var hasDevice = true
        var startError: OutputError?
        var override: HapticOutputs.Override?
        var outcomes: [FeedbackJournal.Outcome: Int] = [:]
    }

    private let capacities: PlaybackCapacities?

    /// - Parameter capacities: How much engines have room for; as always, unless stated.
    init(capacities: PlaybackCapacities? = nil) { self.capacities = capacities }

    let clock = VirtualClock()
    private let state = Guarded(State())

    /// False for a machine that cannot play haptics.
    var hasDevice: Bool {
        get { state.withLock { $0.hasDevice } }
        set { state.withLock { $0.hasDevice = newValue } }
    }

    /// Runs a program whose engines play here. Other threads can run other parts of it.
    func run<Result>(_ program: () throws -> Result) rethrows -> Result {
        try HapticOutputs.$override.withValue(override, operation: program)
    }

    /// Always the same.
    private var override: HapticOutputs.Override {
        state.withLock { state in
            if let known = state.override { return known }
            let capacities = capacities
            let made = HapticOutputs.Override(capacities: { capacities }) { [weak self] in self?.makeOutput() }
            made.attachments.value { FeedbackJournal() }.listen { [weak self] _, outcome in
                self?.state.withLock { $0.outcomes[outcome, default: 0] += 1 }
            }
            state.override = made
            return made
        }
    }

    /// What became of the feedback, counted.
    var outcomes: [FeedbackJournal.Outcome: Int] { state.withLock { $0.outcomes } }

    /// What devices fail with when they are opened, those that are there already too.
    var startError: OutputError? {
        get { state.withLock { $0.startError } }
        set {
            let outputs = state.withLock { state in
                state.startError = newValue
                return state.outputs
            }
            for output in outputs { output.startError = newValue }
        }
    }

    private func makeOutput() -> (any HapticOutput)? {
        state.withLock { state in
            guard state.hasDevice else { return nil }
            let output = VirtualOutput(clock: clock, keepsSamples: true)
            output.startError = state.startError
            state.outputs.append(output)
            return output
        }
    }

    /// How many outputs were made.
    var outputCount: Int { state.withLock { $0.outputs.count } }

    /// Lets something happen to all of them.
    func simulate(_ event: OutputEvent) { for output in state.withLock({ $0.outputs }) { output.simulate(event) } }

    /// The left channel of what the engine that sounded longest has sounded since it was last asked.
    func takeSound() -> [Float] {
        let all = state.withLock { $0.outputs }.map { $0.takeSamples().left }
        return all.max { $0.count < $1.count } ?? []
    }

    /// Lets time pass, and gives what the engine that ran longest played meanwhile.
    func play(for seconds: Double) -> [Float] {
        clock.advance(by: seconds)
        let all = state.withLock { $0.outputs }.map { $0.takeSamples().haptic }
        return all.max { $0.count < $1.count } ?? []
    }
}
