extension Gesture {
    /// This gesture and another at the same time.
    ///
    /// - Parameter other: The other.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

/// Two gestures at the same time. It ends when both are over and one of them at least has ended.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// What each of them tells, if it tells something.
    public struct Value {
        /// What the first tells.
        public var first: First.Value?
        /// What the second tells.
        public var second: Second.Value?
    }

    /// None.
    public typealias Body = Never

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Two gestures at the same time.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor package func makeMachine(depth: Int) -> GestureMachine<Value> { SimultaneousMachine(self, depth: depth) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousMachine<First: Gesture, Second: Gesture>:
    GestureMachine<SimultaneousGesture<First, Second>.Value>
{
    private let first: GestureMachine<First.Value>
    private let second: GestureMachine<Second.Value>

    init(_ gesture: SimultaneousGesture<First, Second>, depth: Int) {
        first = gesture.first.machine(depth: depth + 1)
        second = gesture.second.machine(depth: depth + 1)
    }

    override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }

    override var isHolding: Bool { !phase.isOver && (first.isHolding || second.isHolding) }

    override func advance(_ event: GestureEvent) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
        first.send(event)
        second.send(event)
        let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
        return switch (first.phase, second.phase) {
        case (.failed, .failed): .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): .ended(value)
        case (.active, _), (_, .active), (.ended, _), (_, .ended): .active(value)
        case (.possible, _), (_, .possible):
            .possible(value.first == nil && value.second == nil ? nil : value)
        }
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? SimultaneousGesture<First, Second> else { return false }
        let isFirst = first.adopt(gesture.first)
        return second.adopt(gesture.second) && isFirst
    }
}
