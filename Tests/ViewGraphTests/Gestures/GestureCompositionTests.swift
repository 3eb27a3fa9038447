import Foundation
import Testing
import ViewGraph

@MainActor
struct GestureCompositionTests {
    private let log = Log()

    private func note<G: Gesture>(_ gesture: G) -> Finger where G.Value: Equatable {
        Finger(gesture.onChanged { [log] in log("changed \($0)") }.onEnded { [log] in log("ended \($0)") })
    }

    @Test func `in a sequence the drag goes on with the finger that pressed`() {
        let finger = note(LongPressGesture().sequenced(before: DragGesture().map { Double($0.translation.width) }))
        finger.down(5, at: 0)
        #expect(log.take() == ["changed first(true)"])
        finger.move(9, at: 0.25)
        finger.recognizer.passed(deadline: 0.5)
        #expect(log.take() == ["changed second(true, nil)"])
        #expect(finger.recognizer.state == .active)
        finger.move(29, at: 1)
        finger.up(39, at: 2)
        #expect(
            log.take()
                == ["changed second(true, Optional(20.0))", "ended second(true, 30.0)"].map {
                    $0.replacingOccurrences(of: "30.0)", with: "Optional(30.0))")
                })
    }

    @Test func `a sequence fails with its first gesture, and with its second`() {
        let finger = note(LongPressGesture().sequenced(before: DragGesture()))
        finger.down(at: 0)
        finger.up(at: 0.1)
        #expect(finger.recognizer.state == .failed)
        finger.down(at: 1)
        finger.recognizer.passed(deadline: 1.5)
        finger.up(at: 2)
        #expect(finger.recognizer.state == .failed)
        #expect(!log.take().contains { $0.hasPrefix("ended") })
    }

    @Test func `a tap may come before a drag`() {
        let finger = Finger(
            TapGesture().sequenced(before: DragGesture()).onEnded { [log] value in
                if case .second(_, let drag) = value { log(text(drag?.translation ?? .zero)) }
            })
        finger.down(at: 0)
        finger.up(at: 0.1)
        finger.down(at: 5)
        finger.move(40, at: 5.1)
        finger.up(50, at: 5.2)
        #expect(log.take() == ["50.0,0.0"])
    }

    @Test func `of two, a single tap is told when no second came`() {
        let gesture = TapGesture(count: 2).onEnded { [log] in log("double") }
            .exclusively(before: TapGesture().onEnded { [log] in log("single") })
        let finger = Finger(gesture)
        finger.down(at: 0)
        finger.up(at: 0.1)
        #expect(log.take() == [])
        finger.recognizer.passed(deadline: 0.45)
        #expect(log.take() == ["single"])
        for time in [1.0, 1.2] {
            finger.down(at: time)
            finger.up(at: time + 0.1)
        }
        #expect(log.take() == ["double"])
    }

    @Test func `where the first fails, the second finds all that the finger did`() {
        let finger = Finger(
            LongPressGesture().exclusively(before: DragGesture()).onEnded { [log] value in
                if case .second(let drag) = value { log(text(drag.translation)) } else { log("press") }
            })
        finger.down(at: 0)
        finger.move(4, at: 0.1)
        finger.move(20, at: 0.2)
        #expect(finger.recognizer.state == .active)
        finger.up(25, at: 0.3)
        #expect(log.take() == ["25.0,0.0"])
        finger.down(at: 1)
        finger.recognizer.passed(deadline: 1.5)
        #expect(log.take() == ["press"])
    }

    @Test func `two at the same time end when both are over`() {
        let finger = Finger(
            LongPressGesture().simultaneously(with: DragGesture()).onEnded { [log] in
                log("\($0.first ?? false) \(text($0.second?.translation ?? .zero))")
            })
        finger.down(at: 0)
        finger.recognizer.passed(deadline: 0.5)
        #expect(finger.recognizer.state == .active)
        finger.move(20, at: 1)
        finger.up(30, at: 1.1)
        #expect(log.take() == ["true 30.0,0.0"])
    }
}
