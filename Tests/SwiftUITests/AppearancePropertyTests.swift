import HapticsTesting
import SwiftUI
import TestSupport
import Testing

/// What is there, and what of it shows a second view.
@MainActor @Observable
private final class Cast {
    var rows = [0, 1, 2]
    var pairs: Set<Int> = []
    var covered: Set<Int> = []
    var scene = 0
    nonisolated init() {}

    func change(_ random: inout SeededGenerator) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: rows = Array((0..<7).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)))
        case 1: pairs.formSymmetricDifference([Int.random(in: 0..<7, using: &random)])
        case 2: covered.formSymmetricDifference([Int.random(in: 0..<7, using: &random)])
        default: scene += 1
        }
    }
}

/// How often each has come without going.
@MainActor
private final class Roll {
    private(set) var counts: [String: Int] = [:]

    var present: [String] { counts.filter { $0.value > 0 }.keys.sorted() }

    func count(_ name: String, _ change: Int) { counts[name, default: 0] += change }
}

private struct Named: View {
    let name: String
    let roll: Roll

    var body: some View {
        Text(name).padding(1).onAppear { roll.count(name, 1) }.onDisappear { roll.count(name, -1) }
    }
}

private struct CastRow: View {
    let cast: Cast
    let row: Int
    let roll: Roll

    var body: some View {
        Group {
            Named(name: "row \(row)", roll: roll)
            if cast.pairs.contains(row) {
                AnyView(Named(name: "pair \(row)", roll: roll))
            } else if row.isMultiple(of: 2) {
                Named(name: "single \(row)", roll: roll)
            }
        }
        .overlay { if cast.covered.contains(row) { Circle() } }
    }
}

private struct CastView: View {
    let cast: Cast
    let roll: Roll

    var body: some View {
        ScrollView {
            VStack { ForEach(cast.rows, id: \.self) { CastRow(cast: cast, row: $0, roll: roll) } }
            GeometryReader { _ in if cast.scene.isMultiple(of: 2) { Named(name: "even", roll: roll) } }
            Text("back").background { if cast.covered.contains(0) { Named(name: "behind", roll: roll) } }
            Named(name: "scene \(cast.scene)", roll: roll).id(cast.scene)
        }
    }
}

@MainActor
struct AppearancePropertyTests {
    @Test(arguments: 0..<4 as Range<UInt64>)
    func `who has come and not gone is who is there`(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (cast, roll) = (Cast(), Roll())
        let host = ViewHost(CastView(cast: cast, roll: roll))
        for round in 0..<200 {
            host.perform {
                withAnimation(Bool.random(using: &random) ? .default : nil) {
                    for _ in 0...Int.random(in: 0..<2, using: &random) { cast.change(&random) }
                }
            }
            let names = host.findAll(role: .text).map { $0.label }.filter { $0 != "back" }
            #expect(roll.present == names.sorted(), "seed \(seed), round \(round)")
            #expect(roll.counts.values.allSatisfy { (0...1).contains($0) }, "seed \(seed), round \(round)")
        }
        host.close()
        #expect(roll.present.isEmpty)
    }
}
