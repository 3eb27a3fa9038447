/// A pad that somebody else has opened: an output that calls a function with the strengths of both motors, a hundred
/// times a second.
///
/// ```swift
/// HapticOutputs.preferred = { () throws(OutputError) in
///     MotorFunctionOutput { strengths in game.rumble(strengths.low, strengths.high) }
/// }
/// ```
public final class MotorFunctionOutput: HapticOutput {
    private let thread = Guarded<PacedThread?>(nil)
    private let function: @Sendable (MotorStrengths) -> Void
    /// What it is called in lists and messages.
    public let name: String
    /// What it says that it can play: haptics on motors, and no audio.
    public let capabilities: OutputCapabilities

    /// Calls a second.
    public static var rate: Double { 100 }

    /// - Parameters:
    ///   - name: What it is called in lists and messages.
    ///   - sampleRate: Samples a second that it wants of a source, in hertz: how finely moments are told apart.
    ///   - function: Takes what the motors are to do for the next hundredth of a second, on a thread of the output's own.
    ///     Whenever the output is stopped, the last call is one with both motors at rest. It may stop the output, but must
    ///     not wait for the engine: whoever stops that waits for this call, so that neither would go on if it stopped or
    ///     started the engine here. Leave that to another thread or queue.
    public init(
        name: String = "function", sampleRate: Double = 48_000,
        _ function: @escaping @Sendable (MotorStrengths) -> Void
    ) {
        self.name = name
        self.function = function
        capabilities = OutputCapabilities(kind: .motors, playsAudio: false, sampleRate: sampleRate)
    }

    deinit { stop() }

    /// Begins to call the function.
    ///
    /// - Throws: ``OutputError/unavailable(device:reason:)`` while it plays for somebody already.
    public func start(
        _ source: HapticSource, report: @escaping @Sendable (OutputEvent) -> Void
    ) throws(OutputError) {
        try thread.withLock { thread throws(OutputError) in
            if let running = thread {
                guard running.isEnding else { throw .unavailable(device: name, reason: "it plays already") }
                running.stop()
            }
            thread = PacedThread(period: 1 / Self.rate) { [function] pace in
                var steps = MotorSteps(sampleRate: source.sampleRate)
                while pace.next() { function(source.motors(after: steps.next())) }
                function(MotorStrengths())
            }
            if thread == nil { throw .unavailable(device: name, reason: "the system gives no thread") }
        }
    }

    /// Calls the function no more: the motors are at rest when this returns, or, where the function itself asks for it,
    /// when that returns.
    public func stop() {
        guard let running = thread.withLock({ $0 }) else { return }
        running.stop()
        thread.withLock { if $0 === running { $0 = nil } }
    }
}

/// How many samples each hundredth of a second has: whole numbers that keep up with the clock.
package struct MotorSteps {
    private let length: Double
    private var number = 0
    private var passed = 0

    package init(sampleRate: Double) { length = sampleRate / MotorFunctionOutput.rate }

    package mutating func next() -> Int {
        number += 1
        let end = Int((Double(number) * length).rounded())
        defer { passed = end }
        return end - passed
    }
}
