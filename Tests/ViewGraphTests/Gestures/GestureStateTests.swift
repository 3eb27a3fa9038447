import Foundation
import Testing
import ViewGraph

/// What a view with a state told of it, and the recognizer of its gesture.
@MainActor
private final class Held {
    var recognizer: GestureRecognizer?
    var widths: [CGFloat] = []
}

private struct Bar: View {
    @GestureState private var width: CGFloat = 0
    let held: Held

    var body: some View {
        let gesture = DragGesture().updating($width) { value, state, _ in state = value.translation.width }
        held.widths.append(width)
        if held.recognizer?.update(with: gesture) != true { held.recognizer = .make(gesture) }
        return EmptyView()
    }
}

@MainActor
struct GestureStateTests {
    private let held = Held()
    private let root = ViewRoot()

    private func send(_ phase: Touch.Phase, _ x: CGFloat, at time: Double) {
        root.perform { held.recognizer?.handle(Touch(phase, at: CGPoint(x: x, y: 0), time: time)) }
    }

    private func dragTo30() {
        root.show(Bar(held: held))
        send(.began, 0, at: 0)
        send(.moved, 20, at: 0.1)
        send(.moved, 30, at: 0.2)
    }

    @Test func `a state follows the gesture, and is as at first when it has ended`() {
        dragTo30()
        send(.ended, 40, at: 0.3)
        #expect(held.widths == [0, 20, 30, 0])
    }

    @Test func `a state is as at first when the gesture is cut off`() {
        dragTo30()
        root.perform { held.recognizer?.cancel() }
        #expect(held.widths == [0, 20, 30, 0])
    }

    @Test func `a state that was not changed is not set`() {
        root.show(Bar(held: held))
        send(.began, 0, at: 0)
        send(.ended, 0, at: 0.1)
        #expect(held.widths == [0])
    }
}
