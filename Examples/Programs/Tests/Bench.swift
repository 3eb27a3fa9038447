import HapticPlayback
import HapticRendering

/// A device that is not there, on a clock of its own: every engine that is made inside `run` plays on it, and what it
/// plays is kept.
final class Bench: Sendable {
    let clock = VirtualClock()
    private let outputs = Guarded<[VirtualOutput]>([])

    /// Runs a program whose engines play here.
    func run<Result>(_ program: () throws -> Result) rethrows -> Result {
        try HapticOutputs.$override.withValue(override, operation: program)
    }

    /// What makes a task's engines play here.
    var override: HapticOutputs.Override { .init { self.makeOutput() } }

    private func makeOutput() -> any HapticOutput {
        let output = VirtualOutput(clock: clock, keepsSamples: true)
        outputs.withLock { $0.append(output) }
        return output
    }

    /// The output of the engine that was made last; asking a device what it can do makes one too.
    var output: VirtualOutput? { outputs.withLock { $0.last } }

    /// Lets time pass, and gives what all engines played meanwhile: the longest record of an output.
    func play(for seconds: Double) -> RenderedPattern {
        clock.advance(by: seconds)
        let all = outputs.withLock { $0 }.map { $0.takeSamples() }
        return all.max { $0.haptic.count < $1.haptic.count } ?? RenderedPattern(sampleRate: 48_000, haptic: [])
    }
}
