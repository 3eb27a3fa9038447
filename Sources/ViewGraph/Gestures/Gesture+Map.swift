extension Gesture {
    /// The same gesture, which tells something else.
    ///
    /// - Parameter body: Makes it from what this one tells.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

/// A gesture that tells something else than the one within.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
    /// None.
    public typealias Body = Never

    let content: Content
    let transform: (Content.Value) -> Value

    init(content: Content, transform: @escaping (Content.Value) -> Value) {
        self.content = content
        self.transform = transform
    }

    @MainActor package func makeMachine(depth: Int) -> GestureMachine<Value> { MapMachine(self, depth: depth) }
}

private final class MapMachine<Content: Gesture, Value>: WrappingMachine<Content, Value> {
    private var transform: (Content.Value) -> Value

    init(_ gesture: _MapGesture<Content, Value>, depth: Int) {
        transform = gesture.transform
        super.init(gesture.content, depth: depth)
    }

    override func advance(_ event: GestureEvent) -> GesturePhase<Value> {
        content.send(event)
        return content.phase.map(transform)
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? _MapGesture<Content, Value> else { return false }
        transform = gesture.transform
        return content.adopt(gesture.content)
    }
}
