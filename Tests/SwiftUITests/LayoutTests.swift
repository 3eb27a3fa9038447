import HapticsTesting
import SwiftUI
import Testing

/// Boxes whose places are computed by hand, in a window of 200 by 100 points.
@MainActor
struct LayoutTests {
    private func frames(_ view: some View) throws -> [CGRect] {
        let host = ViewHost(view, size: CGSize(width: 200, height: 100))
        return host.findAll(role: .shape).map { $0.frame }
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Rectangle().frame(width: width, height: height)
    }

    @Test func `a stack is as large as what is in it, and stands in the middle`() throws {
        let found = try frames(
            HStack(spacing: 10) {
                box(30, 20); box(50, 40)
            })
        // 90 by 40 in 200 by 100: from 55, 30.
        #expect(found == [CGRect(x: 55, y: 40, width: 30, height: 20), CGRect(x: 95, y: 30, width: 50, height: 40)])
    }

    @Test func `what stretches shares what is left`() throws {
        let found = try frames(
            HStack(spacing: 0) {
                box(40, 10); Rectangle(); Rectangle().frame(maxWidth: 30)
            })
        // The box takes 40, the bounded one its most of 30, and the free one the rest.
        #expect(found.map { $0.width } == [40, 130, 30])
        #expect(found.map { $0.minX } == [0, 40, 170])
    }

    @Test func `a spacer takes what is left along its stack alone`() throws {
        let row = try frames(
            HStack(spacing: 0) {
                box(20, 10); Spacer(); box(20, 10)
            })
        #expect(row.map { $0.minX } == [0, 180])
        let column = try frames(
            VStack(spacing: 0) {
                box(20, 10); Spacer(minLength: 30); box(20, 10)
            })
        #expect(column.map { $0.minY } == [0, 90])
        #expect(column.map { $0.minX } == [90, 90])
    }

    @Test func `stacks align across`() throws {
        let found = try frames(
            VStack(alignment: .trailing, spacing: 0) {
                box(30, 10); box(50, 10)
            })
        #expect(found.map { $0.maxX } == [125, 125])
        let layered = try frames(
            ZStack(alignment: .bottomLeading) {
                box(60, 60); box(10, 20)
            })
        #expect(layered[1] == CGRect(x: 70, y: 60, width: 10, height: 20))
    }

    @Test func `padding makes room around, and frames align within`() throws {
        let padded = try frames(Rectangle().padding(.horizontal, 25).padding(.top, 10))
        #expect(padded == [CGRect(x: 25, y: 10, width: 150, height: 90)])
        let framed = try frames(box(20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing))
        #expect(framed == [CGRect(x: 180, y: 0, width: 20, height: 20)])
    }

    @Test func `a flexible frame keeps to its limits`() throws {
        let found = try frames(
            VStack(spacing: 0) {
                Rectangle().frame(minWidth: 250, maxHeight: 10)
                Rectangle().frame(maxWidth: 80, maxHeight: 10)
                box(20, 10).frame(minWidth: 60, alignment: .leading)
            })
        #expect(found.map { $0.width } == [250, 80, 20])
    }

    @Test func `a background takes the size of the view, and does not change it`() throws {
        let found = try frames(box(40, 20).background { Rectangle().frame(width: 60, height: 60) }.padding(5))
        #expect(found[0] == CGRect(x: 70, y: 20, width: 60, height: 60))
        #expect(found[1] == CGRect(x: 80, y: 40, width: 40, height: 20))
    }

    @Test func `moved, turned and scaled views keep their place in the layout`() throws {
        let found = try frames(
            HStack(spacing: 0) {
                box(20, 20).offset(x: 5, y: -7)
                box(40, 10).rotationEffect(.degrees(90))
                box(20, 20).scaleEffect(2, anchor: .topLeading)
            })
        // 80 wide: from 60.
        #expect(found[0] == CGRect(x: 65, y: 33, width: 20, height: 20))
        #expect(abs(found[1].midX - 100) < 1e-9 && abs(found[1].width - 10) < 1e-9 && abs(found[1].height - 40) < 1e-9)
        #expect(found[2] == CGRect(x: 120, y: 40, width: 40, height: 40))
    }

    @Test func `a touch finds what is turned and scaled where it looks to be`() throws {
        struct Turned: View {
            @State private var taps = 0
            var body: some View {
                Rectangle().frame(width: 100, height: 10).rotationEffect(.degrees(90)).onTapGesture { taps += 1 }
                    .overlay { Text("\(taps)").offset(y: 90) }
            }
        }
        let host = ViewHost(Turned(), size: CGSize(width: 200, height: 200))
        host.tap(at: CGPoint(x: 100, y: 140))
        #expect(try host.find("1").role == .text)
        host.tap(at: CGPoint(x: 140, y: 100))
        #expect(try host.find("1").role == .text)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -10, 1e300])
    func `sizes that are none do not stop the layout`(_ size: CGFloat) throws {
        let view = HStack(spacing: size) {
            box(size, size).padding(size).offset(x: size).scaleEffect(size)
            Rectangle().frame(minWidth: size, maxWidth: size)
            ScrollView { box(size, 10) }
        }
        let host = ViewHost(view, size: CGSize(width: size, height: 100))
        #expect(!host.tree.isEmpty)
        host.tap(at: CGPoint(x: size, y: size))
    }
}

/// What stands behind several views.
@MainActor
struct LayerTests {
    private struct Rows: View {
        @State private var count = 2

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { number in Text("row \(number)").frame(height: 20) }
                    .background { Rectangle() }
                Button("more") { count += 1 }
                Button("fewer") { count -= 2 }
            }
        }
    }

    @Test func `each of several views has a background of its own, and stands where it would without`() throws {
        let host = ViewHost(Rows(), size: CGSize(width: 200, height: 200))
        func places() -> [CGFloat] { host.findAll(role: .shape).map { $0.frame.minY } }
        let first = try #require(places().first)
        func expect(_ moves: [CGFloat]) {
            #expect(places().count == moves.count)
            #expect(zip(places(), moves).allSatisfy { abs($0 - first - $1) < 1e-9 })
        }
        expect([0, 20])
        try host.tap("more")
        expect([-10, 10, 30])
        try host.tap("fewer")
        expect([10])
    }
}
