package import Foundation

/// Taps that tell where the last of them was.
package struct PlacedTapGesture {
    let taps: TapGesture
    let space: CoordinateSpace

    package init(count: Int, in space: CoordinateSpace) { (taps, self.space) = (TapGesture(count: count), space) }
}

extension PlacedTapGesture: PrimitiveGesture {
    package typealias Value = CGPoint
    package typealias Body = Never

    package func makeMachine(depth: Int) -> GestureMachine<CGPoint> { PlacedTapMachine(self, depth: depth) }
}

private final class PlacedTapMachine: WrappingMachine<TapGesture, CGPoint> {
    private var gesture: PlacedTapGesture
    private var place = CGPoint.zero

    init(_ gesture: PlacedTapGesture, depth: Int) {
        self.gesture = gesture
        super.init(gesture.taps, depth: depth)
    }

    override func advance(_ event: GestureEvent) -> GesturePhase<CGPoint> {
        if case .touch(let touch) = event { place = touch.location(in: gesture.space) }
        content.send(event)
        return content.phase.map { _ in place }
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? PlacedTapGesture else { return false }
        self.gesture = gesture
        return content.adopt(gesture.taps)
    }
}
