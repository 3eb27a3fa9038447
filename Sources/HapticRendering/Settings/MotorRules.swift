/// How the events of a pattern become the strengths of two rumble motors, a heavy slow one and a light fast one.
///
/// The figures are ours: assumptions to calibrate, from community thresholds and the spin-up times of small motors.
public struct MotorRules: Equatable, Hashable, BitwiseCopyable, Sendable {
    /// The sharpness up to which the heavy motor takes all, 0...1.
    public var lowestMixedSharpness = 0.25
    /// The sharpness from which the light motor takes all, above ``lowestMixedSharpness``.
    public var highestMixedSharpness = 0.75
    /// The weakest command that turns a motor against its friction, 0..<1.
    public var startingCommand = 0.08
    /// Seconds for which a tap counts on the heavy motor, which spins up slowly.
    public var heavyTap = 0.04
    /// Seconds for which a tap counts on the light motor.
    public var lightTap = 0.03
    /// Seconds of one step of control; within it the strongest moment counts.
    public var step = 0.01

    /// The defaults that each property states.
    public init() {}
}

extension MotorRules {
    /// The share of energy, 0...1, that the light motor takes at a sharpness: a smooth step between the two ends.
    @inline(__always)
    package func lightShare(ofSharpness sharpness: Double) -> Double {
        let x = Numerics.unit((sharpness - lowestMixedSharpness) / (highestMixedSharpness - lowestMixedSharpness))
        return x * x * (3 - 2 * x)
    }

    /// The command, 0...1, that makes a motor as strong as a level of 0...1. The force of a rotating mass grows with
    /// the square of its speed, hence the root; 0 stays 0.
    package func command(forLevel level: Double) -> Double {
        level > 0 ? startingCommand + (1 - startingCommand) * Numerics.squareRoot(level) : 0
    }
}
