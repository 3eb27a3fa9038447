import HapticsTesting
import SwiftUI
import Testing
import ViewGraph

/// What the views of these tests depend on.
@MainActor @Observable
private final class Model {
    var spacing: CGFloat = 10
    var rows = [1, 2]
    var height: CGFloat = 20
    var text = "nn"
    var isOn = false
    var log = ""
    nonisolated init() {}
}

/// What a closure makes of the model, which it depends on.
private struct Reading<Content: View>: View {
    let model: Model
    @ViewBuilder let content: (Model) -> Content

    var body: some View { content(model) }
}

/// A box that is 20 points wide.
private struct BoxView: View {
    var height: CGFloat = 20
    var body: some View { Rectangle().frame(width: 20, height: height) }
}

/// Rows of 20 points, one right below the other, from the top of the window.
private struct Rows: View {
    let model: Model

    var body: some View {
        VStack(spacing: 0) { ForEach(model.rows, id: \.self) { _ in BoxView() } }
            .frame(maxHeight: .infinity, alignment: .top)
    }
}

/// Boxes one below the other in the middle of the window.
private struct Column: View {
    let model: Model

    var body: some View {
        VStack(spacing: model.spacing) {
            BoxView(height: model.height)
            BoxView()
        }
    }
}

/// The same from the top of the window.
private struct TopColumn: View {
    let model: Model

    var body: some View { Column(model: model).frame(maxHeight: .infinity, alignment: .top) }
}

/// A window of 200 by 400 points, whose shapes are watched.
@MainActor
private struct Window {
    let host: ViewHost
    let model: Model

    init<Content: View>(_ model: Model = Model(), @ViewBuilder _ content: @escaping (Model) -> Content) {
        self.model = model
        host = ViewHost(Reading(model: model, content: content), size: CGSize(width: 200, height: 400))
    }

    func change(_ animation: Animation? = .linear(duration: 1), _ change: (Model) -> Void) {
        host.perform { withAnimation(animation) { change(model) } }
    }

    var frames: [CGRect] { host.findAll(role: .shape).map { $0.frame } }

    func expectTops(_ tops: [CGFloat], _ location: SourceLocation = #_sourceLocation) {
        expect(frames.map { $0.minY }, tops, location)
    }

    func expect(_ values: [CGFloat], _ expected: [CGFloat], _ location: SourceLocation = #_sourceLocation) {
        #expect(values.count == expected.count, sourceLocation: location)
        let wrong = zip(values, expected).first { !(abs($0 - $1) < 1e-9) }
        #expect(wrong == nil, "\(values.prefix(9)) instead of \(expected.prefix(9))", sourceLocation: location)
    }
}

@MainActor
struct LayoutAnimationTests {
    @Test func `views in a stack move as its spacing changes, and the stack with them`() {
        let window = Window { Column(model: $0) }
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
        let window = Window { Rows(model: $0) }
        window.change { $0.rows = [0, 1, 2] }
        window.expectTops([0, 0, 20])
        window.host.advance(by: 0.25)
        window.expectTops([0, 5, 25])
        window.host.advance(by: 0.75)
        window.expectTops([0, 20, 40])
    }

    @Test func `views close up where one goes, which is gone at once`() {
        let model = Model()
        model.rows = [0, 1, 2]
        let window = Window(model) { Rows(model: $0) }
        window.change { $0.rows = [0, 2] }
        window.expectTops([0, 40])
        window.host.advance(by: 0.5)
        window.expectTops([0, 30])
    }

    @Test func `views that change places meet half way`() {
        let window = Window { Rows(model: $0) }
        window.change { $0.rows = [2, 1] }
        window.expectTops([20, 0])
        window.host.advance(by: 0.5)
        window.expectTops([10, 10])
        window.host.advance(by: 0.5)
        window.expectTops([0, 20])
    }

    @Test func `a text that becomes wider pushes its neighbour`() throws {
        let window = Window { model in
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
        let model = Model()
        model.rows = [0]
        let window = Window(model) { model in
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
        let window = Window { model in
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
        let window = Window { model in
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
        let window = Window { model in
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
        let model = Model()
        model.rows = Array(1...1_000)
        let window = Window(model) { model in
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

/// Which animation it is that moves what is laid out.
@MainActor
struct LayoutTransactionTests {
    @Test func `a view that is not to be animated jumps`() {
        let window = Window { model in
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
        let window = Window { model in
            HStack(alignment: .top) {
                Column(model: model).animation(.linear(duration: 1), value: model.spacing)
                Column(model: model)
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
        window.change(nil) { $0.spacing = 50 }
        window.host.advance(by: 0.5)
        window.expectTops([0, 50, 0, 70])
    }

    @Test func `the innermost of two animations with a value decides`() {
        let window = Window { model in
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

    @Test func `without an animation nothing moves`() {
        let window = Window { TopColumn(model: $0) }
        window.change(nil) { $0.spacing = 50 }
        window.expectTops([0, 70])
    }

    @Test func `a change without an animation shifts what is on its way`() {
        let window = Window { TopColumn(model: $0) }
        window.change { $0.spacing = 50 }
        window.host.advance(by: 0.5)
        window.change(nil) { $0.height = 27 }
        window.expectTops([0, 57])
        window.host.advance(by: 0.25)
        window.expectTops([0, 67])
    }

    @Test func `a transaction that disables animations ends what is on its way`() {
        let window = Window { TopColumn(model: $0) }
        window.change { $0.spacing = 50 }
        window.host.advance(by: 0.5)
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = true
        window.host.perform { withTransaction(transaction) { window.model.spacing = 20 } }
        window.expectTops([0, 40])
    }

    @Test func `what was changed before by itself is not animated with what is changed after`() {
        let window = Window { model in
            TopColumn(model: model).onChange(of: model.height) {
                withAnimation(.linear(duration: 1)) { model.spacing = 50 }
            }
        }
        window.change(nil) { $0.height = 30 }
        window.expectTops([0, 40])
        window.host.advance(by: 0.5)
        window.expectTops([0, 60])
    }

    @Test func `nobody looked before, and the way begins where it stood`() {
        let window = Window { TopColumn(model: $0) }
        window.change(nil) { $0.height = 40 }
        window.change { $0.spacing = 50 }
        window.host.advance(by: 0.5)
        window.expectTops([0, 70])
    }

    @Test func `a window that becomes larger while views move takes them with it`() {
        let screen = Screen(Column(model: model))
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

    private let model = Model()

    @Test func `where nothing is animated, nothing is laid out until somebody asks`() {
        let screen = Screen(TopColumn(model: model))
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
                TopColumn(model: model)
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

/// What becomes of a motion.
@MainActor
struct LayoutMotionTests {
    @Test func `a spring that is interrupted goes on from where it is, as fast as it is`() {
        let window = Window { TopColumn(model: $0) }
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
        let window = Window { TopColumn(model: $0) }
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
            let window = Window { TopColumn(model: $0) }
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
        let window = Window { Rows(model: $0) }
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
        let window = Window { TopColumn(model: $0) }
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
        let window = Window { model in
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
        let window = Window { model in
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
        let window = Window { model in
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
