/// An unbalanced mass on a motor that follows commands: between two commands everything has a closed form.
///
/// Its speed approaches that of the command exponentially; its force grows with the square of the speed.
package struct RotatingMass: BitwiseCopyable, Sendable {
    /// Cycles a sample at full command.
    private let fullSpeed: Double
    /// Samples in which it gets 1 - 1/e of the way.
    private let timeConstant: Double
    /// The command in force, and since when, as a position.
    private var command = 0.0
    private var since = 0.0
    /// Speed then, as a share of full speed, and cycles turned.
    private var speed = 0.0
    private var cycles = 0.0

    package init(frequency: Double, timeConstant: Double, rate: Double) {
        fullSpeed = frequency / rate
        self.timeConstant = timeConstant * rate
    }

    /// Follows a new command, 0...1, from a position on.
    package mutating func follow(_ command: Double, from position: Double) {
        let now = state(at: position)
        (self.command, since, speed, cycles) = (command, position, now.speed, now.cycles)
    }

    /// Speed as a share of full speed, and cycles turned, at a position not before the last command.
    package func state(at position: Double) -> (speed: Double, cycles: Double) {
        let time = position - since
        let missing = speed - command
        if missing == 0 { return (speed, cycles + fullSpeed * speed * time) }
        let gone = -Numerics.expm1(-time / timeConstant)
        return (speed - missing * gone, cycles + fullSpeed * (command * time + missing * timeConstant * gone))
    }

    /// The force at a position, as a share of that at full speed.
    package func force(at position: Double) -> Double {
        let now = state(at: position)
        return now.speed * now.speed * Numerics.sine(cycles: now.cycles)
    }
}
