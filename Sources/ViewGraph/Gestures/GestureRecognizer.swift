/// Recognizes one gesture of a view, again and again, whatever kind it is.
///
/// What is asked for from within one of its actions happens as soon as that action has returned. Touches are taken as they
/// can be: a finger that moves or ends must have begun, clocks do not go back, and a place that is no number is the last one.
@MainActor
package class GestureRecognizer {
    /// How far the gesture is.
    package enum State: Sendable {
        case possible
        case active
        case ended
        case failed
    }

    private enum Request {
        case touch(Touch)
        case deadline(Double)
        case cancel
    }

    private var requests: [Request] = []
    private var isBusy = false
    /// The last touch, while the finger is down.
    private var finger: Touch?

    /// Whether it was active, or has ended, whatever has become of it since.
    package fileprivate(set) final var isRecognized = false

    fileprivate init() {}

    /// A recognizer for a gesture.
    package static func make<Gesture: ViewGraph.Gesture>(_ gesture: Gesture) -> GestureRecognizer {
        TypedGestureRecognizer(gesture)
    }

    // MARK: What each kind of gesture says

    /// How far the gesture is.
    package var state: State { .failed }

    /// When it wants to be told that time has passed; nil if it does not wait.
    package var deadline: Double? { nil }

    /// Whether it has seen taps of which it needs more, so that others have to wait for what becomes of it.
    package var isHolding: Bool { false }

    /// Takes another value of the same gesture: from now on its closures are called, also within a gesture that goes on.
    ///
    /// - Returns: False for a gesture of another kind, which needs a recognizer of its own.
    package func update(with gesture: any Gesture) -> Bool { false }

    fileprivate func send(_ event: GestureEvent) {}

    /// Begins anew.
    fileprivate func restart() {}

    // MARK: What happens

    /// What the finger does.
    package final func handle(_ touch: Touch) { perform(.touch(touch)) }

    /// A deadline has come.
    ///
    /// - Parameter time: Now, in seconds of the host's clock.
    package final func passed(deadline time: Double) { perform(.deadline(time)) }

    /// Something else has won, or the view is gone: the gesture fails, unless it is over.
    package final func cancel() { perform(.cancel) }

    /// Whether nothing more can come of the touches so far.
    package final var isOver: Bool { state == .ended || state == .failed }

    private func perform(_ request: Request) {
        requests.append(request)
        if isBusy { return }
        isBusy = true
        defer { isBusy = false }
        while !requests.isEmpty {
            switch requests.removeFirst() {
            case .touch(let touch): take(touch)
            case .deadline(let time): send(.deadline(time))
            case .cancel: send(.cancel)
            }
        }
    }

    private func take(_ touch: Touch) {
        if touch.phase == .began { return begin(touch) }
        guard let last = finger else { return }
        let touch = touch.repaired(after: last)
        finger = touch.phase == .moved ? touch : nil
        send(touch.phase == .cancelled ? .cancel : .touch(touch))
    }

    private func begin(_ touch: Touch) {
        // Another finger, or the end of the last one was lost.
        if finger != nil { send(.cancel) }
        finger = nil
        if isOver { restart() }
        guard touch.isSound else { return }
        finger = touch
        send(.touch(touch))
        // Taps that came too late, or too far away, begin anew.
        if state == .failed {
            restart()
            send(.touch(touch))
        }
    }
}

private final class TypedGestureRecognizer<Gesture: ViewGraph.Gesture>: GestureRecognizer {
    private var gesture: Gesture
    private var machine: GestureMachine<Gesture.Value>

    init(_ gesture: Gesture) {
        self.gesture = gesture
        machine = gesture.machine(depth: 0)
    }

    override var state: State {
        switch machine.phase {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    override var deadline: Double? { isOver ? nil : machine.deadline }

    override var isHolding: Bool { !isOver && machine.isHolding }

    override func update(with gesture: any ViewGraph.Gesture) -> Bool {
        guard let gesture = gesture as? Gesture else { return false }
        self.gesture = gesture
        return machine.adopt(gesture)
    }

    override func send(_ event: GestureEvent) {
        machine.send(event)
        if state == .active || state == .ended { isRecognized = true }
    }

    override func restart() {
        machine = gesture.machine(depth: 0)
        isRecognized = false
    }
}
