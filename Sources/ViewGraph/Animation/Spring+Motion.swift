public import Foundation

extension Spring {
    /// Where the spring is, on its way from zero.
    ///
    /// - Parameters:
    ///   - target: Where it rests.
    ///   - initialVelocity: How fast it started, a second.
    ///   - time: Seconds since it started.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = oscillator.response(at: Self.elapsed(time))
        return target - target.scaled(by: response.decay) + initialVelocity.scaled(by: response.drift)
    }

    /// How fast the spring is, a second, on its way from zero.
    ///
    /// - Parameters:
    ///   - target: Where it rests.
    ///   - initialVelocity: How fast it started, a second.
    ///   - time: Seconds since it started.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let response = oscillator.response(at: Self.elapsed(time))
        return initialVelocity.scaled(by: response.driftRate) - target.scaled(by: response.decayRate)
    }

    /// Moves a value and its velocity on by a time.
    ///
    /// - Parameters:
    ///   - value: Where the spring is.
    ///   - velocity: How fast it is, a second.
    ///   - target: Where it rests.
    ///   - deltaTime: Seconds to go.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let response = oscillator.response(at: Self.elapsed(deltaTime))
        let displacement = value - target
        value = target + displacement.scaled(by: response.decay) + velocity.scaled(by: response.drift)
        velocity = displacement.scaled(by: response.decayRate) + velocity.scaled(by: response.driftRate)
    }

    /// The force of the spring: `stiffness * (target - position) - damping * velocity`.
    ///
    /// - Parameters:
    ///   - target: Where it rests.
    ///   - position: Where it is.
    ///   - velocity: How fast it is, a second.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// When the spring is at rest, in seconds; infinite without damping.
    ///
    /// The time from which on the envelope of the motion is within `epsilon` of the target.
    ///
    /// - Parameters:
    ///   - target: Where it rests, from zero.
    ///   - initialVelocity: How fast it started, a second.
    ///   - epsilon: How near is at rest, in the units of the target.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let displacement = V.zero - target
        let momentum = oscillator.momentum(displacement: displacement, velocity: initialVelocity)
        return oscillator.settling(displacement: target.magnitude, momentum: momentum, epsilon: epsilon)
    }

    private static func elapsed(_ time: TimeInterval) -> Double { time > 0 ? time : 0 }
}

extension Spring {
    /// Where the spring is, on its way from one value to another.
    ///
    /// - Parameters:
    ///   - fromValue: Where it started.
    ///   - toValue: Where it rests.
    ///   - initialVelocity: How fast it started, a second.
    ///   - time: Seconds since it started.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        let way = toValue.animatableData - fromValue.animatableData
        var result = toValue
        result.animatableData =
            fromValue.animatableData + value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// How fast the spring is, a second, on its way from one value to another.
    ///
    /// - Parameters:
    ///   - fromValue: Where it started.
    ///   - toValue: Where it rests.
    ///   - initialVelocity: How fast it started, a second.
    ///   - time: Seconds since it started.
    public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        let way = toValue.animatableData - fromValue.animatableData
        var result = toValue
        result.animatableData = velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// The force of the spring on its way from one value to another.
    ///
    /// - Parameters:
    ///   - fromValue: Where it started.
    ///   - toValue: Where it rests.
    ///   - position: Where it is.
    ///   - velocity: How fast it is, a second.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = toValue
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
        return result
    }

    /// When the spring is at rest, in seconds, on its way from one value to another; infinite without damping.
    ///
    /// - Parameters:
    ///   - fromValue: Where it started.
    ///   - toValue: Where it rests.
    ///   - initialVelocity: How fast it started, a second.
    ///   - epsilon: How near is at rest, in the units of the values.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
