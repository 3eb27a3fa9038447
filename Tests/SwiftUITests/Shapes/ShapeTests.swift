import Foundation
import SwiftUI
import Testing
import ViewGraph

@MainActor
struct ShapeTests {
    @Test func `shapes take what they are offered, and 10 points where that is nothing`() {
        #expect(Screen(Rectangle()).size(width: 30, height: 20) == CGSize(width: 30, height: 20))
        #expect(Screen(Rectangle()).size(width: nil, height: nil) == CGSize(width: 10, height: 10))
        #expect(Screen(Capsule()).size(width: 30, height: nil) == CGSize(width: 30, height: 10))
    }

    @Test func `a circle takes the smaller side`() {
        #expect(Screen(Circle()).size(width: 30, height: 20) == CGSize(width: 20, height: 20))
        #expect(Screen(Circle()).size(width: 30, height: nil) == CGSize(width: 30, height: 30))
        #expect(Screen(Circle()).size(width: nil, height: nil) == CGSize(width: 10, height: 10))
        #expect(Screen(Circle().stroke(.red)).size(width: 30, height: 20) == CGSize(width: 20, height: 20))
    }

    @Test(arguments: [CGFloat.nan, -5, -CGFloat.infinity])
    func `sizes that are none are 10 points or none`(length: CGFloat) {
        let size = Screen(Rectangle()).size(width: length, height: 5)
        #expect(size == CGSize(width: length.isNaN ? 10 : 0, height: 5))
    }

    @Test func `shapes tell what they are`() {
        func kind<Content: View>(_ view: Content) -> String? { Screen(view).first(.shape)?.semantics.kind }
        #expect(kind(Rectangle()) == "Rectangle")
        #expect(kind(RoundedRectangle(cornerRadius: 12)) == "RoundedRectangle(12)")
        #expect(kind(RoundedRectangle(cornerSize: CGSize(width: 4, height: 6))) == "RoundedRectangle(4, 6)")
        #expect(kind(RoundedRectangle(cornerRadius: -3)) == "RoundedRectangle(0)")
        #expect(kind(RoundedRectangle(cornerRadius: .nan)) == "RoundedRectangle(0)")
        #expect(kind(Ellipse().fill(.red)) == "Ellipse")
        #expect(kind(Capsule(style: .circular)) == "Capsule")
    }

    @Test func `lines and fillings are told`() {
        #expect(Screen(Circle()).details(.shape) == ["fill(#000000)"])
        #expect(Screen(Circle().fill(.blue)).details(.shape) == ["fill(#007AFF)"])
        #expect(Screen(Circle().stroke(.blue, lineWidth: 8)).details(.shape) == ["stroke(#007AFF, 8)"])
        #expect(Screen(Circle().stroke(lineWidth: 2).foregroundStyle(.blue)).details(.shape) == ["stroke(#007AFF, 2)"])
        let dashed = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [4, 2], dashPhase: 1)
        #expect(
            Screen(Circle().stroke(.red, style: dashed)).details(.shape)
                == ["stroke(#FF3B30, 3, round, dash 4 2 from 1)"])
        #expect(
            Screen(Circle().strokeBorder(.red, lineWidth: 4)).details(.shape) == ["inset(2)", "stroke(#FF3B30, 4)"])
        #expect(Screen(Rectangle().inset(by: 3).inset(by: 2)).details(.shape) == ["inset(5)", "fill(#000000)"])
    }

    @Test func `a shape is drawn again in front`() {
        let screen = Screen(Circle().fill(.red).stroke(.blue, lineWidth: 2).frame(width: 20, height: 20))
        #expect(screen.all(.shape).map { $0.semantics.details } == [["fill(#FF3B30)"], ["stroke(#007AFF, 2)"]])
        #expect(screen.all(.shape).map { $0.size.width } == [20, 20])
    }

    @Test func `parts of parts are parts of the whole`() {
        let trim = Screen(Circle().trim(from: 0.5, to: 1).trim(from: 0, to: 0.5)).first(.shape)?.semantics.trim
        #expect(trim?.from == 0.5)
        #expect(trim?.to == 0.75)
        let wild = Screen(Circle().trim(from: .nan, to: 7)).details(.shape)
        #expect(wild == ["trim(0, 1)", "fill(#000000)"])
        #expect(Screen(Circle().trim(from: 0.75, to: 0.25)).details(.shape)?.first == "trim(0.75, 0.75)")
    }

    @Test func `shapes clip and take touches`() {
        let details = Screen(Text("a").clipShape(.rect(cornerRadius: 8))).elements.flatMap { $0.semantics.details }
        #expect(details == ["clip(RoundedRectangle(8))"])
        let touched = Screen(Text("a").contentShape(Rectangle())).elements.compactMap { $0.semantics.touchShape }
        #expect(touched == ["Rectangle"])
    }

    @Test func `shapes stand behind and in front by name`() {
        let screen = Screen(Text("a").background(.red, in: .capsule).overlay(.blue, in: .circle))
        #expect(screen.all(.shape).map { $0.semantics.kind } == ["Capsule", "Circle"])
    }
}
