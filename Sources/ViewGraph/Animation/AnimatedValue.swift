/// A value on its way: where it belongs, and what still moves it there.
///
/// Without an animation a change jumps, and ends what runs. A change under a curve adds its own motion to those that run. A
/// change under a spring takes the present value and velocity over, and is all that runs then. A value that is set to what it
/// is set to already moves on as it did.
package struct AnimatedValue<Value: VectorArithmetic> {
    /// Where the value is when all is over.
    package private(set) var target: Value
    private var motions: [Motion<Value>] = []

    /// More motions than this at once become one: those that began first hand what is left of them to the newest.
    private static var mostMotions: Int { 256 }

    /// A value at rest.
    package init(_ value: Value) { target = value }

    /// Sets where the value belongs.
    ///
    /// - Parameters:
    ///   - newTarget: Where it shall be.
    ///   - animation: How it gets there; at once without one.
    ///   - time: Now, in seconds of the host's clock.
    /// - Returns: When the motion that this began ends; infinite for one without end, nil if it began none.
    @discardableResult
    package mutating func set(_ newTarget: Value, animation: Animation?, at time: Double) -> Double? {
        guard newTarget != target else { return nil }
        guard let form = animation?.form else {
            self = AnimatedValue(newTarget)
            return nil
        }
        let motion =
            form.takeover.map { takeover($0, form, to: newTarget, at: time) }
            ?? addition(form, to: newTarget, at: time)
        target = newTarget
        motions.append(motion)
        return motion.end
    }

    /// Shifts where the value belongs, and the value with it: what is on its way goes on.
    package mutating func shift(to newTarget: Value) { target = newTarget }

    /// The value at a time: the target exactly once all is over.
    package func value(at time: Double) -> Value {
        motions.reduce(target) { $1.isOver(at: time) ? $0 : $0 + $1.value(at: time) }
    }

    /// How fast the value is at a time, a second.
    package func velocity(at time: Double) -> Value {
        motions.reduce(.zero) { $1.isOver(at: time) ? $0 : $0 + $1.velocity(at: time) }
    }
}

extension AnimatedValue {
    /// Whether the value still moves at a time.
    package func isAnimating(at time: Double) -> Bool { motions.contains { !$0.isOver(at: time) } }

    /// When all is over: infinite for motion without end, nil if nothing moved since the last jump.
    package var endTime: Double? { motions.map(\.end).max() }

    /// When the next motion ends, of those that still run; nil if none ever does.
    package func nextEnd(after time: Double) -> Double? {
        motions.lazy.map(\.end).filter { $0 > time && $0 < .infinity }.min()
    }

    /// Forgets what is over.
    package mutating func prune(at time: Double) { motions.removeAll { $0.isOver(at: time) } }
}

extension AnimatedValue {
    private mutating func takeover(
        _ takeover: (spring: Spring, speed: Double), _ form: AnimationForm, to newTarget: Value, at time: Double
    ) -> Motion<Value> {
        let displacement = value(at: time) - newTarget
        let velocity = velocity(at: time).scaled(by: 1 / takeover.speed)
        motions.removeAll()
        let duration = takeover.spring.relativeSettling(displacement: displacement, velocity: velocity)
        return Motion(
            form: form, start: time, duration: duration / takeover.speed, displacement: displacement, velocity: velocity
        )
    }

    private mutating func addition(_ form: AnimationForm, to newTarget: Value, at time: Double) -> Motion<Value> {
        prune(at: time)
        var displacement = target - newTarget
        // What never ends by itself ends here, as does the oldest of too many: from where it is.
        let surplus = motions.count - Self.mostMotions
        var kept: [Motion<Value>] = []
        for (index, motion) in motions.enumerated() {
            if index > surplus, motion.end < .infinity {
                kept.append(motion)
            } else {
                displacement += motion.value(at: time)
            }
        }
        motions = kept
        return Motion(form: form, start: time, duration: form.duration, displacement: displacement, velocity: .zero)
    }
}

extension AnimatedValue: Sendable where Value: Sendable {}
