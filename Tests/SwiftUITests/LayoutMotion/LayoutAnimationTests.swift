import HapticsTesting
import SwiftUI
import Testing

/// Where views are on their way.
@MainActor
struct LayoutAnimationTests {
    @Test func `views in a stack move as its spacing changes, and the stack with them`() {
        let window = MotionWindow { ColumnView(model: $0) }
        // 40 points and the spacing, in the middle of 400.
        window.expectTops([175, 205])
        window.change { $0.spacing = 50 }
        for quarter in 0...4 {
            let share = CGFloat(quarter) / 4
            window.expectTops([175 - 20 * share, 205 + 20 * share])
            window.host.advance(by: 0.25)
        }
        window.expectTops([155, 225])
    }

    @Test func `views make room for one that comes, which is in its place at once`() {
        let window = MotionWindow { RowsView(model: $0) }
        window.change { $0.rows = [0, 1, 2] }
        window.expectTops([0, 0, 20])
        window.host.advance(by: 0.25)
        window.expectTops([0, 5, 25])
        window.host.advance(by: 0.75)
        window.expectTops([0, 20, 40])
    }

    @Test func `views close up where one goes, which is gone at once`() {
        let model = MotionModel()
        model.rows = [0, 1, 2]
        let window = MotionWindow(model) { RowsView(model: $0) }
        window.change { $0.rows = [0, 2] }
        window.expectTops([0, 40])
        window.host.advance(by: 0.5)
        window.expectTops([0, 30])
    }

    @Test func `views that change places meet half way`() {
        let window = MotionWindow { RowsView(model: $0) }
        window.change { $0.rows = [2, 1] }
        window.expectTops([20, 0])
        window.host.advance(by: 0.5)
        window.expectTops([10, 10])
        window.host.advance(by: 0.5)
        window.expectTops([0, 20])
    }

    @Test func `a text that becomes wider pushes its neighbour`() throws {
        let window = MotionWindow { model in
            HStack(spacing: 0) {
                Text(model.text)
                BoxView()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        // Letters are half of 17 points wide.
        window.expect(window.frames.map { $0.minX }, [17])
        window.change { $0.text = "nnnn" }
        window.host.advance(by: 0.5)
        window.expect(window.frames.map { $0.minX }, [25.5])
        window.expect([try window.host.find("nnnn").frame.width], [25.5])
        window.host.advance(by: 0.5)
        window.expect(window.frames.map { $0.minX }, [34])
    }

    @Test func `what is in the middle moves as it grows`() {
        let model = MotionModel()
        model.rows = [0]
        let window = MotionWindow(model) { model in
            VStack(spacing: 0) { ForEach(model.rows, id: \.self) { _ in BoxView() } }
        }
        window.expectTops([190])
        window.change { $0.rows = [0, 1] }
        // The new one has its place in the stack, which moves.
        window.expectTops([190, 210])
        window.host.advance(by: 0.5)
        window.expectTops([185, 205])
        window.host.advance(by: 0.5)
        window.expectTops([180, 200])
    }

    @Test func `a view that is to be filled grows to its new size`() {
        let window = MotionWindow { model in
            Rectangle().scaleEffect(2).frame(width: model.isOn ? nil : 40).frame(height: 10)
            Rectangle().frame(maxWidth: model.isOn ? .infinity : 40, maxHeight: 10)
        }
        window.change { $0.isOn = true }
        window.host.advance(by: 0.5)
        // Half way from 40 to the 200 of the window, and the first is scaled about its middle.
        let frames = window.frames
        window.expect(frames.map { $0.width }, [240, 120])
        window.expect(frames.map { $0.midX }, [100, 100])
        window.host.advance(by: 0.5)
        window.expect(window.frames.map { $0.width }, [400, 200])
        window.change { $0.isOn = false }
        window.host.advance(by: 0.25)
        window.expect(window.frames.map { $0.width }, [320, 160])
    }

    @Test func `a view beside an animated frame follows it, and has no way of its own`() {
        let window = MotionWindow { model in
            HStack(spacing: 0) {
                Rectangle().frame(width: model.isOn ? 100 : 50, height: 10)
                BoxView()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        window.change(.easeInOut(duration: 1)) { $0.isOn = true }
        for _ in 0..<8 {
            window.host.advance(by: 0.13)
            let frames = window.frames
            window.expect([frames[1].minX], [frames[0].maxX])
        }
        window.expect(window.frames.map { $0.minX }, [0, 100])
    }

    @Test func `a touch finds a view where it looks to be`() throws {
        let window = MotionWindow { model in
            VStack(spacing: model.spacing) {
                BoxView()
                BoxView().onTapGesture { model.log += "tap " }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
        window.change { $0.spacing = 110 }
        window.host.advance(by: 0.5)
        // From 30 to 130: at 80.
        for top in [30, 130] { window.host.tap(at: CGPoint(x: 100, y: top + 10)) }
        #expect(window.model.log.isEmpty)
        window.host.tap(at: CGPoint(x: 100, y: 90))
        #expect(window.model.log == "tap ")
    }

    @Test func `a thousand views move, and the one that a finger meets is found`() {
        let model = MotionModel()
        model.rows = Array(1...1_000)
        let window = MotionWindow(model) { model in
            VStack(spacing: 0) {
                ForEach(model.rows, id: \.self) { row in BoxView().onTapGesture { model.log += "\(row) " } }
            }
            .frame(height: 400, alignment: .top)
        }
        window.change { $0.rows = Array(0...1_000) }
        window.host.advance(by: 0.5)
        window.expectTops([0] + (0..<1_000).map { 10 + 20 * CGFloat($0) })
        // The tenth is from 190 to 210.
        window.host.tap(at: CGPoint(x: 100, y: 195))
        #expect(model.log == "10 ")
    }
}
