import HapticPatterns
import HapticPlayback
import HapticRendering
import TestSupport
import Testing

/// Anything in any order: whatever is done, time goes on, every end is told once, and nobody waits for ever.
struct EngineRandomTests {
    private static let rounds = isOptimized ? 400 : 60

    @Test(arguments: 0..<8 as Range<UInt64>)
    func `a random life comes to rest`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let bench = try Bench(rate: 8_000)
        let (asked, answered, ends) = (Log<Bool>(), Log<Double>(), Log<StopReason?>())
        var players = try (0..<4).map { _ in try bench.player(tap(), continuous(at: 0.01, for: 0.05), log: ends) }
        var time = 0.0
        for _ in 0..<Self.rounds {
            let index = Int.random(in: 0..<4, using: &random)
            switch Int.random(in: 0..<14, using: &random) {
            case 0: try? bench.engine.start()
            case 1: bench.engine.stop()
            case 2: bench.output.simulate(.interrupted)
            case 3: bench.output.simulate(Bool.random(using: &random) ? .failed : .restored)
            case 4:
                asked.add(true)
                bench.notify(answered, Int.random(in: 0..<4, using: &random) == 0 ? .stop : .leaveRunning)
            case 5: players[index] = try bench.player(tap(), continuous(for: 0.05), log: ends)
            case 6: bench.engine.setOptions { $0.shutsDownWhenIdle.toggle() }
            case 7: bench.engine.setOptions { $0.mutesHaptics.toggle() }
            default: Self.use(players[index], of: bench.engine, &random)
            }
            bench.clock.advance(by: Double.random(in: 0..<0.03, using: &random))
            #expect(bench.engine.currentTime >= time, "seed \(seed)")
            time = bench.engine.currentTime
        }
        bench.engine.stop()
        bench.engine.waitForHandlers()
        #expect(answered.entries.count == asked.entries.count, "seed \(seed)")
        for player in players { #expect(!player.report.phase.isActive, "seed \(seed)") }
        let told = ends.entries.count
        bench.clock.advance(by: 1)
        bench.engine.waitForHandlers()
        #expect(ends.entries.count == told, "seed \(seed)")
    }

    private static func use(
        _ player: EnginePlayer, of engine: PlaybackEngine, _ random: inout SeededGenerator
    ) {
        let time = Bool.random(using: &random) ? 0 : engine.currentTime + Double.random(in: 0..<0.1, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: try? player.start(at: time)
        case 4: try? player.stop(at: time)
        case 5: try? player.pause(at: time)
        case 6: try? player.resume(at: time)
        case 7: try? player.cancel()
        case 8: try? player.seek(to: Double.random(in: 0..<0.1, using: &random))
        default: player.set { ($0.loops, $0.rate) = (!$0.loops, Double.random(in: 0.5..<3, using: &random)) }
        }
    }
}
