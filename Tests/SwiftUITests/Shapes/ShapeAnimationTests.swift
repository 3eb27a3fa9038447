import Foundation
import SwiftUI
import Testing
import ViewGraph

@MainActor
struct ShapeAnimationTests {
    @Test func `a trim is where its animation is, at any time`() {
        let model = Switch()
        let screen = Screen(
            Switched(model: model) { isOn in
                Circle().trim(from: 0, to: isOn ? 1 : 0).stroke(.blue, lineWidth: isOn ? 8 : 4)
            })
        #expect(screen.first(.shape)?.semantics.trim?.to == 0)
        screen.turnOn(model, .linear(duration: 1.2))
        for (time, share, width) in [(0.3, 0.25, "5"), (0.6, 0.5, "6"), (0.9, 0.75, "7"), (1.2, 1.0, "8"), (2, 1, "8")]
        {
            screen.root.advance(to: time)
            let semantics = screen.first(.shape)?.semantics
            #expect(abs((semantics?.trim?.to ?? -1) - share) < 1e-12)
            #expect(semantics?.details == ["trim(0, \(share == 1 ? "1" : "\(share)"))", "stroke(#007AFF, \(width))"])
        }
    }

    @Test func `corners and insets move`() {
        let model = Switch()
        let screen = Screen(
            Switched(model: model) { isOn in
                RoundedRectangle(cornerRadius: isOn ? 20 : 0).inset(by: isOn ? 4 : 0)
            })
        screen.turnOn(model, .linear(duration: 1))
        screen.root.advance(to: 0.5)
        #expect(screen.first(.shape)?.semantics.kind == "RoundedRectangle(10)")
        #expect(screen.details(.shape)?.first == "inset(2)")
    }

    @Test func `dashes move`() {
        let model = Switch()
        let screen = Screen(
            Switched(model: model) { isOn in
                Rectangle().stroke(style: StrokeStyle(lineWidth: 1, dash: [4], dashPhase: isOn ? 8 : 0))
            })
        screen.turnOn(model, .linear(duration: 1))
        screen.root.advance(to: 0.25)
        #expect(screen.details(.shape) == ["stroke(#000000, 1, dash 4 from 2)"])
    }

    @Test func `what is no number is none at once, and its animation ends`() {
        let model = Switch()
        let screen = Screen(
            Switched(model: model) { isOn in
                RoundedRectangle(cornerRadius: isOn ? .nan : 8)
                    .trim(from: 0, to: isOn ? .nan : 1)
                    .stroke(.red, lineWidth: isOn ? .infinity : 8)
            })
        screen.turnOn(model, .spring(response: 0.4, dampingFraction: 0.75))
        screen.root.advance(to: 0)
        #expect(screen.details(.shape) == ["trim(0, 1)", "stroke(#FF3B30, 8)"])
        screen.root.advance(to: 10)
        #expect(screen.details(.shape) == ["trim(0, 0)", "stroke(#FF3B30, 0)"])
        #expect(screen.first(.shape)?.semantics.kind == "RoundedRectangle(0)")
    }
}
