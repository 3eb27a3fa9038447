import CoreHaptics
import HapticsTesting
import TestSupport
import Testing

/// What is recorded as events, beside what the signal is.
struct PlayedSignalTests {
    @Test(arguments: 0..<16) func `whatever players are told, events are where the signal is`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let stage = try Stage()
        let player = try stage.player(buzz(for: 0.2), buzz(0.3, for: 0.1), buzz(0.5, for: 0.3))
        try player.start(atTime: CHHapticTimeImmediate)
        for _ in 0..<25 {
            stage.advance(Double(Int.random(in: 1...120, using: &generator)) / 1_000)
            try Self.tell(player, &generator)
        }
        stage.engine.stop()
        let events = stage.recorder.events.map { ($0.time, $0.time + ($0.duration ?? 0)) }
        for (number, sounds) in Self.sounds(stage.recorder.samples).enumerated() {
            let (start, end) = (Double(number) / 1_000, Double(number + 1) / 1_000)
            if sounds {
                // 50 ms for what rings, and for fades.
                let isCovered = events.contains { $0.0 < end && start < $0.1 + 0.05 }
                #expect(isCovered, "nothing is recorded at \(start) s, seed \(seed)")
            } else {
                // The attack begins at nothing.
                let isEvent = events.contains { $0.0 + 0.001 < start && end < $0.1 - 0.001 }
                #expect(!isEvent, "nothing sounds at \(start) s, seed \(seed)")
            }
        }
    }

    @Test(arguments: 0..<64) func `whatever players are told, a session is what its pattern is`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let stage = try Stage()
        let player = try stage.player(tap(), buzz(for: 0.2), buzz(0.3, for: 0.1, 0.5), tap(0.35), buzz(0.5, for: 0.3))
        try player.start(atTime: CHHapticTimeImmediate)
        for _ in 0..<25 {
            stage.advance(Double(Int.random(in: 1...120, using: &generator)) / 1_000)
            try Self.tell(player, &generator)
            try Self.send(to: player, &generator)
        }
        stage.engine.stop()
        do {
            try stage.recorder.expectHaptics(matching: stage.recorder.pattern, within: 0.001)
        } catch {
            Issue.record("seed \(seed): \(error)")
        }
    }

    private static func send(
        to player: any CHHapticAdvancedPatternPlayer, _ generator: inout SeededGenerator
    ) throws {
        let id: CHHapticDynamicParameter.ID =
            Bool.random(using: &generator) ? .hapticIntensityControl : .hapticSharpnessControl
        let (low, high) = (Float.random(in: 0...1, using: &generator), Float.random(in: 0...1, using: &generator))
        if Bool.random(using: &generator) {
            let parameter = CHHapticDynamicParameter(parameterID: id, value: low, relativeTime: 0)
            try player.sendParameters([parameter], atTime: CHHapticTimeImmediate)
        } else {
            let points = [(0.0, low), (0.1, high)].map {
                CHHapticParameterCurve.ControlPoint(relativeTime: $0.0, value: $0.1)
            }
            let curve = CHHapticParameterCurve(parameterID: id, controlPoints: points, relativeTime: 0)
            try player.scheduleParameterCurve(curve, atTime: CHHapticTimeImmediate)
        }
    }

    private static func tell(
        _ player: any CHHapticAdvancedPatternPlayer, _ generator: inout SeededGenerator
    ) throws {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1: try player.start(atTime: CHHapticTimeImmediate)
        case 2: try player.stop(atTime: CHHapticTimeImmediate)
        case 3: try player.pause(atTime: CHHapticTimeImmediate)
        case 4, 5: try player.resume(atTime: CHHapticTimeImmediate)
        case 6: try player.seek(toOffset: Double(Int.random(in: 0..<8, using: &generator)) / 10)
        case 7: player.isMuted.toggle()
        case 8: player.playbackRate = [0.5, 1, 2][Int.random(in: 0..<3, using: &generator)]
        default:
            player.loopEnd = Double(Int.random(in: 1...8, using: &generator)) / 10
            player.loopEnabled.toggle()
        }
    }

    /// Whether anything sounds, for each millisecond.
    private static func sounds(_ samples: [Float]) -> [Bool] {
        stride(from: 0, to: samples.count - 47, by: 48).map { first in
            samples[first..<first + 48].contains { abs($0) > 1e-4 }
        }
    }
}
