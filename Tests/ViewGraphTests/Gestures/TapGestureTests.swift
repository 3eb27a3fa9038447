import Foundation
import Testing
import ViewGraph

@MainActor
struct TapGestureTests {
    private let log = Log()

    private func taps(_ count: Int = 1) -> Finger {
        Finger(TapGesture(count: count).onEnded { [log] in log("tap") })
    }

    @Test func `a tap ends with the finger's lift`() {
        let finger = taps()
        finger.down(at: 1)
        #expect(log.take() == [])
        #expect(finger.recognizer.state == .possible)
        finger.up(at: 1.1)
        #expect(log.take() == ["tap"])
        #expect(finger.recognizer.state == .ended)
    }

    @Test func `a tap may last a minute`() {
        let finger = taps()
        finger.down(at: 0)
        #expect(finger.recognizer.deadline == nil)
        finger.up(at: 60)
        #expect(log.take() == ["tap"])
    }

    @Test func `10 points away is still a tap, more is none`() {
        let finger = taps()
        finger.down(at: 0)
        finger.move(6, 8, at: 0.1)
        finger.up(6, 8, at: 0.2)
        #expect(log.take() == ["tap"])
        finger.down(at: 1)
        finger.move(6, 8.1, at: 1.1)
        #expect(finger.recognizer.state == .failed)
        finger.up(at: 1.2)
        #expect(log.take() == [])
    }

    @Test func `a finger that leaves the view does not tap`() {
        let finger = taps()
        finger.down(at: 0)
        finger.recognizer.handle(Touch(.moved, at: CGPoint(x: 5, y: 0), time: 0.1, isInside: false))
        finger.up(at: 0.2)
        #expect(log.take() == [])
    }

    @Test func `each touch can tap`() {
        let finger = taps()
        for time in [0.0, 0.2, 0.4] {
            finger.down(at: time)
            finger.up(at: time + 0.1)
        }
        #expect(log.take() == ["tap", "tap", "tap"])
    }

    @Test func `two taps are one double tap`() {
        let finger = taps(2)
        finger.down(at: 0)
        finger.up(at: 0.1)
        #expect(finger.recognizer.isHolding)
        #expect(finger.recognizer.deadline == 0.1 + 0.35)
        finger.down(at: 0.3)
        #expect(finger.recognizer.deadline == nil)
        finger.up(at: 2)
        #expect(log.take() == ["tap"])
        #expect(!finger.recognizer.isHolding)
    }

    @Test func `a second tap that is late is a first`() {
        let finger = taps(2)
        finger.down(at: 0)
        finger.up(at: 0.1)
        finger.recognizer.passed(deadline: 0.4)
        #expect(finger.recognizer.state == .possible)
        finger.recognizer.passed(deadline: 0.45)
        #expect(finger.recognizer.state == .failed)
        finger.down(at: 0.5)
        finger.up(at: 0.6)
        #expect(log.take() == [])
        finger.down(at: 0.7)
        finger.up(at: 0.8)
        #expect(log.take() == ["tap"])
    }

    @Test func `a second tap is late also if nobody said that time passed`() {
        let finger = taps(2)
        for time in [0.0, 1, 1.2] {
            finger.down(at: time)
            finger.up(at: time + 0.1)
            #expect(log.take() == (time == 1.2 ? ["tap"] : []))
        }
    }

    @Test func `a second tap elsewhere is a first`() {
        let finger = taps(2)
        for (x, time) in [(0.0, 0.0), (46.0, 0.2), (46.0, 0.4)] {
            finger.down(x, at: time)
            finger.up(x, at: time + 0.1)
            #expect(log.take() == (time == 0.4 ? ["tap"] : []))
        }
    }

    @Test func `no taps count as one`() {
        let finger = taps(-3)
        finger.down(at: 0)
        finger.up(at: 0.1)
        #expect(log.take() == ["tap"])
    }
}
