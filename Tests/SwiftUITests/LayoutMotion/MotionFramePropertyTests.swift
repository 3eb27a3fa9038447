import SwiftUI
import TestSupport
import Testing
import ViewGraph

/// What views depend on that move in all the ways there are.
@MainActor @Observable
private final class Mobile {
    var rows = [0, 1, 2]
    var spacing: CGFloat = 8
    var isLarge = false
    var isTurned = false
    var isShifted = false
    nonisolated init() {}

    func change(_ random: inout SeededGenerator) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: spacing = CGFloat(Int.random(in: 0..<30, using: &random))
        case 1: rows = Array((0..<6).shuffled(using: &random).prefix(4))
        case 2: isLarge.toggle()
        case 3: isTurned.toggle()
        default: isShifted.toggle()
        }
    }
}

private struct MobileView: View {
    let mobile: Mobile

    var body: some View {
        HStack(spacing: mobile.spacing / 2) {
            VStack(spacing: mobile.spacing) {
                ForEach(mobile.rows, id: \.self) { row in
                    Rectangle().frame(width: mobile.isLarge ? 40 : 20, height: 10 + CGFloat(row) * 5)
                        .scaleEffect(mobile.isTurned ? 1.5 : 1).offset(x: mobile.isShifted ? 15 : 0)
                }
            }
            .rotationEffect(.degrees(mobile.isTurned ? 90 : 0))
            if mobile.isShifted {
                VStack { Rectangle().frame(width: 30, height: 30).padding(mobile.spacing / 4) }.clipped()
            }
            GeometryReader { Rectangle().frame(width: $0.size.width / 2, height: 20) }
        }
        .padding(mobile.isLarge ? 20 : 5)
    }
}

/// At many moments of views that move in all the ways there are.
@MainActor
struct MotionFramePropertyTests {
    private let mobile = Mobile()
    private let size = CGSize(width: 200, height: 400)

    /// Changes something, with an animation or without, or lets time pass.
    private func goOn(_ screen: Screen, _ random: inout SeededGenerator) {
        if Bool.random(using: &random) {
            return screen.root.advance(to: screen.root.now + Double.random(in: 0..<0.4, using: &random))
        }
        let animations = [Animation.linear(duration: 0.5), .spring, .easeIn, .bouncy, nil]
        screen.root.perform {
            withAnimation(animations.randomElement(using: &random) ?? nil) { mobile.change(&random) }
        }
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `a finger meets what looks to be there`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let screen = Screen(MobileView(mobile: mobile), size: size)
        for _ in 0..<300 {
            goOn(screen, &random)
            let shapes = screen.all(.shape)
            let window = try #require(screen.elements.first)
            for _ in 0..<8 {
                let point = CGPoint(
                    x: Double.random(in: -20..<220, using: &random), y: Double.random(in: -20..<420, using: &random))
                let expected = shapes.last { $0.toWindow.inverse.map { $0(point) }.map($0.bounds.contains) ?? false }
                #expect(window.hit(point) === expected, "seed \(seed), \(point) at \(screen.root.now)")
            }
        }
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func `all stands where it would if everything was measured anew`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let screen = Screen(MobileView(mobile: mobile), size: size)
        for _ in 0..<300 {
            goOn(screen, &random)
            let frames = screen.all(.shape).map { $0.frame }
            try #require(screen.elements.first).invalidateAll()
            #expect(screen.all(.shape).map { $0.frame } == frames, "seed \(seed), at \(screen.root.now)")
        }
    }
}
