import Foundation

/// A drag that begins along some directions alone: one that first goes another way is none.
package struct AxisGesture {
    let drag: DragGesture
    let axes: Axis.Set

    package init(_ drag: DragGesture, along axes: Axis.Set) { (self.drag, self.axes) = (drag, axes) }
}

extension AxisGesture: PrimitiveGesture {
    package typealias Value = DragGesture.Value
    package typealias Body = Never

    package func makeMachine(depth: Int) -> GestureMachine<DragGesture.Value> { AxisMachine(self, depth: depth) }
}

private final class AxisMachine: WrappingMachine<DragGesture, DragGesture.Value> {
    private var gesture: AxisGesture
    private var hasBegun = false

    init(_ gesture: AxisGesture, depth: Int) {
        self.gesture = gesture
        super.init(gesture.drag, depth: depth)
    }

    override func advance(_ event: GestureEvent) -> GesturePhase<DragGesture.Value> {
        content.send(event)
        guard case .active(let value) = content.phase, !hasBegun else { return content.phase }
        hasBegun = true
        let isAcross = abs(value.translation.width) > abs(value.translation.height)
        return gesture.axes.contains(isAcross ? .horizontal : .vertical) ? content.phase : .failed
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? AxisGesture else { return false }
        self.gesture = gesture
        return content.adopt(gesture.drag)
    }
}
