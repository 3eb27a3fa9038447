public import Foundation

/// A finger that moves.
///
/// It begins where the finger came down, once the finger is far enough from there, and ends when it is lifted. A finger that is
/// lifted sooner did not drag.
nonisolated public struct DragGesture: PrimitiveGesture {
    /// None.
    public typealias Body = Never

    /// How far the finger must move for the drag to begin, in points.
    public var minimumDistance: CGFloat
    /// Where locations count from.
    public var coordinateSpace: CoordinateSpace

    /// A drag.
    ///
    /// - Parameters:
    ///   - minimumDistance: How far the finger must move for the drag to begin, in points; with 0 it begins with the touch.
    ///   - coordinateSpace: Where locations count from.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// A drag.
    ///
    /// - Parameters:
    ///   - minimumDistance: How far the finger must move for the drag to begin, in points; with 0 it begins with the touch.
    ///   - coordinateSpace: Where locations count from.
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @MainActor package func makeMachine(depth: Int) -> GestureMachine<Value> { DragMachine(self) }
}

private final class DragMachine: GestureMachine<DragGesture.Value> {
    private var gesture: DragGesture
    private var track: DragTrack?

    init(_ gesture: DragGesture) { self.gesture = gesture }

    override func advance(_ event: GestureEvent) -> GesturePhase<DragGesture.Value> {
        guard case .touch(let touch) = event else {
            if case .cancel = event { return .failed }
            return phase
        }
        if touch.phase == .began { track = DragTrack(touch, in: gesture.coordinateSpace) }
        track?.add(touch)
        guard let track else { return phase }
        // Once it goes on, it does so also where it began.
        let goesOn = phase.value != nil || !(track.distance < gesture.minimumDistance)
        if touch.phase == .ended { return goesOn ? .ended(track.value) : .failed }
        return goesOn ? .active(track.value) : phase
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? DragGesture else { return false }
        // The space stays that of the touch's beginning.
        self.gesture = gesture
        return true
    }
}
