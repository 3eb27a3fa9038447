/// What the two motors of a gamepad should do for some time: the commands of each, with its friction made up for.
public struct MotorStrengths: Equatable, Hashable, BitwiseCopyable, Sendable {
    /// The command of the heavy, slow motor (left in a gamepad), 0...1.
    public var low: Double
    /// The command of the light, fast motor (right in a gamepad), 0...1.
    public var high: Double

    /// Commands of 0...1; both motors at rest unless stated.
    public init(low: Double = 0, high: Double = 0) {
        self.low = low
        self.high = high
    }
}
