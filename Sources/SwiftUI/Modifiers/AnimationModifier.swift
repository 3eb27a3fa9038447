public import ViewGraph

/// Animates a view when a value changes.
struct ValueAnimation<Value: Equatable> {
    let animation: Animation?
    let value: Value
}

extension ValueAnimation: ViewEvents {
    typealias Body = Never

    func begin(_ events: ViewEventContext) -> Value {
        events.mayAnimate(true)
        return value
    }

    func end(_ memory: inout Value, _ events: ViewEventContext) { events.mayAnimate(false) }

    func change(_ memory: inout Value, _ events: ViewEventContext) {
        if memory == value { return }
        memory = value
        events.animateWithin(animation)
    }
}

extension View {
    /// This view, which is animated where it changes together with a value; not at all without an animation.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(ValueAnimation(animation: animation, value: value))
    }
}
