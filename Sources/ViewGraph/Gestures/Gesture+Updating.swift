extension Gesture {
    /// Keeps a state up to date while the gesture goes on; once it has ended, failed or been cut off, the state is as at first.
    ///
    /// - Parameters:
    ///   - state: The state, with its `$`.
    ///   - body: Takes the gesture's value, the state to change, and the transaction to change it in.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}

/// A gesture that keeps a state up to date.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    /// That of the gesture.
    public typealias Value = Base.Value
    /// None.
    public typealias Body = Never

    let base: Base
    let state: GestureState<State>
    let update: (Value, inout State, inout Transaction) -> Void

    init(
        base: Base, state: GestureState<State>,
        update: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.update = update
    }

    @MainActor package func makeMachine(depth: Int) -> GestureMachine<Value> { UpdatingMachine(self, depth: depth) }
}

private final class UpdatingMachine<Base: Gesture, State>: WrappingMachine<Base, Base.Value> {
    private var gesture: GestureStateGesture<Base, State>
    private var hasChanged = false

    init(_ gesture: GestureStateGesture<Base, State>, depth: Int) {
        self.gesture = gesture
        super.init(gesture.base, depth: depth)
    }

    override func advance(_ event: GestureEvent) -> GesturePhase<Base.Value> {
        content.send(event)
        if let value = content.phase.currentValue {
            hasChanged = true
            gesture.state.change { gesture.update(value, &$0, &$1) }
        } else if content.phase.isOver, hasChanged {
            gesture.state.reset()
        }
        return content.phase
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? GestureStateGesture<Base, State> else { return false }
        self.gesture = gesture
        return content.adopt(gesture.base)
    }
}
