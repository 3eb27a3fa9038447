/// What a machine is told.
package enum GestureEvent {
    /// A finger began, moved or ended; never one that was not down.
    case touch(Touch)
    /// The deadline that was asked for is here, at this time in seconds.
    case deadline(Double)
    /// Something else has won, or the view is gone.
    case cancel
}

/// Recognizes a gesture once. Each kind of gesture has a kind of machine, which holds those of the gestures within.
@MainActor
package class GestureMachine<Value> {
    /// How far the gesture is.
    package private(set) final var phase = GesturePhase<Value>.possible(nil)

    package init() {}

    /// When it wants to be told that time has passed, in seconds of the host's clock.
    package var deadline: Double? { nil }

    /// Whether it has seen so much of its gesture that others have to wait for what becomes of it.
    package var isHolding: Bool { false }

    /// The phase after an event. Not called once all is over.
    package func advance(_ event: GestureEvent) -> GesturePhase<Value> { .failed }

    /// Goes on for another value of the same gesture, whose closures are the newest.
    ///
    /// - Returns: Whether it is a gesture of the same kind.
    package func adopt(_ gesture: any Gesture) -> Bool { false }

    final func send(_ event: GestureEvent) {
        if !phase.isOver { phase = advance(event) }
    }
}

/// A machine around that of another gesture.
package class WrappingMachine<Content: Gesture, Value>: GestureMachine<Value> {
    final let content: GestureMachine<Content.Value>

    init(_ content: Content, depth: Int) {
        self.content = content.machine(depth: depth + 1)
        super.init()
    }

    package override final var deadline: Double? { content.deadline }

    package override final var isHolding: Bool { content.isHolding }
}

/// The machine of a gesture that is made of another.
private final class BodyMachine<Content: Gesture>: WrappingMachine<Content.Body, Content.Value> {
    init(_ gesture: Content, depth: Int) { super.init(gesture.body, depth: depth) }

    override func advance(_ event: GestureEvent) -> GesturePhase<Content.Value> {
        content.send(event)
        // A gesture that names another type of value than its body's tells nothing.
        if let value = content.phase.value, !(value is Content.Value) { return .failed }
        switch content.phase {
        case .possible(let value): return .possible(value as? Content.Value)
        case .active(let value): return (value as? Content.Value).map { .active($0) } ?? .failed
        case .ended(let value): return (value as? Content.Value).map { .ended($0) } ?? .failed
        case .failed: return .failed
        }
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? Content else { return false }
        return content.adopt(gesture.body)
    }
}

extension Gesture {
    /// The machine of this gesture. One of a gesture that is made of itself, without end, fails.
    func machine(depth: Int) -> GestureMachine<Value> {
        guard depth < 100 else { return GestureMachine() }
        guard let primitive = self as? any PrimitiveGesture else { return BodyMachine(self, depth: depth) }
        return Self.machine(of: primitive, depth: depth) as? GestureMachine<Value> ?? GestureMachine()
    }

    private static func machine<Primitive: PrimitiveGesture>(of gesture: Primitive, depth: Int) -> AnyObject {
        gesture.makeMachine(depth: depth)
    }
}
