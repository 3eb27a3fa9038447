import Foundation
import TestSupport
import Testing
import ViewGraph

private struct Swipe: Gesture {
    let log: Log

    var body: some Gesture<CGFloat> {
        DragGesture().map { $0.translation.width }.onEnded { log("swipe \(Double($0))") }
    }
}

private struct Endless: Gesture {
    typealias Value = Void
    var body: Endless { self }
}

@MainActor
struct GestureRecognizerTests {
    private let log = Log()

    private var drag: some Gesture {
        DragGesture().onChanged { [log] in log("changed \(text($0.translation))") }
            .onEnded { [log] in log("ended \(text($0.translation))") }
    }

    @Test func `a gesture may be made of others`() {
        let finger = Finger(Swipe(log: log))
        finger.down(at: 0)
        finger.move(30, at: 0.1)
        finger.up(40, at: 0.2)
        #expect(log.take() == ["swipe 40.0"])
    }

    @Test func `a gesture that is made of itself fails`() {
        let finger = Finger(Endless())
        finger.down(at: 0)
        #expect(finger.recognizer.state == .failed)
    }

    @Test func `actions are run from within to without`() {
        let finger = Finger(
            TapGesture().onEnded { [log] in log("inner") }.map { 1 }.onEnded { [log] in log("outer \($0)") })
        finger.down(at: 0)
        finger.up(at: 0.1)
        #expect(log.take() == ["inner", "outer 1"])
    }

    @Test func `what moves or ends must have begun`() {
        let finger = Finger(drag)
        finger.move(50, at: 0)
        finger.up(60, at: 0.1)
        finger.cancelTouch(at: 0.2)
        #expect(finger.recognizer.state == .possible)
        #expect(log.take() == [])
    }

    @Test func `a second beginning cuts the first off`() {
        let finger = Finger(drag)
        finger.down(at: 0)
        finger.move(20, at: 0.1)
        _ = log.take()
        finger.down(100, at: 0.2)
        #expect(finger.recognizer.state == .possible)
        finger.move(115, at: 0.3)
        #expect(log.take() == ["changed 15.0,0.0"])
    }

    @Test func `places that are no numbers are the last ones`() {
        let finger = Finger(drag)
        finger.down(.nan, at: 0)
        finger.move(20, at: 0.1)
        #expect(log.take() == [])
        finger.down(at: 1)
        finger.move(20, at: 1.1)
        finger.move(.nan, .infinity, at: 1.1)
        finger.up(.infinity, at: 1.1)
        #expect(log.take() == ["changed 20.0,0.0", "ended 20.0,0.0"])
    }

    @Test func `clocks do not go back`() {
        var times: [Double] = []
        let finger = Finger(
            DragGesture(minimumDistance: 0).onChanged { times.append($0.time.timeIntervalSinceReferenceDate) })
        finger.down(at: 5)
        finger.move(1, at: 4)
        finger.move(2, at: .nan)
        finger.move(3, at: 6)
        #expect(times == [5, 5, 5, 6])
    }

    @Test func `cut off in its own action it still ends that action, and then is over`() {
        var recognizer: GestureRecognizer?
        let finger = Finger(
            DragGesture(minimumDistance: 0).onChanged { [log] _ in
                recognizer?.cancel()
                log("changed")
            }.onEnded { [log] _ in log("ended") })
        recognizer = finger.recognizer
        finger.down(at: 0)
        finger.move(5, at: 0.1)
        finger.up(5, at: 0.2)
        #expect(log.take() == ["changed"])
        #expect(finger.recognizer.state == .failed)
        #expect(finger.recognizer.isRecognized)
    }

    @Test func `touches from within an action come after it`() {
        var recognizer: GestureRecognizer?
        let finger = Finger(
            TapGesture().onEnded { [log] in
                log("in")
                if log.lines.count == 1 {
                    recognizer?.handle(Touch(.began, at: .zero, time: 1))
                    recognizer?.handle(Touch(.ended, at: .zero, time: 2))
                }
                log("out")
            })
        recognizer = finger.recognizer
        finger.down(at: 0)
        finger.up(at: 0.1)
        #expect(log.take() == ["in", "out", "in", "out"])
    }

    @Test func `the newest actions are run, also within a gesture`() {
        let gesture = { [log] (name: String) in
            DragGesture().onChanged { _ in log("\(name) changed") }.onEnded { _ in log("\(name) ended") }
        }
        let finger = Finger(gesture("old"))
        finger.down(at: 0)
        finger.move(20, at: 0.1)
        #expect(finger.recognizer.update(with: gesture("new")))
        finger.move(30, at: 0.2)
        finger.up(30, at: 0.3)
        #expect(log.take() == ["old changed", "new changed", "new ended"])
        #expect(!finger.recognizer.update(with: TapGesture()))
    }

    @Test func `whatever fingers do, gestures end as they began`() {
        let seed: UInt64 = 31_415
        var random = SeededGenerator(seed: seed)
        var (begun, ended) = (0, 0)
        let gesture = DragGesture(minimumDistance: 5).onEnded { _ in ended += 1 }
            .simultaneously(with: TapGesture(count: 2).onEnded { ended += 1 })
            .exclusively(before: LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in ended += 1 })
        let recognizer = GestureRecognizer.make(gesture)
        for _ in 0..<20_000 {
            let numbers: [Double] = [0, 1, 3, 50, .nan, .infinity, -1e308, 1e308]
            let pick = { (random: inout SeededGenerator) in numbers.randomElement(using: &random) ?? 0 }
            let point = CGPoint(x: pick(&random), y: pick(&random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                begun += 1
                recognizer.handle(Touch(.began, at: point, time: pick(&random)))
            case 1, 2: recognizer.handle(Touch(.moved, at: point, time: pick(&random)))
            case 3: recognizer.handle(Touch(.ended, at: point, time: pick(&random)))
            case 4: recognizer.passed(deadline: pick(&random))
            default: recognizer.cancel()
            }
        }
        #expect(ended <= 2 * begun, "seed \(seed)")
        recognizer.cancel()
        #expect(recognizer.deadline == nil)
    }
}
