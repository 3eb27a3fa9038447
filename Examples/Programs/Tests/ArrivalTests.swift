import CoreHaptics
import HapticRendering
import Testing

struct ArrivalTests {
    @Test func `JSON and file give the same samples`() throws {
        let url = try #require(ArrivalPattern.url)
        let json = try #require(try ArrivalPattern.throughJSON(from: url))
        let file = try ArrivalPattern.fromFile(at: url)
        let (first, second) = (try samples(of: json), try samples(of: file))
        #expect(first.haptic == second.haptic)
        #expect(first.left == second.left)
        #expect(first.haptic.contains { $0 != 0 })
        #expect(first.left.contains { $0 != 0 })
    }

    private func samples(of pattern: CHHapticPattern) throws -> RenderedPattern {
        let bench = Bench()
        return try bench.run {
            let engine = try CHHapticEngine()
            try engine.start()
            let player = try engine.makePlayer(with: pattern)
            try player.start(atTime: CHHapticTimeImmediate)
            return bench.play(for: 1)
        }
    }
}
