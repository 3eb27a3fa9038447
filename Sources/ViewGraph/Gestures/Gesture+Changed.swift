extension Gesture where Value: Equatable {
    /// Does something whenever the gesture's value changes.
    ///
    /// Not for the value with which the gesture ends: see ``onEnded(_:)``.
    ///
    /// - Parameter action: Takes the value.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

/// A gesture with something to do when its value changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
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

    @MainActor package func makeMachine(depth: Int) -> GestureMachine<Value> { ChangedMachine(self, depth: depth) }
}

private final class ChangedMachine<Content: Gesture>: WrappingMachine<Content, Content.Value>
where Content.Value: Equatable {
    private var action: (Content.Value) -> Void
    private var last: Content.Value?

    init(_ gesture: _ChangedGesture<Content>, depth: Int) {
        action = gesture.action
        super.init(gesture.content, depth: depth)
    }

    override func advance(_ event: GestureEvent) -> GesturePhase<Content.Value> {
        content.send(event)
        if let value = content.phase.currentValue, value != last {
            last = value
            action(value)
        }
        return content.phase
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? _ChangedGesture<Content> else { return false }
        action = gesture.action
        return content.adopt(gesture.content)
    }
}
