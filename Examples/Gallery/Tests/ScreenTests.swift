import Foundation
import HapticsTesting
import SemanticFeedback
import SwiftUI
import Testing

/// Nearly the same, as far as sums of times and places go.
func near(_ first: Double, _ second: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(first - second) <= tolerance
}

/// Times in seconds of frames, 60 a second.
func frames(_ numbers: Int...) -> [Double] { numbers.map { Double($0) / 60 } }

@MainActor
struct LikeScreenTests {
    @Test func `the heart taps lightly each time it is touched`() throws {
        let host = ViewHost(LikeScreen())
        for _ in 0..<3 {
            try host.tap("Like")
            host.advance(by: 1)
        }
        try host.recorder.expectFeedback(Array(repeating: .impact(weight: .light, intensity: 0.7), count: 3))
        #expect(host.recorder.feedback.map { $0.time } == [0, 1, 2])
        #expect(try host.find("3 likes").role == .text)
    }

    @Test func `the heart is filled, red and a fifth larger when it is liked`() throws {
        let host = ViewHost(LikeScreen())
        #expect(try host.find("heart").color == "#3C3C4399")
        try host.tap("Like")
        host.advance(by: 2)
        let heart = try host.find("heart.fill")
        #expect(heart.color == "#FF3B30")
        #expect(near(heart.scale.width, 1.2))
    }
}

@MainActor
struct ScrollScreenTests {
    private func crossings(_ host: ViewHost) throws -> [Double] {
        let feedback = host.recorder.feedback
        #expect(feedback.allSatisfy { $0.feedback == .selection })
        return feedback.map { $0.time }
    }

    @Test func `a scroll ticks at each 80 points, at the frame that comes by`() throws {
        let host = ViewHost(ScrollScreen())
        // 500 points a second: 80 are passed within frame 10, 160 within 20, and 240 within 29.
        try host.scroll(to: CGPoint(x: 250, y: 0), duration: 0.5)
        let times = try crossings(host)
        #expect(zip(times, frames(10, 20, 29)).allSatisfy { near($0, $1) } && times.count == 3)
        #expect(try host.find("250 points").role == .text)
    }

    @Test func `a finger scrolls it too`() throws {
        let host = ViewHost(ScrollScreen())
        host.drag(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 130, y: 420), duration: 1)
        #expect(try host.find(role: .scrollView).scrollOffset == CGPoint(x: 170, y: 0))
        // 170 points a second: 80 after 0.471 s, 160 after 0.941 s.
        let times = try crossings(host)
        #expect(zip(times, frames(29, 57)).allSatisfy { near($0, $1) } && times.count == 2)
    }

    @Test func `it ends where its content does`() throws {
        let host = ViewHost(ScrollScreen())
        try host.scroll(to: CGPoint(x: 5_000, y: 0))
        // 20 cards of 80 points in a window of 393.
        #expect(try host.find(role: .scrollView).scrollOffset == CGPoint(x: 1_207, y: 0))
        #expect(try crossings(host).count == 1)
    }

    @Test func `a scroll within a card is not felt`() throws {
        let host = ViewHost(ScrollScreen())
        for place in [79, 10, 79.9, 0] { try host.scroll(to: CGPoint(x: place, y: 0), duration: 0.2) }
        try host.recorder.expectFeedback([])
    }
}

@MainActor
struct SwipeScreenTests {
    private let confirmation = SensoryFeedback.impact(weight: .medium, intensity: 0.8)

    @Test func `a swipe confirms once, at the frame in which it passes 120 points, and not on release`() throws {
        let host = ViewHost(SwipeScreen())
        // 260 points a second: 120 after 0.4615 s.
        try host.drag("Slide to pay", by: CGSize(width: -130, height: 0), duration: 0.5)
        host.advance(by: 2)
        try host.recorder.expectFeedback([confirmation])
        #expect(near(try #require(host.recorder.feedback.first).time, 28.0 / 60))
        #expect(try host.find("Paid 1 times").role == .text)
    }

    @Test func `a swipe that jitters around 120 points confirms once`() throws {
        let host = ViewHost(SwipeScreen())
        let start = CGPoint(x: 300, y: 420)
        host.touchDown(at: start)
        for distance in [60, 119, 121, 118, 122, 119, 125] {
            host.advance(by: 0.02)
            host.touchMove(to: CGPoint(x: start.x - CGFloat(distance), y: start.y))
        }
        host.touchUp(at: CGPoint(x: 175, y: 420))
        try host.recorder.expectFeedback([confirmation])
    }

    @Test func `a swipe of less is not felt, and springs back too`() throws {
        let host = ViewHost(SwipeScreen())
        try host.drag("Slide to pay", by: CGSize(width: -119, height: 0), duration: 0.5)
        host.advance(by: 2)
        try host.recorder.expectNoHaptics()
        #expect(try host.find("Slide to pay").offset.width == 0)
    }

    @Test func `the bar follows the finger as far as 120 points, and springs back as a damped oscillator does`() throws
    {
        let host = ViewHost(SwipeScreen())
        let rest = try host.find("Slide to pay").frame.midX
        host.drag(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 100, y: 420), duration: 0.3, releases: false)
        #expect(try host.find("Slide to pay").frame.midX == rest - 120)
        host.touchUp(at: CGPoint(x: 100, y: 420))
        for time in [0.0, 0.05, 0.1, 0.2, 0.4] {
            let place = try host.find("Slide to pay").frame.midX - rest
            #expect(near(place, Self.spring(from: -120, at: time), within: 1e-6))
            host.advance(by: time == 0 ? 0.05 : time)
        }
    }

    /// A mass on a spring with a period of 0.4 s and a damping of 0.75, let go at a place.
    private static func spring(from place: Double, at time: Double) -> Double {
        let (frequency, damping) = (2 * Double.pi / 0.4, 0.75)
        let damped = frequency * (1 - damping * damping).squareRoot()
        return place * exp(-damping * frequency * time)
            * (cos(damped * time) + damping * frequency / damped * sin(damped * time))
    }
}

@MainActor
struct HoldScreenTests {
    private func ring(_ host: ViewHost) throws -> Double {
        try #require(host.findAll(role: .shape).compactMap { $0.trim }.first { $0.to < 1 || $0.from > 0 }?.to ?? 1)
    }

    @Test func `a hold ticks at each quarter, and succeeds after 1.2 s`() throws {
        let host = ViewHost(HoldScreen())
        try host.press("Hold", for: 1.5)
        try host.recorder.expectFeedback([.selection, .selection, .selection, .selection, .success])
        let times = host.recorder.feedback.map { $0.time }
        #expect(zip(times, [0.3, 0.6, 0.9, 1.2, 1.2]).allSatisfy { near($0, $1) })
        #expect(try host.find("Done").role == .text)
    }

    @Test func `the ring is as full as the hold is long`() throws {
        let host = ViewHost(HoldScreen())
        host.touchDown(at: CGPoint(x: 196, y: 426))
        for step in 1...7 {
            host.advance(by: 0.15)
            #expect(near(try ring(host), Double(step) * 0.125))
        }
    }

    @Test func `a hold that ends early ticks as often as it came to, and the ring empties`() throws {
        let host = ViewHost(HoldScreen())
        try host.press("Hold", for: 0.7)
        #expect(near(try ring(host), 0.7 / 1.2))
        host.advance(by: 5)
        try host.recorder.expectFeedback([.selection, .selection])
        #expect(try ring(host) == 0)
    }

    @Test func `a second hold begins anew`() throws {
        let host = ViewHost(HoldScreen())
        try host.press("Hold", for: 0.5)
        try host.press("Hold", for: 0.4)
        host.advance(by: 1)
        try host.recorder.expectFeedback([.selection, .selection])
        let times = host.recorder.feedback.map { $0.time }
        #expect(zip(times, [0.3, 0.8]).allSatisfy { near($0, $1) })
    }
}

@MainActor
struct VolumeScreenTests {
    @Test func `each tenth up and down is felt`() throws {
        let host = ViewHost(VolumeScreen())
        try host.set(slider: "Volume", to: 0.8, duration: 0.3)
        try host.set(slider: "Volume", to: 0.7)
        try host.recorder.expectFeedback([.increase, .increase, .increase, .decrease])
        #expect(try host.find("Volume", role: .slider).value == "0.7")
        #expect(try host.find("Volume 0.7").role == .text)
    }

    @Test func `a finger sets it in tenths`() throws {
        let host = ViewHost(VolumeScreen())
        let slider = try host.find("Volume", role: .slider)
        host.drag(slider, by: CGSize(width: slider.frame.width * 0.22, height: 0), duration: 0.5)
        try host.recorder.expectFeedback([.increase, .increase])
        #expect(try host.find("Volume", role: .slider).value == "0.7")
    }

    @Test func `jitter within a tenth is not felt`() throws {
        let host = ViewHost(VolumeScreen())
        for value in [0.52, 0.48, 0.54, 0.46, 0.5] { try host.set(slider: "Volume", to: value) }
        try host.recorder.expectFeedback([])
    }
}

@MainActor
struct GalleryTests {
    @Test func `a screen is chosen with a tick, and begins anew`() throws {
        let host = ViewHost(GalleryView())
        try host.tap("Like")
        for name in ["Swipe", "Hold", "Volume", "Scroll", "Like"] {
            try host.tap(name)
            host.advance(by: 1)
        }
        #expect(host.recorder.feedback.map { $0.feedback } == Array(repeating: .selection, count: 5))
        #expect(try host.find("0 likes").role == .text)
        #expect(host.findings.isEmpty)
    }
}
