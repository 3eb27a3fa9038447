import Foundation
import SwiftUI
import Testing
import ViewGraph

@MainActor
private final class Tally {
    var measured = 0
}

/// A view of 20 points that counts how often it is asked how large it is.
private struct Counted {
    let tally: Tally
}

extension Counted: View {
    typealias Body = Never
}

extension Counted: LeafView {
    func measured(_ proposal: ProposedSize, in context: LeafContext) -> CGSize {
        tally.measured += 1
        return CGSize(width: 20, height: 20)
    }

    func semantics(_ environment: EnvironmentValues, size: CGSize) -> Semantics { Semantics(role: .shape) }
}

/// Turns without end, or, when it is told to stop, back to where it began.
private struct Wheel: View {
    let model: MotionModel
    @State private var turns = 0.0

    var body: some View {
        Circle().rotationEffect(.degrees(360 * turns))
            .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turns = 1 } }
            .onChange(of: model.text) { withAnimation(.linear(duration: 1)) { turns = 0 } }
    }
}

/// What is done at each frame while something moves.
@MainActor
struct MotionFrameTests {
    private let model = MotionModel()

    private func pass(_ screen: Screen, to time: Double) {
        screen.root.advance(to: time)
        _ = screen.elements
    }

    @Test func `what is on its way is not measured again`() {
        let tally = Tally()
        model.rows = Array(1...100)
        let screen = Screen(
            ReadingView(model: model) { model in
                VStack(spacing: 0) { ForEach(model.rows, id: \.self) { _ in Counted(tally: tally) } }
                Rectangle().frame(width: 10, height: model.height)
            })
        _ = screen.elements
        screen.root.perform { withAnimation(.linear(duration: 1)) { model.rows.insert(0, at: 0) } }
        let measured = tally.measured
        for frame in 1...60 { pass(screen, to: Double(frame) / 60) }
        #expect(tally.measured == measured)
    }

    @Test func `a frame that grows has what is around it placed, and the rest left as it is`() {
        let tally = Tally()
        let screen = Screen(
            ReadingView(model: model) { model in
                HStack(spacing: 0) {
                    Rectangle().frame(width: model.height, height: 20)
                    Counted(tally: tally)
                }
                .frame(width: 400, alignment: .leading)
            })
        _ = screen.elements
        screen.root.perform { withAnimation(.linear(duration: 1)) { model.height = 100 } }
        pass(screen, to: 0.25)
        #expect(screen.all(.shape).map { $0.frame.minX } == [0, 40])
        let measured = tally.measured
        // It is offered another width at each frame, and asked for the least and the greatest no more.
        pass(screen, to: 0.5)
        #expect(tally.measured <= measured + 1)
        #expect(screen.all(.shape).map { $0.frame.minX } == [0, 60])
    }

    /// A wheel that turns without end, and a view that looks at where it stands at each frame.
    private func wheels() -> Screen {
        let screen = Screen(
            ReadingView(model: model) { model in
                if !model.isOn { Wheel(model: model) }
                GeometryReader { _ in Rectangle() }
            })
        pass(screen, to: 10)
        #expect(screen.root.nextWake != nil)
        return screen
    }

    private func expectRest(_ screen: Screen, from time: Double) {
        #expect(screen.root.nextWake == nil)
        let arrangements = screen.root.layout.arrangements
        for second in 1...9 { pass(screen, to: time + Double(second)) }
        #expect(screen.root.layout.arrangements == arrangements)
    }

    @Test func `what moved without end and is gone moves nothing`() {
        let screen = wheels()
        screen.root.perform { model.isOn = true }
        pass(screen, to: 11)
        expectRest(screen, from: 11)
    }

    @Test func `what moved without end and is told to end does`() {
        let screen = wheels()
        screen.root.perform { model.text = "stop" }
        pass(screen, to: 10.5)
        #expect(screen.root.nextWake != nil)
        pass(screen, to: 12)
        expectRest(screen, from: 12)
    }

    @Test func `a touch finds what is on its way in a view that is on its way`() {
        let screen = Screen(
            ReadingView(model: model) { model in
                VStack(spacing: 0) {
                    VStack(spacing: model.spacing) {
                        BoxView()
                        BoxView().onTapGesture { model.log += "tap " }
                    }
                    .padding(.top, 5)
                }
                .frame(maxHeight: .infinity, alignment: .top)
            })
        screen.root.perform { withAnimation(.linear(duration: 1)) { model.spacing = 110 } }
        // Its top goes from 35 to 135. Each time all is known that a touch asks for before time goes on.
        for tenth in 0...10 {
            screen.root.advance(to: Double(tenth) / 10)
            model.log = ""
            for y in stride(from: 30.0, to: 170, by: 10) {
                for phase in [Touch.Phase.began, .ended] { screen.root.touch(phase, at: CGPoint(x: 200, y: y)) }
            }
            #expect(model.log == "tap tap ", "\(tenth)")
        }
    }
}
