import HapticsTesting
import SwiftUI
import SemanticFeedback
import Testing
import Foundation

private struct Counter: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Word("\(count)")
            Button { count += 1 } label: { Word("Add") }
                .sensoryFeedback(.impact(weight: .light, intensity: 0.7), trigger: count)
        }
    }
}

private struct Swipe: View {
    @State private var offset: CGFloat = 0
    @State private var isConfirmed = false
    var body: some View {
        Word("Pay")
            .frame(width: 200, height: 50)
            .offset(x: offset)
            .gesture(
                DragGesture()
                    .onChanged { drag in
                        offset = max(min(drag.translation.width, 0), -120)
                        if offset <= -120 { isConfirmed = true }
                    }
                    .onEnded { _ in
                        withAnimation(.spring(response: 0.4, dampingFraction: 0.75)) { offset = 0 }
                        isConfirmed = false
                    })
            .sensoryFeedback(.impact(weight: .medium, intensity: 0.8), trigger: isConfirmed) { _, now in now }
    }
}

@MainActor struct SmokeTests {
    @Test func counts() throws {
        let host = ViewHost(Counter())
        print(host.tree)
        for _ in 0..<3 { try host.tap("Add"); host.advance(by: 0.5) }
        print(host.tree, host.evaluations)
        #expect(throws: Never.self) { try host.find("3") }
        try host.recorder.expectFeedback(Array(repeating: .impact(weight: .light, intensity: 0.7), count: 3))
    }
    @Test func swipes() throws {
        let host = ViewHost(Swipe())
        try host.drag("Pay", by: CGSize(width: -130, height: 0), duration: 0.4, releases: false)
        print(host.tree)
        #expect(try host.find("Pay").offset.width == -120)
        host.touchUp(at: CGPoint(x: 50, y: 426))
        print(try host.find("Pay").offset)
        host.advance(by: 0.1)
        print(try host.find("Pay").offset)
        host.advance(by: 2)
        #expect(try host.find("Pay").offset.width == 0)
        try host.recorder.expectFeedback([.impact(weight: .medium, intensity: 0.8)])
        print(host.recorder.feedback)
    }
}
