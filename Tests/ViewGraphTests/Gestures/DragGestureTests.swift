import Foundation
import Testing
import ViewGraph

@MainActor
struct DragGestureTests {
    private let log = Log()

    private func drag(_ gesture: DragGesture = DragGesture()) -> Finger {
        Finger(
            gesture.onChanged { [log] in log("changed \(text($0.translation))") }
                .onEnded { [log] in log("ended \(text($0.translation))") })
    }

    @Test func `it begins at 10 points, and counts from where the finger came down`() {
        let finger = drag()
        finger.down(100, 50, at: 0)
        finger.move(106, 57.9, at: 0.1)
        #expect(log.take() == [])
        finger.move(106, 58, at: 0.2)
        #expect(log.take() == ["changed 6.0,8.0"])
        #expect(finger.recognizer.state == .active)
        finger.move(100, 50, at: 0.3)
        #expect(log.take() == ["changed 0.0,0.0"])
        finger.up(90, 50, at: 0.4)
        #expect(log.take() == ["ended -10.0,0.0"])
    }

    @Test func `with no distance it begins with the touch`() {
        let finger = drag(DragGesture(minimumDistance: 0))
        finger.down(at: 0)
        #expect(log.take() == ["changed 0.0,0.0"])
        finger.up(at: 1)
        #expect(log.take() == ["ended 0.0,0.0"])
    }

    @Test func `lifted sooner it is none`() {
        let finger = drag()
        finger.down(at: 0)
        finger.move(9, at: 0.1)
        finger.up(9, at: 0.2)
        #expect(log.take() == [])
        #expect(finger.recognizer.state == .failed)
    }

    @Test func `a place that does not change at the same time tells nothing new`() {
        let finger = drag()
        finger.down(at: 0)
        finger.move(20, at: 0.1)
        finger.move(20, at: 0.1)
        #expect(log.take() == ["changed 20.0,0.0"])
    }

    @Test func `cut off, it neither changes nor ends`() {
        let finger = drag()
        finger.down(at: 0)
        finger.move(20, at: 0.1)
        _ = log.take()
        finger.cancelTouch(at: 0.2)
        finger.up(30, at: 0.3)
        #expect(log.take() == [])
        #expect(finger.recognizer.state == .failed)
    }

    private func value(_ moves: [(x: CGFloat, time: Double)]) -> DragGesture.Value? {
        var result: DragGesture.Value?
        let finger = Finger(DragGesture(minimumDistance: 0).onEnded { result = $0 })
        finger.down(at: 0)
        for move in moves { finger.move(move.x, at: move.time) }
        finger.up(moves.last?.x ?? 0, at: moves.last?.time ?? 0)
        return result
    }

    @Test func `velocity is that of the last tenth of a second`() {
        let value = value([(5, 0.5), (10, 1), (20, 1.03125), (40, 1.0625), (70, 1.09375)])
        #expect(value?.velocity == CGSize(width: 60 / 0.09375, height: 0))
        #expect(value?.time == Date(timeIntervalSinceReferenceDate: 1.09375))
    }

    @Test func `between two places far apart in time it is that from one to the other`() {
        #expect(value([(100, 0.5), (200, 1)])?.velocity == CGSize(width: 200, height: 0))
    }

    @Test func `a finger that rests has none`() {
        #expect(value([(50, 0.125), (100, 0.25), (100, 2)])?.velocity == .zero)
    }

    @Test func `the predicted end is a quarter of a second further`() {
        let value = value([(100, 0.5), (200, 1)])
        #expect(value?.predictedEndLocation == CGPoint(x: 250, y: 0))
        #expect(value?.predictedEndTranslation == CGSize(width: 250, height: 0))
    }

    @Test func `locations count in the space that was asked for, distances in the window`() {
        let touch = { (phase: Touch.Phase, x: CGFloat, time: Double) in
            Touch(
                phase, at: CGPoint(x: 1, y: 2), globalLocation: CGPoint(x: x, y: 0), time: time,
                namedLocations: ["list": CGPoint(x: x / 2, y: 7)])
        }
        for (gesture, expected) in [
            (DragGesture(), "1.0,2.0"), (DragGesture(coordinateSpace: .global), "30.0,0.0"),
            (DragGesture(coordinateSpace: .named("list")), "15.0,7.0"),
            (DragGesture(coordinateSpace: .named("elsewhere")), "30.0,0.0"),
        ] {
            let finger = Finger(gesture.onEnded { [log] in log(text($0.location)) })
            for (phase, x) in [(Touch.Phase.began, 0.0), (.moved, 20), (.ended, 30)] {
                finger.recognizer.handle(touch(phase, x, x / 100))
            }
            #expect(log.take() == [expected])
        }
    }
}
