import Foundation
import SwiftUI
import Testing
import ViewGraph

@MainActor
struct ColorAnimationTests {
    private func hex(_ screen: Screen) -> String? {
        (screen.first(.shape) ?? screen.first(.text))?.semantics.color
    }

    private func hexes<Content: View>(
        at times: [Double], _ animation: Animation? = .linear(duration: 1),
        @ViewBuilder _ content: @escaping (Bool) -> Content
    ) -> [String?] {
        let model = Switch()
        let screen = Screen(Switched(model: model, content: content))
        screen.turnOn(model, animation)
        return times.map { time in
            screen.root.advance(to: time)
            return hex(screen)
        }
    }

    // Black to white: a quarter of the way is 63.75, three quarters 191.25.
    private let way = ["#000000", "#404040", "#BFBFBF", "#FFFFFF"]

    @Test func `a fill goes from colour to colour`() {
        #expect(hexes(at: [0, 0.25, 0.75, 1]) { Circle().fill($0 ? Color.white : .black) } == way)
    }

    @Test func `a style around a view does, too`() {
        let hexes = hexes(at: [0, 0.25, 0.75, 1]) { isOn in
            VStack { Circle() }.foregroundStyle(isOn ? .white : .black)
        }
        #expect(hexes == way)
    }

    @Test func `text does, too`() {
        #expect(hexes(at: [0, 0.25, 0.75, 1]) { Text("a").foregroundStyle($0 ? .white : .black) } == way)
        #expect(hexes(at: [0, 0.25, 0.75, 1]) { Text("a").foregroundColor($0 ? .white : nil) } == way)
    }

    @Test func `a tint does, too, and all that is drawn with it`() {
        let hexes = hexes(at: [0, 0.25, 0.75, 1]) { isOn in
            VStack { Circle().fill(.tint) }.tint(isOn ? .white : .black)
        }
        #expect(hexes == way)
    }

    @Test func `what fades keeps its hue`() {
        #expect(hexes(at: [0.5]) { Circle().fill($0 ? Color.clear : .blue) } == ["#007AFF80"])
    }

    @Test func `a level follows what it is a level of`() {
        let hexes = hexes(at: [0, 0.25, 1]) { isOn in
            VStack { Circle().fill(.secondary) }.foregroundStyle(isOn ? .white : .black)
        }
        #expect(hexes == ["#00000080", "#40404080", "#FFFFFF80"])
    }

    @Test func `from one kind of style to another the way is as straight`() {
        let hexes = hexes(at: [0, 0.25, 0.75, 1]) { isOn in
            VStack { Circle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.black)) }.tint(.white)
        }
        #expect(hexes == way)
    }

    @Test func `without an animation colours jump`() {
        #expect(hexes(at: [0, 1], nil) { Circle().fill($0 ? Color.white : .black) } == ["#FFFFFF", "#FFFFFF"])
    }

    @Test func `nothing is evaluated while a colour moves`() {
        let model = Switch()
        let screen = Screen(Switched(model: model) { isOn in Circle().fill(isOn ? Color.white : .black) })
        screen.turnOn(model, .linear(duration: 1))
        let evaluations = screen.root.evaluations
        screen.root.advance(to: 0.5)
        #expect(hex(screen) == "#808080")
        #expect(screen.root.evaluations == evaluations)
    }
}
