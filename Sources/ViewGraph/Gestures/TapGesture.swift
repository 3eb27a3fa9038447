import Foundation

/// One or more taps at one place.
///
/// A tap may last as long as it will. It is none when the finger moves more than 10 points away or leaves the view. Of several
/// taps, each must begin within 0.35 s of the end of the one before, and within 45 points of it.
nonisolated public struct TapGesture: PrimitiveGesture {
    /// What it tells: nothing.
    public typealias Value = Void
    /// None.
    public typealias Body = Never

    /// How many taps.
    public var count: Int

    /// So many taps.
    ///
    /// - Parameter count: How many taps; less than 1 counts as 1.
    public init(count: Int = 1) { self.count = count }

    @MainActor package func makeMachine(depth: Int) -> GestureMachine<Void> { TapMachine(self) }
}

private final class TapMachine: GestureMachine<Void> {
    private var gesture: TapGesture
    private var taps = 0
    /// The first of the touch that goes on, or of the last one.
    private var start: Touch?
    private var isDown = false
    private var nextTap: Double?

    init(_ gesture: TapGesture) { self.gesture = gesture }

    override var deadline: Double? { nextTap }

    override var isHolding: Bool { taps > 0 && !phase.isOver }

    override func advance(_ event: GestureEvent) -> GesturePhase<Void> {
        switch event {
        case .touch(let touch): advance(touch)
        case .deadline(let time): nextTap.map { time < $0 } ?? true ? phase : .failed
        case .cancel: .failed
        }
    }

    private func advance(_ touch: Touch) -> GesturePhase<Void> {
        if touch.phase == .began {
            if let nextTap, touch.time > nextTap { return .failed }
            if let start, touch.distance(to: start) > 45 { return .failed }
            (start, isDown, nextTap) = (touch, true, nil)
            return phase
        }
        guard isDown, let start else { return phase }
        guard touch.isInside, touch.distance(to: start) <= 10 else { return .failed }
        if touch.phase == .moved { return phase }
        isDown = false
        taps += 1
        if taps >= gesture.count { return .ended(()) }
        nextTap = touch.time + 0.35
        return phase
    }

    override func adopt(_ gesture: any Gesture) -> Bool {
        guard let gesture = gesture as? TapGesture else { return false }
        self.gesture = gesture
        return true
    }
}
