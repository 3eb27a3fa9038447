extension Optional: Gesture where Wrapped: Gesture {
    /// That of the gesture.
    public typealias Value = Wrapped.Value
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
    package func makeMachine(depth: Int) -> GestureMachine<Wrapped.Value> {
        switch self {
        case .none: NoMachine()
        case .some(let gesture): SomeMachine(gesture, depth: depth)
        }
    }
}

/// What comes of no gesture: nothing.
private final class NoMachine<Value>: GestureMachine<Value> {}

private final class SomeMachine<Content: Gesture>: WrappingMachine<Content, Content.Value> {
    override func advance(_ event: GestureEvent) -> GesturePhase<Content.Value> {
        content.send(event)
        return content.phase
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? Content? else { return false }
        return gesture.map { content.adopt($0) } ?? false
    }
}
