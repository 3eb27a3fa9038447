import Foundation
import SwiftUI
import Testing
import ViewGraph

@MainActor
struct StyleTests {
    private func hex<Content: View>(_ view: Content) -> [String?] {
        let screen = Screen(view)
        return (screen.all(.shape) + screen.all(.text)).map { $0.semantics.color }
    }

    @Test func `the innermost style holds`() {
        #expect(hex(Text("a")) == ["#000000"])
        #expect(hex(VStack { Text("a").foregroundStyle(.red) }.foregroundStyle(.blue)) == ["#FF3B30"])
        #expect(hex(VStack { Text("a") }.foregroundStyle(.blue)) == ["#007AFF"])
        #expect(hex(VStack { Text("a") }.foregroundColor(.blue).foregroundColor(.red)) == ["#007AFF"])
        #expect(hex(VStack { Text("a") }.foregroundColor(nil).foregroundColor(.red)) == ["#FF3B30"])
    }

    @Test func `levels are parts of what holds`() {
        #expect(hex(Circle().fill(.secondary)) == ["#3C3C4399"])
        #expect(hex(Circle().fill(.quaternary)) == ["#3C3C432E"])
        #expect(hex(VStack { Circle().fill(.tertiary) }.foregroundStyle(.white)) == ["#FFFFFF40"])
        #expect(hex(VStack { Circle().fill(.primary) }.foregroundStyle(.white)) == ["#FFFFFF"])
    }

    @Test func `levels may have styles of their own`() {
        let all = VStack {
            Circle()
            Circle().fill(.secondary)
            Circle().fill(.tertiary)
            Circle().fill(.quaternary)
        }
        #expect(hex(all.foregroundStyle(.red, .blue)) == ["#FF3B30", "#007AFF", "#007AFF80", "#007AFF40"])
        #expect(hex(all.foregroundStyle(.red, .blue, .white)) == ["#FF3B30", "#007AFF", "#FFFFFF", "#FFFFFF80"])
        // Those of what is around: the secondary is what was secondary there.
        let inner = VStack { all.foregroundStyle(.secondary, .primary) }
        #expect(
            hex(inner.foregroundStyle(.red, .blue)) == ["#007AFF", "#FF3B30", "#007AFF", "#007AFF80"])
        #expect(hex(all.foregroundStyle(.red, .blue).foregroundStyle(.green)) == hex(all.foregroundStyle(.red, .blue)))
    }

    @Test func `levels with styles of their own move and come and go`() {
        let model = Switch()
        let screen = Screen(
            Switched(model: model) { isOn in
                AnyView(
                    VStack { Circle().fill(.secondary) }
                        .foregroundStyle(.black, isOn ? Color(white: 1) : Color(white: 0)))
            })
        screen.turnOn(model, .linear(duration: 1))
        screen.root.advance(to: 0.2)
        #expect(screen.first(.shape)?.semantics.color == "#333333")
        let other = Switch()
        let changing = Screen(
            Switched(model: other) { isOn in
                let view = VStack { Circle().fill(.secondary) }
                return isOn ? AnyView(view.foregroundStyle(.red, .blue)) : AnyView(view.foregroundStyle(.red))
            })
        #expect(changing.first(.shape)?.semantics.color == "#FF3B3080")
        changing.turnOn(other, nil)
        #expect(changing.first(.shape)?.semantics.color == "#007AFF")
    }

    @Test func `the background of the window is white`() {
        let screen = Screen(Text("a").background(in: .capsule))
        #expect(screen.first(.shape)?.semantics.kind == "Capsule")
        #expect(screen.first(.shape)?.semantics.color == "#FFFFFF")
        #expect(hex(Circle().fill(.background.opacity(0.5))) == ["#FFFFFF80"])
    }

    @Test func `the tint is blue unless told`() {
        #expect(hex(Circle().fill(.tint)) == ["#007AFF"])
        #expect(hex(VStack { Circle().fill(.tint) }.tint(.green)) == ["#34C759"])
        #expect(hex(VStack { Circle().fill(.tint.opacity(0.5)) }.tint(.white)) == ["#FFFFFF80"])
        #expect(hex(VStack { Circle().fill(.tint) }.tint(Color?.none).tint(.green)) == ["#007AFF"])
    }

    @Test func `styles may be of any type or of one's own`() {
        #expect(hex(Circle().fill(AnyShapeStyle(.orange))) == ["#FF9500"])
        #expect(hex(Circle().fill(Warning()).environment(\.lineLimit, 1)) == ["#FF3B30"])
        #expect(hex(Circle().fill(Warning())) == ["#8E8E93"])
        #expect(hex(Circle().fill(Endless())) == ["#000000"])
    }

    @Test func `a background takes the size of what is in front`() {
        let screen = Screen(Text("ab").font(.system(size: 10)).padding(5).background(.red))
        #expect(screen.size(width: nil) == CGSize(width: 20, height: 22))
        #expect(screen.first(.shape)?.size == CGSize(width: 20, height: 22))
        #expect(screen.elements.map { $0.semantics.role }.filter { $0 != .none } == [.group, .shape, .text])
    }

    @Test func `an overlay stands in front and where it is aligned`() {
        let screen = Screen(
            Rectangle().frame(width: 100, height: 50).overlay(alignment: .bottomTrailing) {
                Circle().frame(width: 10, height: 10)
                Capsule().frame(width: 20, height: 4)
            })
        #expect(screen.all(.shape).map { $0.semantics.kind } == ["Rectangle", "Circle", "Capsule"])
        let places = screen.all(.shape).dropFirst().map { $0.container?.origin }
        #expect(places == [CGPoint(x: 90, y: 40), CGPoint(x: 80, y: 46)])
        #expect(screen.size(width: nil) == CGSize(width: 100, height: 50))
    }

    @Test func `a spacer with a background stretches along its stack`() {
        let screen = Screen(HStack { Spacer().background(.red) })
        #expect(screen.size(width: 200, height: 100) == CGSize(width: 200, height: 0))
    }

    @Test func `what is behind several views is behind each of them`() {
        let screen = Screen(
            HStack(spacing: 0) {
                Group {
                    Rectangle().frame(width: 10, height: 20)
                    Rectangle().frame(width: 20, height: 10)
                }.background { Circle() }
            })
        #expect(screen.size(width: nil) == CGSize(width: 30, height: 20))
        #expect(screen.all(.shape).map { $0.semantics.kind } == ["Circle", "Rectangle", "Circle", "Rectangle"])
    }

    @Test func `a view itself may be behind or in front`() {
        let screen = Screen(
            Text("a").background(Circle().fill(.red)).background(Color.blue).overlay(Capsule(), alignment: .top))
        #expect(screen.all(.shape).map { $0.semantics.kind } == ["Rectangle", "Circle", "Capsule"])
    }

    @Test func `nothing has nothing behind it`() {
        #expect(Screen(EmptyView().background(.red)).all(.shape).isEmpty)
    }

    @Test func `a background comes and goes with what it depends on`() {
        let model = Switch()
        let screen = Screen(
            Switched(model: model) { isOn in Text("a").background { if isOn { Circle() } } })
        #expect(screen.all(.shape).isEmpty)
        screen.turnOn(model, nil)
        #expect(screen.all(.shape).count == 1)
        #expect(screen.first(.shape)?.size.width == 8.5)
    }
}

/// Red where text is limited to lines, and grey otherwise.
private struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.lineLimit == nil ? Color.gray : Color.red
    }
}

/// Comes to itself.
private struct Endless: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Endless { self }
}
