import HapticsTesting
import SwiftUI
import Testing

/// What becomes of a motion.
@MainActor
struct LayoutMotionTests {
    @Test func `a spring that is interrupted goes on from where it is, as fast as it is`() {
        let window = MotionWindow { TopColumnView(model: $0) }
        // Critically damped, at rest at the start: x(t) = to + (d + (v + w d) t) exp(-w t).
        let spring = Animation.spring(response: 0.5, dampingFraction: 1)
        let w = 2 * Double.pi / 0.5
        window.change(spring) { $0.spacing = 50 }
        window.host.advance(by: 0.1)
        let place = 50 - 40 * (1 + w * 0.1) * exp(-w * 0.1)
        let velocity = 40 * w * w * 0.1 * exp(-w * 0.1)
        window.expectTops([0, 20 + place])
        window.change(spring) { $0.spacing = 0 }
        window.expectTops([0, 20 + place])
        window.host.advance(by: 0.2)
        window.expectTops([0, 20 + (place + (velocity + w * place) * 0.2) * exp(-w * 0.2)])
        window.host.advance(by: 10)
        window.expectTops([0, 20])
    }

    @Test func `a curve that is interrupted by another runs on below it`() {
        let window = MotionWindow { TopColumnView(model: $0) }
        window.change { $0.spacing = 50 }
        window.host.advance(by: 0.5)
        window.change { $0.spacing = 10 }
        window.host.advance(by: 0.25)
        // The first has come three quarters of 40 forth, the second a quarter of 40 back.
        window.expectTops([0, 50])
        window.host.advance(by: 0.75)
        window.expectTops([0, 30])
    }

    @Test func `what follows an animation of the layout is run when it is over`() {
        for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
            let window = MotionWindow { TopColumnView(model: $0) }
            window.host.perform {
                withAnimation(.linear(duration: 1), completionCriteria: criteria) {
                    window.model.spacing = 50
                } completion: {
                    window.model.log += "done "
                }
            }
            window.host.advance(by: 0.999)
            #expect(window.model.log.isEmpty)
            window.host.advance(by: 0.001)
            #expect(window.model.log == "done ")
        }
    }

    @Test func `a view that goes while it moves takes its motion with it`() {
        let window = MotionWindow { RowsView(model: $0) }
        window.change { $0.rows = [0, 1, 2] }
        window.host.advance(by: 0.5)
        window.change { $0.rows = [0, 2] }
        // The last was on its way from 20 to 40, and is to be at 20 now.
        window.expectTops([0, 30])
        window.change(nil) { $0.rows = [] }
        window.expectTops([])
        window.host.advance(by: 2)
        window.change { $0.rows = [2] }
        window.expectTops([0])
    }

    @Test func `a motion without end goes on until another one ends it`() {
        let window = MotionWindow { TopColumnView(model: $0) }
        window.change(.linear(duration: 1).repeatForever()) { $0.spacing = 50 }
        for spacing in [10, 30, 50, 30, 10, 30] as [CGFloat] {
            window.expectTops([0, 20 + spacing])
            window.host.advance(by: 0.5)
        }
        window.expectTops([0, 70])
        window.change { $0.spacing = 0 }
        window.host.advance(by: 0.5)
        window.expectTops([0, 45])
        window.host.advance(by: 0.5)
        window.expectTops([0, 20])
    }

    @Test func `a view that reads its place is told of its size at once, and of its place as it moves`() throws {
        let window = MotionWindow { model in
            VStack(spacing: 0) {
                BoxView(height: model.isOn ? 100 : 20).animation(nil, value: model.isOn)
                GeometryReader { proxy in
                    let (size, frame) = (proxy.size, proxy.frame(in: .global))
                    Text("\(Int(size.height)) at \(Int(frame.minY.rounded()))")
                    Rectangle().frame(width: 10, height: size.height / 2)
                }
            }
        }
        #expect(try window.host.find("380 at 20").role == .text)
        window.change { $0.isOn = true }
        #expect(try window.host.find("300 at 20").role == .text)
        window.host.advance(by: 0.5)
        #expect(try window.host.find("300 at 60").role == .text)
        // From half of 380 to half of 300.
        window.expect([window.frames[1].height], [170])
        window.host.advance(by: 0.5)
        #expect(try window.host.find("300 at 100").role == .text)
    }

    @Test func `layers come with what they are behind`() {
        let window = MotionWindow { model in
            VStack(spacing: 0) {
                ForEach(model.rows, id: \.self) { row in Text("\(row)").frame(width: 30, height: 20) }
                    .background { Rectangle() }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
        window.change { $0.rows = [0, 1, 2] }
        window.host.advance(by: 0.25)
        window.expectTops([0, 5, 25])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1_000, 1e300, -1e308])
    func `sizes that are none do not stop what moves`(_ size: CGFloat) {
        let window = MotionWindow { model in
            HStack(spacing: model.isOn ? size : 0) {
                BoxView().padding(model.isOn ? size : 1)
                Rectangle().frame(minWidth: model.isOn ? size : 3, maxWidth: model.isOn ? size : 9)
                ScrollView { BoxView(height: model.isOn ? size : 3) }
                BoxView()
            }
        }
        for animation in [Animation.linear(duration: 1), .bouncy, .linear(duration: 0), .linear.speed(.nan)] {
            window.change(animation) { $0.isOn.toggle() }
            window.host.advance(by: 0.3)
            #expect(window.frames.count == 4)
            window.host.tap(at: CGPoint(x: size, y: 10))
            window.change(animation) { $0.isOn.toggle() }
            window.host.advance(by: 0.3)
            #expect(!window.host.tree.isEmpty)
        }
    }
}
