import HapticPatterns
import HapticPlayback
import HapticRendering
import Testing
import TestSupport

/// Players to which things happen at random sound as renderings of their patterns, put together.
struct RandomScenarioTests {
    @Test(arguments: 1...(isOptimized ? 120 : 6))
    func `three players with random lives sound as their patterns rendered`(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let scenarios = (0..<3).map { _ in RandomScenario(&generator) }
        let source = try HapticSource()
        let players = try scenarios.map { try source.makePlayer($0.pattern) }
        var expected = [Float](repeating: 0, count: RandomScenario.length)
        for (scenario, player) in zip(scenarios, players) {
            try scenario.send(to: player, of: source)
            let signal = try scenario.expected()
            for index in expected.indices { expected[index] += signal[index] }
        }
        var samples: [Float] = []
        while samples.count < expected.count {
            let size = Int.random(in: 1...2_000, using: &generator)
            samples += source.haptic(min(size, expected.count - samples.count), blocks: size)
        }
        let distance = deviation(samples, expected)
        let kinds = scenarios.map(\.kind)
        #expect(distance < 2e-5, "seed \(seed): \(kinds) at rates \(scenarios.map(\.rate)) differ by \(distance)")
        #expect(players.allSatisfy { $0.report.droppedEvents == 0 }, "seed \(seed)")
    }

    @Test(arguments: 1...(isOptimized ? 40 : 4))
    func `random lives give the same bits in any division of time`(seed: Int) throws {
        var whole: (haptic: [Float], ends: [Int]) = ([], [])
        for blocks in [RandomScenario.length, 1, 7, 64, 480] {
            var generator = SeededGenerator(seed: UInt64(1_000 + seed))
            let source = try HapticSource()
            let scenarios = (0..<3).map { _ in RandomScenario(&generator) }
            let players = try scenarios.map { try source.makePlayer($0.pattern) }
            for (scenario, player) in zip(scenarios, players) { try scenario.send(to: player, of: source) }
            let samples = source.haptic(RandomScenario.length, blocks: blocks)
            let ends = players.map(\.report.finishedAt)
            if whole.haptic.isEmpty { whole = (samples, ends) }
            #expect(samples == whole.haptic && ends == whole.ends, "seed \(seed), in blocks of \(blocks)")
        }
    }

    @Test(arguments: 1...(isOptimized ? 40 : 4))
    func `random lives move motors for as long in any division of time`(seed: Int) throws {
        var whole: (steps: [MotorStrengths], ends: [Int]) = ([], [])
        for blocks in [480, 1, 7, 64] {
            var generator = SeededGenerator(seed: UInt64(2_000 + seed))
            let source = try HapticSource()
            let scenarios = (0..<3).map { _ in RandomScenario(&generator) }
            let players = try scenarios.map { try source.makePlayer($0.pattern) }
            for (scenario, player) in zip(scenarios, players) { try scenario.send(to: player, of: source) }
            let steps = (0..<75).map { _ in source.strongest(480, blocks: blocks) }
            let ends = players.map(\.report.finishedAt)
            if whole.steps.isEmpty { whole = (steps, ends) }
            #expect(ends == whole.ends, "seed \(seed), in blocks of \(blocks)")
            // More looks may find a moment that is a little stronger.
            let distance = zip(steps, whole.steps).map { max(abs($0.low - $1.low), abs($0.high - $1.high)) }.max() ?? 0
            #expect(distance < 5e-3, "seed \(seed), in blocks of \(blocks)")
        }
    }
}

extension HapticSource {
    /// The highest strengths within samples that pass in blocks of a size.
    fileprivate func strongest(_ count: Int, blocks: Int) -> MotorStrengths {
        var (highest, passed) = (MotorStrengths(), 0)
        while passed < count {
            let strengths = motors(after: min(blocks, count - passed))
            highest = MotorStrengths(low: max(highest.low, strengths.low), high: max(highest.high, strengths.high))
            passed += blocks
        }
        return highest
    }
}
