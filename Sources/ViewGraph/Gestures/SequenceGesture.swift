extension Gesture {
    /// This gesture, and after it has ended another.
    ///
    /// - Parameter other: The other.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// Two gestures, one after the other. It fails when one of them does.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// What the gesture in turn tells.
    public enum Value {
        /// The first has not ended.
        case first(First.Value)
        /// The first has ended with this; the second may tell something already.
        case second(First.Value, Second.Value?)
    }

    /// None.
    public typealias Body = Never

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Two gestures, one after the other.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor package func makeMachine(depth: Int) -> GestureMachine<Value> { SequenceMachine(self, depth: depth) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceMachine<First: Gesture, Second: Gesture>:
    GestureMachine<SequenceGesture<First, Second>.Value>
{
    private let first: GestureMachine<First.Value>
    private let second: GestureMachine<Second.Value>
    /// Where the finger is, while it is down.
    private var finger: Touch?

    init(_ gesture: SequenceGesture<First, Second>, depth: Int) {
        first = gesture.first.machine(depth: depth + 1)
        second = gesture.second.machine(depth: depth + 1)
    }

    override var deadline: Double? { first.phase.isOver ? second.deadline : first.deadline }

    override var isHolding: Bool { !phase.isOver && (first.phase.isOver ? second : nil)?.isHolding ?? first.isHolding }

    override func advance(_ event: GestureEvent) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        if case .touch(let touch) = event { finger = touch.phase == .ended ? nil : touch }
        if first.phase.isOver {
            second.send(event)
        } else {
            first.send(event)
            handOver(event)
        }
        return combined
    }

    /// The second gesture finds the finger where the first has left it, if it is still down; if not, it waits for the next.
    private func handOver(_ event: GestureEvent) {
        guard case .ended = first.phase, var touch = finger else { return }
        touch.phase = .began
        if case .deadline(let time) = event { touch.time = max(touch.time, time) }
        second.send(.touch(touch))
    }

    private var combined: GesturePhase<SequenceGesture<First, Second>.Value> {
        switch first.phase {
        case .possible(let value): return .possible(value.map { .first($0) })
        case .active(let value): return .active(.first(value))
        case .failed:
            second.send(.cancel)
            return .failed
        case .ended(let value):
            return switch second.phase {
            case .possible(let other), .active(let other as Second.Value?): .active(.second(value, other))
            case .ended(let other): .ended(.second(value, other))
            case .failed: .failed
            }
        }
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? SequenceGesture<First, Second> else { return false }
        let isFirst = first.adopt(gesture.first)
        return second.adopt(gesture.second) && isFirst
    }
}
