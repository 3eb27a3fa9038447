extension Gesture {
    /// This gesture, or another where this one fails.
    ///
    /// - Parameter other: The other.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// One of two gestures: the second is told what the finger did once the first has failed.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// What the one that it became tells.
    public enum Value {
        /// It is the first.
        case first(First.Value)
        /// It is the second.
        case second(Second.Value)
    }

    /// None.
    public typealias Body = Never

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// One of two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor package func makeMachine(depth: Int) -> GestureMachine<Value> { ExclusiveMachine(self, depth: depth) }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class ExclusiveMachine<First: Gesture, Second: Gesture>:
    GestureMachine<ExclusiveGesture<First, Second>.Value>
{
    private let first: GestureMachine<First.Value>
    private let second: GestureMachine<Second.Value>
    /// What the second has not been told yet.
    private var held = TouchBacklog()

    init(_ gesture: ExclusiveGesture<First, Second>, depth: Int) {
        first = gesture.first.machine(depth: depth + 1)
        second = gesture.second.machine(depth: depth + 1)
    }

    override var deadline: Double? { first.phase.isOver ? second.deadline : first.deadline }

    override var isHolding: Bool { !phase.isOver && (first.isHolding || second.isHolding) }

    override func advance(_ event: GestureEvent) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
        let wasFirst = !first.phase.isOver
        if wasFirst {
            if case .touch(let touch) = event { held.append(touch) }
            first.send(event)
        }
        switch first.phase {
        case .possible(let value): return .possible(value.map { .first($0) })
        case .active(let value):
            held.removeAll()
            return .active(.first(value))
        case .ended(let value): return .ended(.first(value))
        case .failed: tellSecond(event, isNew: !wasFirst)
        }
        return second.phase.map { .second($0) }
    }

    private func tellSecond(_ event: GestureEvent, isNew: Bool) {
        while let touch = held.takeFirst() { second.send(.touch(touch)) }
        if case .cancel = event {
            second.send(.cancel)
        } else if isNew {
            second.send(event)
        }
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? ExclusiveGesture<First, Second> else { return false }
        let isFirst = first.adopt(gesture.first)
        return second.adopt(gesture.second) && isFirst
    }
}
