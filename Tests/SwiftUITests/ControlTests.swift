import HapticsTesting
import SwiftUI
import Testing

private struct Controls: View {
    @State private var isOn = false
    @State private var level = 2.0
    @State private var presses = 0
    @State private var editing: [Bool] = []
    var isEnabled = true

    var body: some View {
        VStack {
            Toggle("Sound", isOn: $isOn)
            Slider(value: $level, in: 0...10, step: 2) {
                Text("Level")
            } onEditingChanged: {
                editing.append($0)
            }
            Button("Press", systemImage: "plus", role: .destructive) { presses += 1 }
            Text(
                "\(isOn ? "on" : "off") \(Int(level)) \(presses) \(editing.map { $0 ? "begin" : "end" }.joined(separator: " "))"
            )
        }
        .disabled(!isEnabled)
    }
}

@MainActor
struct ControlTests {
    @Test func `a toggle is switched by a tap anywhere in its row`() throws {
        let host = ViewHost(Controls())
        #expect(try host.find("Sound", role: .toggle).value == "off")
        try host.tap("Sound")
        #expect(try host.find("Sound", role: .toggle).value == "on")
        let row = try host.find("Sound", role: .toggle).frame
        host.tap(at: CGPoint(x: row.maxX - 1, y: row.midY))
        #expect(try host.find("Sound", role: .toggle).value == "off")
    }

    @Test func `a slider has the values of its steps, and tells of the finger`() throws {
        let host = ViewHost(Controls())
        let slider = try host.find("Level", role: .slider)
        host.drag(
            from: CGPoint(x: slider.frame.minX, y: slider.frame.midY),
            to: CGPoint(x: slider.frame.maxX - slider.frame.width * 0.25, y: slider.frame.midY), duration: 0.2)
        #expect(try host.find("Level", role: .slider).value == "8")
        #expect(try host.find("off 8 0 begin end").role == .text)
        for (value, expected) in [(3.0, "4"), (-5, "0"), (99, "10"), (.nan, "0"), (.infinity, "10")] {
            try host.set(slider: "Level", to: value)
            #expect(try host.find("Level", role: .slider).value == expected)
        }
    }

    @Test func `a button is pressed by a tap, however long, and not by a finger that goes elsewhere`() throws {
        let host = ViewHost(Controls())
        try host.tap("Press")
        try host.press("Press", for: 3)
        try host.drag("Press", by: CGSize(width: 0, height: 200))
        #expect(try host.find("off 2 2 ").role == .text)
        #expect(try host.find("Press", role: .button).details == ["destructive"])
    }

    @Test func `what is disabled takes no touches`() throws {
        let host = ViewHost(Controls(isEnabled: false))
        try host.tap("Sound")
        try host.tap("Press")
        try host.drag("Level", by: CGSize(width: 100, height: 0))
        #expect(try host.find("off 2 0 ").role == .text)
        #expect(try !host.find("Press", role: .button).isEnabled)
    }

    @Test func `sliders of no width, of no step and of no range hold still`() throws {
        struct Odd: View {
            @State private var value = 0.5
            var body: some View {
                Slider(value: $value, in: 1...1) { Text("none") }
                Slider(value: $value, in: 0...1, step: 0) { Text("free") }
                Slider(value: $value, in: 0...1) { Text("thin") }.frame(width: 0)
            }
        }
        let host = ViewHost(Odd())
        try host.set(slider: "free", to: 0.123)
        #expect(try host.find("free", role: .slider).value == "0.123")
        host.tap(try host.find("thin", role: .slider))
        try host.set(slider: "none", to: 7)
        #expect(try host.find("none", role: .slider).value == "1")
    }

    @Test(arguments: [0...Double.infinity, -Double.infinity...0, -Double.infinity...Double.infinity])
    func `a slider without an end has no places between, and stays where it is when it is dragged`(
        bounds: ClosedRange<Double>
    ) throws {
        struct Endless: View {
            let bounds: ClosedRange<Double>
            let told: (Double) -> Void
            @State private var value = 0.0

            var body: some View {
                let binding = Binding(get: { value }) {
                    value = $0
                    told($0)
                }
                Slider(value: binding, in: bounds) { Text("free") }
                Slider(value: binding, in: bounds, step: 2) { Text("stepped") }
            }
        }
        var values: [Double] = []
        let host = ViewHost(Endless(bounds: bounds) { values.append($0) })
        for name in ["free", "stepped"] {
            let frame = try host.find(name, role: .slider).frame
            for x in [frame.minX, frame.midX, frame.maxX - 1] { host.tap(at: CGPoint(x: x, y: frame.midY)) }
            try host.drag(name, by: CGSize(width: 100, height: 0))
        }
        #expect(values == [])
        for name in ["free", "stepped"] {
            for value: Double in [4, -4, .nan, .infinity, -.infinity] { try host.set(slider: name, to: value) }
        }
        #expect(values.allSatisfy { bounds.contains($0) }, "\(values)")
    }

    @Test func `steps are counted from the lower bound, and there are none from one that is infinite`() throws {
        struct Stepped: View {
            @State private var up = 1.0
            @State private var down = -1.0

            var body: some View {
                Slider(value: $up, in: 1...Double.infinity, step: 2) { Text("up") }
                Slider(value: $down, in: -Double.infinity...0, step: 2) { Text("down") }
            }
        }
        let host = ViewHost(Stepped())
        for (value, up, down) in [(6.9, "7", "0"), (-2.5, "1", "-2.5"), (.infinity, "∞", "0")] {
            try host.set(slider: "up", to: value)
            try host.set(slider: "down", to: value)
            #expect(try host.find("up", role: .slider).value == up)
            #expect(try host.find("down", role: .slider).value == down)
        }
    }

    @Test func `a slider whose finger the system takes away is no longer being edited`() throws {
        let host = ViewHost(Controls())
        let frame = try host.find("Level", role: .slider).frame
        host.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
        host.touchMove(to: CGPoint(x: frame.maxX, y: frame.midY))
        host.touchCancel(at: CGPoint(x: frame.maxX, y: frame.midY))
        #expect(try host.find("off 10 0 begin end").role == .text)
    }

    @Test func `what is not there is an error that shows what is`() {
        let host = ViewHost(Controls())
        #expect {
            try host.tap("Nothing")
        } throws: { error in
            "\(error)".hasPrefix("nothing is called \"Nothing\"; there is:\nVStack\n")
        }
        #expect(throws: ViewNotFound.self) { try host.find(role: .slider, at: 1) }
    }
}
