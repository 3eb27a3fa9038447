import HapticsTesting
import SwiftUI
import TestSupport
import Testing

/// Views that stand in all kinds of containers, by what the layout depends on.
@MainActor @Observable
private final class Arrangement {
    struct Item: Hashable {
        let id: Int
        var length = 2
        var isFramed = false
    }

    var items = (0..<4).map { Item(id: $0) }
    var spacing: CGFloat = 8
    var padding: CGFloat = 4
    var isTall = false
    var isAtTop = false
    nonisolated init() {}

    /// Changes something: what is there, in which order, or how it is laid out.
    func change(_ random: inout SeededGenerator) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: spacing = CGFloat(Int.random(in: 0..<30, using: &random))
        case 1: padding = CGFloat(Int.random(in: 0..<20, using: &random))
        case 2: isTall.toggle()
        case 3: isAtTop.toggle()
        case 4: items.shuffle(using: &random)
        case 5: if items.count > 2 { items.remove(at: Int.random(in: items.indices, using: &random)) }
        case 6:
            let free = (0..<9).filter { id in !items.contains { $0.id == id } }
            if let id = free.randomElement(using: &random) {
                items.insert(Item(id: id), at: Int.random(in: 0...items.count, using: &random))
            }
        default:
            let index = Int.random(in: items.indices, using: &random)
            items[index].length = Int.random(in: 1..<9, using: &random)
            items[index].isFramed.toggle()
        }
    }
}

private struct ItemView: View {
    let item: Arrangement.Item

    var body: some View {
        HStack(spacing: 2) {
            Text(String(repeating: "n", count: item.length))
            Rectangle().frame(width: item.isFramed ? 30 : nil, height: item.isFramed ? 9 : 5)
                .accessibilityIdentifier("\(item.id)")
            Spacer(minLength: 1)
            Circle().frame(maxWidth: item.isFramed ? .infinity : 12, maxHeight: 12)
        }
        .background { Capsule() }
    }
}

private struct ArrangementView: View {
    let arrangement: Arrangement

    var body: some View {
        VStack(alignment: .leading, spacing: arrangement.spacing) {
            ForEach(arrangement.items, id: \.id) { ItemView(item: $0) }.padding(arrangement.padding)
            if arrangement.isTall { Text("tall").font(.largeTitle) }
            ZStack(alignment: .bottomTrailing) {
                Rectangle().frame(height: arrangement.isTall ? nil : 10)
                Text("in front")
            }
        }
        .frame(maxHeight: arrangement.isTall ? .infinity : 300, alignment: arrangement.isAtTop ? .top : .center)
        GeometryReader { proxy in
            HStack(spacing: 0) {
                Rectangle().frame(width: proxy.size.width / 4, height: proxy.size.height / 2)
                    .accessibilityIdentifier("read")
            }
        }
    }
}

@MainActor
struct LayoutMotionPropertyTests {
    private static let animations = [
        Animation.linear(duration: 0.7), .easeInOut(duration: 0.4), .spring(response: 0.4, dampingFraction: 0.6),
        .bouncy, .linear(duration: 0.3).delay(0.2), .default.speed(2),
    ]

    private func host(_ arrangement: Arrangement) -> ViewHost {
        ViewHost(ArrangementView(arrangement: arrangement), size: CGSize(width: 300, height: 700))
    }

    /// Where the rectangles of the items are, by what they are called.
    private func frames(_ host: ViewHost, _ arrangement: Arrangement) throws -> [String: CGRect] {
        let names = arrangement.items.map { "\($0.id)" } + ["read"]
        return try names.reduce(into: [:]) { frames, name in frames[name] = try host.find(name).frame }
    }

    private func areClose(_ first: CGRect, _ second: CGRect) -> Bool {
        [
            first.minX - second.minX, first.minY - second.minY, first.width - second.width,
            first.height - second.height,
        ].allSatisfy { abs($0) < 1e-6 }
    }

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `where all is animated nothing jumps, and all comes to where it would stand without`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let arrangement = Arrangement()
        let host = host(arrangement)
        for round in 0..<40 {
            let before = try frames(host, arrangement)
            let animation = Self.animations.randomElement(using: &random)
            host.perform { withAnimation(animation) { arrangement.change(&random) } }
            for (name, frame) in try frames(host, arrangement) {
                guard let old = before[name] else { continue }
                #expect(areClose(old, frame), "seed \(seed), round \(round), \(name): \(old) to \(frame)")
            }
            host.advance(by: Double.random(in: 0..<0.5, using: &random))
        }
        host.advance(by: 20)
        let expected = try frames(self.host(arrangement), arrangement)
        for (name, frame) in try frames(host, arrangement) {
            let target = try #require(expected[name])
            #expect(areClose(frame, target), "seed \(seed), \(name): \(frame) instead of \(target)")
        }
    }
}
