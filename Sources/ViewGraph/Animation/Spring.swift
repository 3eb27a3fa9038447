public import Foundation

/// A damped spring on a mass, that moves a value to where it should be.
///
/// Three ways to say how: by duration and bounce, by response and damping ratio, or by mass, stiffness and damping. They are
/// one spring: `stiffness = mass * (2π / response)²`, `damping = mass * 4π * dampingRatio / response`; `duration` is `response`,
/// and `bounce` is `1 - dampingRatio`, or `1 / dampingRatio - 1` where the spring is over-damped.
///
/// A response of 0 or less is at its target at once; a damping ratio below 0 counts 0.
public struct Spring: Hashable, Sendable {
    let oscillator: Oscillator
    /// The mass at the end of the spring.
    public let mass: Double

    /// A spring by its pace and its bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds: the pace. The motion settles later.
    ///   - bounce: 0 for none, up to 1 for a spring that never rests; below 0, down to -1, ever slower at the end.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// A spring by its response and damping ratio.
    ///
    /// - Parameters:
    ///   - response: The period of the spring without damping, in seconds.
    ///   - dampingRatio: Damping as a fraction of critical damping, at which nothing overshoots.
    public init(response: Double, dampingRatio: Double) {
        let frequency = response > 0 ? 2 * .pi / response : .infinity
        oscillator = Oscillator(frequency: frequency, ratio: dampingRatio)
        mass = 1
    }

    /// A spring by physics.
    ///
    /// - Parameters:
    ///   - mass: The mass at the end of the spring; 1 in place of what is not above 0.
    ///   - stiffness: The force per displacement.
    ///   - damping: The force per velocity against the motion.
    ///   - allowOverDamping: Whether more than critical damping stays so, rather than counting as critical.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 && mass < .infinity ? mass : 1
        let frequency = (max(0, stiffness) / mass).squareRoot()
        let ratio = frequency > 0 ? damping / (2 * frequency * mass) : 1
        oscillator = Oscillator(frequency: frequency, ratio: allowOverDamping ? ratio : min(ratio, 1))
        self.mass = mass
    }

    /// A spring by when it is at rest.
    ///
    /// - Parameters:
    ///   - settlingDuration: When the spring is at rest, in seconds.
    ///   - dampingRatio: Damping as a fraction of critical damping, above 0.
    ///   - epsilon: How near to the target, as a fraction of the distance, is at rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let unit = Oscillator(frequency: 1, ratio: dampingRatio)
        let settling = unit.settling(displacement: 1, momentum: unit.ratio, epsilon: epsilon)
        let frequency = settlingDuration > 0 ? settling / settlingDuration : .infinity
        oscillator = Oscillator(frequency: frequency, ratio: dampingRatio)
        mass = 1
    }

    private static func dampingRatio(bounce: Double) -> Double {
        let bounce = min(1, bounce)
        return bounce < 0 ? 1 / max(0, 1 + bounce) : 1 - bounce
    }
}

extension Spring {
    /// The perceptual duration in seconds: the pace.
    public var duration: TimeInterval { response }

    /// How much the spring bounces, -1...1: 0 for critical damping, below for more.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// The period of the spring without damping, in seconds.
    public var response: Double { 2 * .pi / oscillator.frequency }

    /// Damping as a fraction of critical damping.
    public var dampingRatio: Double { oscillator.ratio }

    /// The force per displacement.
    public var stiffness: Double { mass * oscillator.frequency * oscillator.frequency }

    /// The force per velocity against the motion.
    public var damping: Double { 2 * mass * oscillator.ratio * oscillator.frequency }

    /// When the spring is at rest, in seconds: within 0.001 of a target of 1, from rest; infinite without damping.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}
