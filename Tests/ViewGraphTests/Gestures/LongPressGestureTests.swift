import Foundation
import Testing
import ViewGraph

@MainActor
struct LongPressGestureTests {
    private let log = Log()

    private func press(_ gesture: LongPressGesture) -> Finger {
        Finger(gesture.onChanged { [log] in log("changed \($0)") }.onEnded { [log] in log("ended \($0)") })
    }

    @Test func `it tells true at once, and ends when its time is over`() {
        let finger = press(LongPressGesture(minimumDuration: 1.2))
        finger.down(at: 3)
        #expect(log.take() == ["changed true"])
        #expect(finger.recognizer.state == .possible)
        #expect(finger.recognizer.deadline == 3 + 1.2)
        finger.recognizer.passed(deadline: 4)
        #expect(log.take() == [])
        finger.recognizer.passed(deadline: 3 + 1.2)
        #expect(log.take() == ["ended true"])
        #expect(finger.recognizer.deadline == nil)
        finger.up(at: 5)
        #expect(log.take() == [])
        #expect(finger.recognizer.state == .ended)
    }

    @Test func `lifted sooner it is none`() {
        let finger = press(LongPressGesture())
        finger.down(at: 0)
        finger.up(at: 0.499)
        #expect(log.take() == ["changed true"])
        #expect(finger.recognizer.state == .failed)
        #expect(finger.recognizer.deadline == nil)
    }

    @Test func `lifted later it is one, also if nobody said that time passed`() {
        let finger = press(LongPressGesture())
        finger.down(at: 0)
        finger.up(at: 0.5)
        #expect(log.take() == ["changed true", "ended true"])
    }

    @Test func `the finger may move as far as it is allowed`() {
        let finger = press(LongPressGesture(minimumDuration: 0.5, maximumDistance: 25))
        finger.down(at: 0)
        finger.move(25, at: 0.1)
        #expect(finger.recognizer.state == .possible)
        finger.move(25.1, at: 0.2)
        #expect(finger.recognizer.state == .failed)
        finger.recognizer.passed(deadline: 1)
        #expect(log.take() == ["changed true"])
    }

    @Test func `a press of no time ends with the touch`() {
        let finger = press(LongPressGesture(minimumDuration: 0))
        finger.down(at: 0)
        #expect(log.take() == ["ended true"])
    }

    @Test func `a press without end waits for no deadline`() {
        let finger = press(LongPressGesture(minimumDuration: .infinity))
        finger.down(at: 0)
        #expect(finger.recognizer.deadline == nil)
    }
}
