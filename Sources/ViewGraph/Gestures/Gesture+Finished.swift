extension Gesture {
    /// Does something when the gesture is over in whatever way: it ended, failed, or was cut off.
    package func onFinished(_ action: @escaping () -> Void) -> FinishedGesture<Self> {
        FinishedGesture(base: self, action: action)
    }
}

/// A gesture that tells when it is over.
package struct FinishedGesture<Base: Gesture> {
    let base: Base
    let action: () -> Void
}

extension FinishedGesture: PrimitiveGesture {
    package typealias Value = Base.Value
    package typealias Body = Never

    package func makeMachine(depth: Int) -> GestureMachine<Base.Value> { FinishedMachine(self, depth: depth) }
}

private final class FinishedMachine<Base: Gesture>: WrappingMachine<Base, Base.Value> {
    private var gesture: FinishedGesture<Base>

    init(_ gesture: FinishedGesture<Base>, depth: Int) {
        self.gesture = gesture
        super.init(gesture.base, depth: depth)
    }

    override func advance(_ event: GestureEvent) -> GesturePhase<Base.Value> {
        content.send(event)
        if content.phase.isOver { gesture.action() }
        return content.phase
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? FinishedGesture<Base> else { return false }
        self.gesture = gesture
        return content.adopt(gesture.base)
    }
}
