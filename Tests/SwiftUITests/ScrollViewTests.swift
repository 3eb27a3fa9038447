import HapticsTesting
import SwiftUI
import Testing

private struct Nested: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ScrollView(.horizontal) { Rectangle().frame(width: 900, height: 100) }.accessibilityIdentifier("inner")
                Rectangle().frame(height: 900)
            }
        }
        .accessibilityIdentifier("outer")
    }
}

private struct Shrinking: View {
    @State private var height: CGFloat = 900

    var body: some View {
        VStack(spacing: 0) {
            Button("change") { height = height == 900 ? 100 : 900 }
            ScrollView { Rectangle().frame(height: height) }
        }
    }
}

@MainActor
struct ScrollViewTests {
    private let window = CGSize(width: 300, height: 300)

    @Test func `a drag goes to the scroll view of its direction`() throws {
        let host = ViewHost(Nested(), size: window)
        let (outer, inner) = (try host.find(role: .scrollView, at: 0), try host.find(role: .scrollView, at: 1))
        host.drag(from: CGPoint(x: 150, y: 80), to: CGPoint(x: 150, y: 30))
        #expect(outer.scrollOffset == CGPoint(x: 0, y: 50) && inner.scrollOffset == .zero)
        host.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: 50, y: 30))
        #expect(outer.scrollOffset == CGPoint(x: 0, y: 50) && inner.scrollOffset == CGPoint(x: 100, y: 0))
    }

    @Test func `a drag after one that was cut off begins where the view is`() throws {
        let host = ViewHost(Nested(), size: window)
        host.drag(from: CGPoint(x: 150, y: 290), to: CGPoint(x: 150, y: 100), releases: false)
        host.touchCancel(at: CGPoint(x: 150, y: 100))
        host.drag(from: CGPoint(x: 150, y: 290), to: CGPoint(x: 150, y: 240))
        #expect(try host.find(role: .scrollView).scrollOffset == CGPoint(x: 0, y: 240))
    }

    @Test func `a view whose content shrinks stays at its end, also when the content grows again`() throws {
        let host = ViewHost(Shrinking(), size: window)
        try host.scroll(to: CGPoint(x: 0, y: 400))
        try host.tap("change")
        _ = host.tree
        host.advance(by: 0)
        #expect(try host.find(role: .scrollView).scrollOffset == .zero)
        try host.tap("change")
        #expect(try host.find(role: .scrollView).scrollOffset == .zero)
    }

    @Test func `what no finger reaches is not tapped`() throws {
        let host = ViewHost(
            ScrollView { VStack { ForEach(0..<50) { number in Button("row \(number)") {} } } }, size: window)
        try host.tap("row 1")
        #expect(throws: ViewNotFound.self) { try host.tap("row 49") }
        try host.scroll(to: CGPoint(x: 0, y: 5_000))
        try host.tap("row 49")
    }

    @Test func `durations that are none are no time`() throws {
        let host = ViewHost(Nested(), size: window)
        for duration in [Double.nan, -1, 0] {
            host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 190), duration: duration)
            try host.scroll(to: CGPoint(x: 0, y: 5), duration: duration)
        }
        #expect(host.now == 0)
    }
}
