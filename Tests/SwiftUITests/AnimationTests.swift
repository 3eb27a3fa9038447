import Foundation
import HapticsTesting
import SwiftUI
import Testing
import ViewGraph

private struct Moving: View {
    @State private var place: CGFloat = 0
    @State private var log = ""
    @State private var isWide = false

    var body: some View {
        VStack {
            Text(log)
            Rectangle().frame(width: isWide ? 100 : 50, height: 10).offset(x: place).opacity(1 - place / 200)
                .animation(.linear(duration: 2), value: isWide)
            Button("move") {
                withAnimation(.linear(duration: 1)) {
                    place = 100
                } completion: {
                    log += "done "
                }
            }
            Button("jump") { place = 0 }
            Button("nothing") {
                withAnimation {
                } completion: {
                    log += "nothing "
                }
            }
            Button("same") {
                withAnimation(.linear(duration: 1)) {
                    place = place
                } completion: {
                    log += "same "
                }
            }
            Button("widen") { isWide = true }
        }
    }
}

private struct Meter: View, Animatable {
    var share: Double
    let seen: Seen

    nonisolated var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    var body: some View {
        let _ = seen.values.append(share)
        Text("\(Int((share * 100).rounded()))")
    }
}

@MainActor
private final class Seen {
    var values: [Double] = []
    nonisolated init() {}
}

private struct Metered: View {
    @State private var share = 0.0
    let seen: Seen

    var body: some View {
        Button("go") { withAnimation(.linear(duration: 0.1)) { share = 1 } }
        Meter(share: share, seen: seen)
    }
}

private struct Knob: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Rectangle().frame(width: 20, height: 20)
                .frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
            Rectangle().frame(maxWidth: isOn ? 200 : 100, maxHeight: 10)
            Button("turn") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
    }
}

@MainActor
struct AnimationTests {
    @Test func `an alignment and limits of a frame move`() throws {
        let host = ViewHost(Knob(), size: CGSize(width: 300, height: 300))
        try host.tap("turn")
        host.advance(by: 0.25)
        let shapes = host.findAll(role: .shape)
        #expect(abs(shapes[0].frame.minX - 70) < 1e-9)
        #expect(abs(shapes[1].frame.width - 125) < 1e-9)
    }

    private func box(_ host: ViewHost) throws -> ViewElement { try host.find(role: .shape) }

    @Test func `what changes with an animation is on its way at each moment`() throws {
        let host = ViewHost(Moving())
        try host.tap("move")
        for quarter in 0...4 {
            #expect(abs(try box(host).offset.width - CGFloat(quarter) * 25) < 1e-9)
            #expect(abs(try box(host).opacity - (1 - Double(quarter) / 8)) < 1e-9)
            host.advance(by: 0.25)
        }
        #expect(try box(host).offset.width == 100)
    }

    @Test func `a change without an animation jumps, and ends what is on its way`() throws {
        let host = ViewHost(Moving())
        try host.tap("move")
        host.advance(by: 0.5)
        try host.tap("jump")
        #expect(try box(host).offset.width == 0)
    }

    @Test func `what follows an animation is run when it is over`() throws {
        let host = ViewHost(Moving())
        try host.tap("move")
        host.advance(by: 0.999)
        #expect(throws: ViewNotFound.self) { try host.find("done ") }
        host.advance(by: 0.001)
        #expect(try host.find("done ").role == .text)
        host.advance(by: 5)
        #expect(try host.find("done ").role == .text)
    }

    @Test func `what follows an animation of nothing is run at once`() throws {
        let host = ViewHost(Moving())
        try host.tap("nothing")
        #expect(try host.find("nothing ").role == .text)
        try host.tap("same")
        #expect(try host.find("nothing same ").role == .text)
    }

    @Test func `a view animates by itself what changes together with a value`() throws {
        let host = ViewHost(Moving())
        try host.tap("widen")
        host.advance(by: 0.5)
        #expect(abs(try box(host).frame.width - 62.5) < 1e-9)
        try host.tap("move")
        host.advance(by: 1.5)
        #expect(try box(host).frame.width == 100)
    }

    @Test func `an animatable view is evaluated at each frame of its way`() throws {
        let seen = Seen()
        let host = ViewHost(Metered(seen: seen))
        try host.tap("go")
        host.advance(by: 1)
        // Frames are a sixtieth of a second: six of them, the last at the end.
        let expected = [0, 0, 1, 2, 3, 4, 5, 6].map { Double($0) / 6 }
        #expect(seen.values.count == expected.count, "\(seen.values)")
        #expect(zip(seen.values, expected).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(try host.find("100").role == .text)
    }

    @Test func `views that move share a timer, and each is evaluated once a frame`() throws {
        let seen = [Seen(), Seen(), Seen()]
        let screen = Screen(VStack { ForEach(0..<3) { Metered(seen: seen[$0]) } })
        // The third begins 10 ms later than the others, between two frames.
        let frames = screen.all(.button).map { $0.frame }
        for (index, frame) in frames.enumerated() {
            if index == 2 { screen.root.advance(to: 0.01) }
            screen.root.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
            screen.root.touch(.ended, at: CGPoint(x: frame.midX, y: frame.midY))
        }
        #expect(screen.root.timers.count == 1)
        // As they come, as they begin to move, and at each frame.
        #expect(seen.map { $0.values.count } == [2, 2, 2])
        for frame in 1...6 {
            screen.root.advance(to: Double(frame) / 60)
            #expect(seen.map { $0.values.count } == [2 + frame, 2 + frame, 2 + frame])
        }
        screen.root.advance(to: 1)
        #expect(seen.map { $0.values.count } == [8, 8, 9])
        #expect(screen.root.timers.count == 0)
    }
}
