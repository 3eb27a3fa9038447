public import Foundation

/// A finger that stays down at a place.
///
/// It tells `true` as soon as the finger is down. It ends, with `true`, when the finger has been down long enough, and needs not
/// to be lifted for it; it is none when the finger is lifted sooner or goes too far.
nonisolated public struct LongPressGesture: PrimitiveGesture {
    /// What it tells: `true`.
    public typealias Value = Bool
    /// None.
    public typealias Body = Never

    /// How long the finger must be down, in seconds.
    public var minimumDuration: Double
    /// How far the finger may move, in points.
    public var maximumDistance: CGFloat

    /// A press so long.
    ///
    /// - Parameters:
    ///   - minimumDuration: How long the finger must be down, in seconds; what is not above 0 is at once.
    ///   - maximumDistance: How far the finger may move, in points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor package func makeMachine(depth: Int) -> GestureMachine<Bool> { LongPressMachine(self) }
}

private final class LongPressMachine: GestureMachine<Bool> {
    private var gesture: LongPressGesture
    private var start: Touch?

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override var deadline: Double? {
        guard let start, !phase.isOver else { return nil }
        let time = start.time + (gesture.minimumDuration > 0 ? gesture.minimumDuration : 0)
        return time < .infinity ? time : nil
    }

    override func advance(_ event: GestureEvent) -> GesturePhase<Bool> {
        switch event {
        case .touch(let touch): advance(touch)
        case .deadline(let time): isLongEnough(at: time) ? .ended(true) : phase
        case .cancel: .failed
        }
    }

    private func advance(_ touch: Touch) -> GesturePhase<Bool> {
        if touch.phase == .began { start = touch }
        guard let start else { return phase }
        // The time may be over before anybody has said so.
        if isLongEnough(at: touch.time) { return .ended(true) }
        if touch.phase == .ended { return .failed }
        return touch.distance(to: start) > gesture.maximumDistance ? .failed : .possible(true)
    }

    private func isLongEnough(at time: Double) -> Bool { deadline.map { time >= $0 } ?? false }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? LongPressGesture else { return false }
        self.gesture = gesture
        return true
    }
}
