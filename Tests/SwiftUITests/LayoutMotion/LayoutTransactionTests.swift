import HapticsTesting
import SwiftUI
import Testing
import ViewGraph

/// Which animation it is that moves what is laid out.
@MainActor
struct LayoutTransactionTests {
    @Test func `a view that is not to be animated jumps`() {
        let window = MotionWindow { model in
            VStack(spacing: model.spacing) {
                BoxView()
                BoxView().animation(nil, value: model.spacing)
                BoxView()
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
        window.change { $0.spacing = 50 }
        window.host.advance(by: 0.5)
        window.expectTops([0, 70, 100])
    }

    @Test func `a view that is animated with a value moves what is within alone`() {
        let window = MotionWindow { model in
            HStack(alignment: .top) {
                ColumnView(model: model).animation(.linear(duration: 1), value: model.spacing)
                ColumnView(model: model)
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
        window.change(nil) { $0.spacing = 50 }
        window.host.advance(by: 0.5)
        window.expectTops([0, 50, 0, 70])
    }

    @Test func `the innermost of two animations with a value decides`() {
        let window = MotionWindow { model in
            VStack(spacing: model.spacing) {
                BoxView()
                BoxView().animation(.linear(duration: 2), value: model.spacing)
                BoxView()
            }
            .animation(.linear(duration: 1), value: model.spacing)
            .frame(maxHeight: .infinity, alignment: .top)
        }
        window.change { $0.spacing = 50 }
        window.host.advance(by: 0.5)
        window.expectTops([0, 40, 100])
    }

    @Test func `what a view makes of its size is animated as its size is`() {
        let window = MotionWindow { model in
            VStack(spacing: model.isOn ? 80 : 0) {
                BoxView()
                GeometryReader { proxy in Rectangle().frame(width: 10, height: proxy.size.height / 2) }
            }
            .animation(.linear(duration: 1), value: model.isOn)
        }
        window.change(nil) { $0.isOn = true }
        window.host.advance(by: 0.5)
        // From half of 380 to half of 300, and from 20 to 100.
        window.expect(window.frames.map { $0.height }, [20, 170])
        window.expectTops([0, 60])
    }

    @Test func `without an animation nothing moves`() {
        let window = MotionWindow { TopColumnView(model: $0) }
        window.change(nil) { $0.spacing = 50 }
        window.expectTops([0, 70])
    }

    @Test func `a change without an animation shifts what is on its way`() {
        let window = MotionWindow { TopColumnView(model: $0) }
        window.change { $0.spacing = 50 }
        window.host.advance(by: 0.5)
        window.change(nil) { $0.height = 27 }
        window.expectTops([0, 57])
        window.host.advance(by: 0.25)
        window.expectTops([0, 67])
    }

    @Test func `a transaction that disables animations ends what is on its way`() {
        let window = MotionWindow { TopColumnView(model: $0) }
        window.change { $0.spacing = 50 }
        window.host.advance(by: 0.5)
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = true
        window.host.perform { withTransaction(transaction) { window.model.spacing = 20 } }
        window.expectTops([0, 40])
    }

    @Test func `what was changed before by itself is not animated with what is changed after`() {
        let window = MotionWindow { model in
            TopColumnView(model: model).onChange(of: model.height) {
                withAnimation(.linear(duration: 1)) { model.spacing = 50 }
            }
        }
        window.change(nil) { $0.height = 30 }
        window.expectTops([0, 40])
        window.host.advance(by: 0.5)
        window.expectTops([0, 60])
    }

    @Test func `nobody looked before, and the way begins where it stood`() {
        let window = MotionWindow { TopColumnView(model: $0) }
        window.change(nil) { $0.height = 40 }
        window.change { $0.spacing = 50 }
        window.host.advance(by: 0.5)
        window.expectTops([0, 70])
    }

    @Test func `a window that becomes larger while views move takes them with it`() {
        let screen = Screen(ColumnView(model: model))
        func tops() -> [CGFloat] { screen.all(.shape).map { $0.frame.minY } }
        #expect(tops() == [375, 405])
        screen.root.perform { withAnimation(.linear(duration: 1)) { model.spacing = 50 } }
        screen.root.advance(to: 0.5)
        #expect(tops() == [365, 415])
        screen.root.layout.size.height = 900
        #expect(tops() == [415, 465])
        screen.root.advance(to: 1)
        #expect(tops() == [405, 475])
    }

    private let model = MotionModel()

    @Test func `where nothing is animated, nothing is laid out until somebody asks`() {
        let screen = Screen(TopColumnView(model: model))
        screen.root.perform { model.spacing = 20 }
        screen.root.perform { model.height = 10 }
        #expect(screen.root.layout.arrangements == 0)
        screen.root.perform { withAnimation { model.spacing = 30 } }
        #expect(screen.root.layout.arrangements == 2)
    }

    @Test func `while a view may say itself how it is animated, all stands somewhere before it changes`() {
        let screen = Screen(
            Switched(model: isShown) { isOn in
                if !isOn { Text("a").animation(.default, value: 1) }
                TopColumnView(model: model)
            })
        screen.root.perform { model.spacing = 20 }
        #expect(screen.root.layout.arrangements == 1)
        screen.root.perform { isShown.isOn = true }
        #expect(screen.root.layout.arrangements == 2)
        for spacing in 1...9 { screen.root.perform { model.spacing = CGFloat(spacing) } }
        #expect(screen.root.layout.arrangements == 2)
    }

    private let isShown = Switch()
}
