import HapticsTesting
import SwiftUI
import Testing

private struct Row: View {
    @State private var log: [String] = []
    @State private var isGone = false
    @GestureState private var pull = CGSize.zero

    var body: some View {
        VStack {
            Text(log.joined(separator: ", "))
            HStack {
                Text("Row").frame(width: 100, height: 40)
                Button("Inner") { log.append("button") }
            }
            .onTapGesture(count: 2) { log.append("twice") }
            .onTapGesture { log.append("once") }
            .onLongPressGesture(minimumDuration: 1) { log.append("long") }
            Text("Pull")
                .offset(pull)
                .gesture(DragGesture().updating($pull) { drag, state, _ in state = drag.translation })
                .animation(.linear(duration: 1), value: pull)
            if !isGone {
                Text("Vanish").gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in isGone = true }.onEnded { _ in log.append("ended")
                    })
            }
            Text("Both")
                .onTapGesture { log.append("own") }
                .simultaneousGesture(TapGesture().onEnded { log.append("simultaneous") })
        }
    }
}

@MainActor
struct GestureModifierTests {
    private func log(_ host: ViewHost) -> String { host.findAll(role: .text).first?.label ?? "" }

    @Test func `a button in a row takes its tap from the row`() throws {
        let host = ViewHost(Row())
        try host.tap("Inner")
        host.advance(by: 1)
        #expect(log(host) == "button")
    }

    @Test func `one tap counts when it is clear that no second one comes`() throws {
        let host = ViewHost(Row())
        try host.tap("Row")
        #expect(log(host) == "")
        host.advance(by: 0.4)
        #expect(log(host) == "once")
        try host.tap("Row")
        host.advance(by: 0.1)
        try host.tap("Row")
        host.advance(by: 1)
        #expect(log(host) == "once, twice")
    }

    @Test func `a gesture's state is as at first when the finger goes, by the animation of the view`() throws {
        let host = ViewHost(Row())
        try host.drag("Pull", by: CGSize(width: 50, height: 0), duration: 0.5, releases: false)
        host.advance(by: 2)
        #expect(try host.find("Pull").offset == CGSize(width: 50, height: 0))
        host.touchUp(at: .zero)
        host.advance(by: 0.25)
        #expect(abs(try host.find("Pull").offset.width - 37.5) < 1e-9)
        host.advance(by: 1)
        #expect(try host.find("Pull").offset == .zero)
    }

    @Test func `a gesture's state is as at first when the system takes the finger away`() throws {
        let host = ViewHost(Row())
        try host.drag("Pull", by: CGSize(width: 50, height: 0), duration: 0.5, releases: false)
        host.advance(by: 2)
        #expect(try host.find("Pull").offset == CGSize(width: 50, height: 0))
        host.touchCancel(at: .zero)
        host.advance(by: 2)
        #expect(try host.find("Pull").offset == .zero)
    }

    @Test func `a gesture that removes its own view is over`() throws {
        let host = ViewHost(Row())
        try host.drag("Vanish", by: CGSize(width: 50, height: 0))
        #expect(throws: ViewNotFound.self) { try host.find("Vanish") }
        try host.tap("Both")
        #expect(log(host) == "own, simultaneous")
    }

    @Test func `a finger that the system takes away does nothing`() throws {
        let host = ViewHost(Row())
        let both = try host.find("Both").frame
        host.touchDown(at: CGPoint(x: both.midX, y: both.midY))
        host.touchCancel(at: CGPoint(x: both.midX, y: both.midY))
        host.touchUp(at: CGPoint(x: both.midX, y: both.midY))
        #expect(log(host) == "")
    }

    @Test func `a scroll view takes a drag over a button, and the button does not act`() throws {
        struct Scrolled: View {
            @State private var presses = 0
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<50) { _ in Button("\(presses)") { presses += 1 }.frame(height: 50) }
                    }
                }
            }
        }
        let host = ViewHost(Scrolled(), size: CGSize(width: 200, height: 500))
        host.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.2)
        #expect(try host.find(role: .scrollView).scrollOffset == CGPoint(x: 0, y: 300))
        // The row from 400 to 450 has its text in the middle.
        host.tap(at: CGPoint(x: 100, y: 125))
        #expect(try host.find("1").role == .button)
    }
}
