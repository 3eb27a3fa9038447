import Foundation
import Testing
import ViewGraph

@MainActor
struct GestureArenaTests {
    private let log = Log()
    private let arena = GestureArena()

    private func tap(_ name: String, count: Int = 1) -> GestureRecognizer {
        .make(TapGesture(count: count).onEnded { [log] in log(name) })
    }

    private func drag(_ name: String, minimumDistance: CGFloat = 10) -> GestureRecognizer {
        .make(
            DragGesture(minimumDistance: minimumDistance)
                .onChanged { [log] in log("\(name) \(Double($0.translation.width))") }
                .onEnded { [log] _ in log("\(name) ended") })
    }

    private func press(_ name: String, _ duration: Double = 0.5) -> GestureRecognizer {
        .make(LongPressGesture(minimumDuration: duration).onEnded { [log] _ in log(name) })
    }

    private func down(_ entries: [GestureArena.Entry], at time: Double, x: CGFloat = 0) {
        arena.handle(Touch(.began, at: CGPoint(x: x, y: 0), time: time), on: entries)
    }

    private func move(_ x: CGFloat, at time: Double) {
        arena.handle(Touch(.moved, at: CGPoint(x: x, y: 0), time: time))
    }

    private func up(_ x: CGFloat = 0, at time: Double) {
        arena.handle(Touch(.ended, at: CGPoint(x: x, y: 0), time: time))
    }

    private func tapOnce(_ entries: [GestureArena.Entry], at time: Double) {
        down(entries, at: time)
        up(at: time + 0.1)
    }

    @Test func `the innermost of two taps wins`() {
        tapOnce([.init(tap("inner")), .init(tap("outer"))], at: 0)
        #expect(log.take() == ["inner"])
        #expect(arena.isIdle)
    }

    @Test func `with priority the outermost wins`() {
        tapOnce(
            [
                .init(tap("inner")), .init(tap("middle"), role: .highPriority),
                .init(tap("outer"), role: .highPriority),
            ], at: 0)
        #expect(log.take() == ["outer"])
    }

    @Test func `simultaneous gestures win and lose nothing`() {
        tapOnce([.init(tap("inner")), .init(tap("both"), role: .simultaneous), .init(tap("outer"))], at: 0)
        #expect(log.take() == ["inner", "both"])
    }

    @Test func `a drag cuts the press within it off`() {
        let press = press("press")
        down([.init(press), .init(drag("drag"))], at: 0)
        #expect(arena.nextDeadline == 0.5)
        move(10, at: 0.1)
        #expect(press.state == .failed)
        #expect(arena.nextDeadline == nil)
        up(20, at: 1)
        #expect(log.take() == ["drag 10.0", "drag ended"])
    }

    @Test func `a press that is over cuts the drag around it off`() {
        down([.init(press("press")), .init(drag("drag"))], at: 0)
        arena.pass(to: 0.5)
        move(50, at: 0.6)
        up(50, at: 0.7)
        #expect(log.take() == ["press"])
    }

    @Test func `of two presses the shorter wins`() {
        down([.init(press("inner", 0.8)), .init(press("outer", 0.3))], at: 0)
        arena.pass(to: 2)
        #expect(log.take() == ["outer"])
    }

    @Test func `time that passed counts before a touch`() {
        down([.init(press("press")), .init(tap("tap"))], at: 0)
        up(at: 3)
        #expect(log.take() == ["press"])
    }

    @Test func `a tap that becomes a drag is none`() {
        down([.init(tap("tap")), .init(drag("drag"))], at: 0)
        move(30, at: 0.1)
        move(0, at: 0.2)
        up(at: 0.3)
        #expect(log.take() == ["drag 30.0", "drag 0.0", "drag ended"])
    }

    @Test func `a single tap waits for the double tap within it`() {
        let entries = [GestureArena.Entry(tap("double", count: 2)), .init(tap("single"))]
        tapOnce(entries, at: 0)
        #expect(log.take() == [])
        #expect(arena.nextDeadline == 0.1 + 0.35)
        #expect(!arena.isIdle)
        tapOnce(entries, at: 0.2)
        #expect(log.take() == ["double"])
        tapOnce(entries, at: 2)
        arena.pass(to: 2.5)
        #expect(log.take() == ["single"])
        #expect(arena.isIdle)
    }

    @Test func `a second touch that is no tap leaves the first to the single tap`() {
        let entries = [GestureArena.Entry(tap("double", count: 2)), .init(tap("single"))]
        tapOnce(entries, at: 0)
        down(entries, at: 0.2)
        move(30, at: 0.3)
        #expect(log.take() == ["single"])
        up(30, at: 0.4)
        #expect(log.take() == [])
    }

    @Test func `a touch elsewhere lets the single tap have its turn`() {
        tapOnce([.init(tap("double", count: 2)), .init(tap("single"))], at: 0)
        tapOnce([.init(tap("other"))], at: 0.2)
        #expect(log.take() == ["single", "other"])
    }

    @Test func `while a second touch lasts, those that wait know of no time`() {
        let entries = [GestureArena.Entry(tap("double", count: 2)), .init(press("press"))]
        tapOnce(entries, at: 0)
        down(entries, at: 0.3)
        arena.pass(to: 3)
        #expect(log.take() == [])
        up(at: 3)
        #expect(log.take() == ["double"])
    }

    @Test func `each view sees the touch in its own space`() {
        let recognizer = GestureRecognizer.make(
            DragGesture(minimumDistance: 0).onEnded { [log] in log(text($0.location)) })
        let entry = GestureArena.Entry(recognizer) { touch in
            var touch = touch
            touch.location.x -= 100
            return touch
        }
        down([entry], at: 0, x: 110)
        up(120, at: 1)
        #expect(log.take() == ["20.0,0.0"])
    }

    @Test func `cut off, nothing is told any more`() {
        down([.init(drag("inner")), .init(drag("outer"))], at: 0)
        move(20, at: 0.1)
        arena.cancel()
        move(30, at: 0.2)
        up(30, at: 0.3)
        #expect(log.take() == ["inner 20.0"])
        #expect(arena.isIdle)
    }

    @Test func `a gesture that removes its own view has had its touch`() {
        var inner: GestureRecognizer?
        let recognizer = GestureRecognizer.make(
            DragGesture().onChanged { [log, arena] _ in
                log("gone")
                if let inner { arena.remove(inner) }
            })
        inner = recognizer
        down([.init(recognizer), .init(drag("outer"))], at: 0)
        move(20, at: 0.1)
        move(30, at: 0.2)
        up(30, at: 0.3)
        #expect(log.take() == ["gone"])
        down([.init(drag("next"))], at: 1)
        move(20, at: 1.1)
        #expect(log.take() == ["next 20.0"])
    }

    @Test func `touches from within an action come after it`() {
        let recognizer = GestureRecognizer.make(
            TapGesture().onEnded { [log, arena] in
                log("tap")
                arena.cancel()
                arena.handle(
                    Touch(.began, at: .zero, time: 1),
                    on: [.init(.make(LongPressGesture().onEnded { _ in log("press") }))])
                arena.pass(to: 2)
                log("done")
            })
        tapOnce([.init(recognizer), .init(tap("outer"))], at: 0)
        arena.pass(to: 3)
        #expect(log.take() == ["tap", "done", "press"])
    }

    @Test func `what ends without having begun is nothing`() {
        up(at: 0)
        move(20, at: 1)
        #expect(arena.isIdle)
        #expect(arena.nextDeadline == nil)
    }

    @Test func `a touch at no place is nobody's, also not his who had the last`() {
        let inner = tap("inner")
        tapOnce([.init(inner), .init(tap("outer"))], at: 0)
        down([.init(inner), .init(drag("drag"))], at: 1, x: .nan)
        move(50, at: 1.1)
        up(50, at: 1.2)
        #expect(log.take() == ["inner"])
        down([.init(inner), .init(drag("drag"))], at: 2)
        move(50, at: 2.1)
        #expect(log.take() == ["drag 50.0"])
    }

    @Test func `a gesture whose view goes away before it has won leaves the touch to others`() {
        let inner = drag("inner")
        down([.init(inner), .init(drag("outer"))], at: 0)
        arena.remove(inner)
        move(20, at: 0.1)
        #expect(log.take() == ["outer 20.0"])
    }

    @Test func `a gesture that may be simultaneous goes on when another wins`() {
        down([.init(drag("with", minimumDistance: 30), role: .simultaneous), .init(drag("outer"))], at: 0)
        move(20, at: 0.1)
        move(30, at: 0.2)
        up(30, at: 0.3)
        #expect(log.take() == ["outer 20.0", "outer 30.0", "with 30.0", "outer ended", "with ended"])
    }

    @Test func `time may pass within an action`() {
        let first = GestureRecognizer.make(
            LongPressGesture(minimumDuration: 0.2).onEnded { [log, arena] _ in
                log("first")
                arena.pass(to: 5)
            })
        down([.init(first), .init(press("both"), role: .simultaneous), .init(press("second"))], at: 0)
        arena.pass(to: 0.3)
        #expect(log.take() == ["first", "both"])
    }

    @Test func `ten thousand moves behind a double tap are no burden`() {
        let entries = [GestureArena.Entry(tap("double", count: 2)), .init(drag("drag"))]
        tapOnce(entries, at: 0)
        down(entries, at: 0.2)
        for step in 0..<10_000 { move(CGFloat(step % 10), at: 0.3 + Double(step) / 1_000) }
        up(at: 20)
        #expect(log.take() == ["double"])
    }
}
