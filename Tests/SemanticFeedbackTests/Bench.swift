import HapticPlayback
import HapticRendering

/// A device that is not there, on a clock of its own: what is made inside `run` plays on it, and what it plays is kept.
final class Bench: Sendable {
    private struct State {
        var outputs: [VirtualOutput] = []
        var hasDevice = true
        /// They keep the engines that all feedback of a run shares.
        var overrides: [HapticOutputs.Override] = []
    }

    let clock = VirtualClock()
    private let state = Guarded(State())

    /// False for a machine that cannot play haptics.
    var hasDevice: Bool {
        get { state.withLock { $0.hasDevice } }
        set { state.withLock { $0.hasDevice = newValue } }
    }

    /// Runs a program whose engines play here.
    func run<Result>(_ program: () throws -> Result) rethrows -> Result {
        let override = HapticOutputs.Override { [weak self] in self?.makeOutput() }
        // Each run has an engine of its own, which plays on when the run is over.
        state.withLock { $0.overrides.append(override) }
        return try HapticOutputs.$override.withValue(override, operation: program)
    }

    private func makeOutput() -> (any HapticOutput)? {
        state.withLock { state in
            guard state.hasDevice else { return nil }
            let output = VirtualOutput(clock: clock, keepsSamples: true)
            state.outputs.append(output)
            return output
        }
    }

    /// How many outputs were made.
    var outputCount: Int { state.withLock { $0.outputs.count } }

    /// Lets something happen to all of them.
    func simulate(_ event: OutputEvent) { for output in state.withLock({ $0.outputs }) { output.simulate(event) } }

    /// Lets time pass, and gives what the engine that ran longest played meanwhile.
    func play(for seconds: Double) -> [Float] {
        clock.advance(by: seconds)
        let all = state.withLock { $0.outputs }.map { $0.takeSamples().haptic }
        return all.max { $0.count < $1.count } ?? []
    }
}
