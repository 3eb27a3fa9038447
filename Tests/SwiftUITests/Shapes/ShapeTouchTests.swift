import Foundation
import HapticsTesting
import SwiftUI
import Testing

/// All views are tapped in a window of 100 by 60 points.
@MainActor
struct ShapeTouchTests {
    private func takes<Content: View>(_ view: Content, _ x: CGFloat, _ y: CGFloat) -> Bool {
        var taps = 0
        let host = ViewHost(view.onTapGesture { taps += 1 }, size: CGSize(width: 100, height: 60))
        host.tap(at: CGPoint(x: x, y: y))
        return taps == 1
    }

    @Test func `a circle takes touches within its radius`() {
        // Its middle is (50, 30), its radius 30: 21 points both ways are 29.7 away, 22 are 31.1.
        #expect(takes(Circle(), 71, 9))
        #expect(!takes(Circle(), 72, 8))
        #expect(takes(Circle().fill(.red), 50, 0.5))
        #expect(!takes(Circle().fill(.red), 21, 1))
        #expect(takes(Circle().inset(by: 10), 50, 11))
        #expect(!takes(Circle().inset(by: 10), 50, 9))
        #expect(!takes(Circle().inset(by: 40), 50, 30))
    }

    @Test func `an ellipse takes touches within its axes`() {
        // 0.7 of both half axes are 0.98 of 1; 0.72 and 0.73 are 1.06.
        #expect(takes(Ellipse(), 85, 9))
        #expect(!takes(Ellipse(), 86, 8))
    }

    @Test func `a capsule takes touches within its ends`() {
        #expect(takes(Capsule(), 9, 9))
        #expect(!takes(Capsule(), 8, 8))
        #expect(takes(Capsule(), 50, 0.5))
        #expect(!takes(Capsule().frame(width: 20), 41, 1))
    }

    @Test func `a rounded rectangle takes touches within its corners`() {
        let rounded = RoundedRectangle(cornerRadius: 20)
        #expect(takes(rounded, 6, 6))
        #expect(!takes(rounded, 5, 5))
        #expect(!takes(rounded, 95, 55))
        #expect(takes(rounded, 50, 0.5))
        let flat = RoundedRectangle(cornerSize: CGSize(width: 40, height: 10))
        #expect(takes(flat, 12, 3))
        #expect(!takes(flat, 10, 2.5))
        // Corners that have no room are smaller in the same proportion: a capsule.
        #expect(takes(RoundedRectangle(cornerRadius: 1_000), 9, 9))
        #expect(!takes(RoundedRectangle(cornerRadius: 1e300), 8, 8))
        #expect(takes(Rectangle(), 0.5, 0.5))
    }

    @Test func `a line takes touches on it alone`() {
        #expect(takes(Circle().strokeBorder(.red, lineWidth: 4), 50, 0.5))
        #expect(takes(Circle().strokeBorder(.red, lineWidth: 4), 50, 3.5))
        #expect(!takes(Circle().strokeBorder(.red, lineWidth: 4), 50, 4.5))
        #expect(!takes(Circle().stroke(.red, lineWidth: 4), 50, 30))
        #expect(!takes(Circle().strokeBorder(.red, lineWidth: 4), 21, 1))
        // From 1 point outside of the circle to 1 within.
        let inner = Circle().inset(by: 10)
        for y in [9.0, 11] { #expect(takes(inner.stroke(.red, lineWidth: 4), 50, y)) }
        for y in [7.0, 13] { #expect(!takes(inner.stroke(lineWidth: 4), 50, y)) }
        // As thick as all of it.
        #expect(takes(Circle().strokeBorder(.red, lineWidth: 60), 50, 30))
        for width in [0, CGFloat.nan] { #expect(!takes(inner.stroke(.red, lineWidth: width), 50, 10)) }
    }

    @Test func `a line takes touches outside of the frame of what it is along`() {
        // The circle is from 10 to 50, and 10 points of the line are outside: its radius is 30 there, and 22 both ways are 31.1.
        let ring = Circle().stroke(.red, lineWidth: 20).frame(width: 40, height: 40)
        #expect(takes(ring, 50, 1))
        #expect(!takes(ring, 28, 8))
        #expect(!takes(ring, 50, 30))
        #expect(takes(ring.padding(3).scaleEffect(0.5), 50, 16))
        #expect(!takes(ring.padding(3).scaleEffect(0.5), 50, 14))
    }

    @Test func `a shape for touches may be larger than its view`() {
        let square = Color.red.frame(width: 10, height: 10).contentShape(Rectangle().inset(by: -20))
        #expect(takes(square, 26, 6))
        #expect(takes(square, 74, 54))
        #expect(!takes(square, 24, 30))
        #expect(takes(square.frame(width: 10), 26, 30))
        let small = Color.red.contentShape(Circle().inset(by: 20))
        #expect(takes(small, 50, 21))
        #expect(!takes(small, 50, 19))
    }

    @Test func `what is within a line around it is touched`() throws {
        var taps = 0
        let host = ViewHost(
            Button("Pay") { taps += 1 }.padding().overlay { RoundedRectangle(cornerRadius: 8).stroke(.gray) })
        try host.tap("Pay")
        #expect(taps == 1)
    }

    @Test func `what cannot be seen takes no touches`() {
        #expect(!takes(Circle().fill(.clear), 50, 30))
        #expect(!takes(Circle().fill(.red.opacity(0.001)), 50, 30))
        #expect(takes(Circle().fill(.red.opacity(0.002)), 50, 30))
        #expect(!takes(Text("wide").foregroundStyle(.clear), 50, 30))
        #expect(takes(Text("wide"), 50, 30))
        #expect(!takes(Spacer(), 50, 30))
    }

    @Test func `a view with a shape for its touches takes them in that shape alone`() {
        let square = Rectangle().contentShape(Circle())
        #expect(takes(square, 50, 0.5))
        #expect(!takes(square, 10, 30))
        let empty = HStack { Spacer() }.frame(height: 60).contentShape(Capsule())
        #expect(takes(empty, 9, 9))
        #expect(!takes(empty, 8, 8))
        // What stands out of the shape takes none either.
        let wide = Rectangle().frame(width: 90, height: 50).frame(width: 40, height: 40).contentShape(Rectangle())
        #expect(takes(wide, 31, 30))
        #expect(!takes(wide, 28, 30))
    }

    @Test func `what is behind a corner takes the touch there`() {
        var taps: [String] = []
        let host = ViewHost(
            ZStack {
                Color.red.onTapGesture { taps.append("back") }
                Circle().onTapGesture { taps.append("front") }
            }, size: CGSize(width: 60, height: 60))
        for place in [30.0, 2] { host.tap(at: CGPoint(x: place, y: place)) }
        #expect(taps == ["front", "back"])
    }

    @Test func `a shape that is turned takes touches where it is seen`() {
        let turned = Capsule().frame(width: 100, height: 20).rotationEffect(.degrees(90))
        #expect(takes(turned, 50, 1))
        #expect(!takes(turned, 10, 30))
    }
}
