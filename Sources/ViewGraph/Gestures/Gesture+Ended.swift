extension Gesture {
    /// Does something when the gesture ends; not when it fails or is cut off.
    ///
    /// - Parameter action: Takes the last value.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
}

/// A gesture with something to do when it ends.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    /// That of the gesture.
    public typealias Value = Content.Value
    /// None.
    public typealias Body = Never

    let content: Content
    let action: (Value) -> Void

    init(content: Content, action: @escaping (Value) -> Void) {
        self.content = content
        self.action = action
    }

    @MainActor package func makeMachine(depth: Int) -> GestureMachine<Value> { EndedMachine(self, depth: depth) }
}

private final class EndedMachine<Content: Gesture>: WrappingMachine<Content, Content.Value> {
    private var action: (Content.Value) -> Void

    init(_ gesture: _EndedGesture<Content>, depth: Int) {
        action = gesture.action
        super.init(gesture.content, depth: depth)
    }

    override func advance(_ event: GestureEvent) -> GesturePhase<Content.Value> {
        content.send(event)
        if case .ended(let value) = content.phase { action(value) }
        return content.phase
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? _EndedGesture<Content> else { return false }
        action = gesture.action
        return content.adopt(gesture.content)
    }
}
