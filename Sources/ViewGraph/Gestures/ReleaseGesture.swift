/// A finger that comes down and is released on the view, however long it was there and however far it moved in between: what
/// presses a button.
package struct ReleaseGesture: PrimitiveGesture {
    package typealias Value = Void
    package typealias Body = Never

    nonisolated package init() {}

    package func makeMachine(depth: Int) -> GestureMachine<Void> { ReleaseMachine() }
}

private final class ReleaseMachine: GestureMachine<Void> {
    override func advance(_ event: GestureEvent) -> GesturePhase<Void> {
        switch event {
        case .touch(let touch) where touch.phase == .ended: touch.isInside ? .ended(()) : .failed
        case .touch, .deadline: phase
        case .cancel: .failed
        }
    }

    override func adopt(_ gesture: any Gesture) -> Bool { gesture is ReleaseGesture }
}
