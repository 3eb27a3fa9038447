import Foundation
import HapticRendering
import Testing

struct VibratorTests {
    /// 0.25 s are 12,000 samples.
    private static let (durations, powers): ([TimeInterval], [Float]) = ([0.1, 0.05, 0.1], [1, 0.5, 0.25])

    @Test func `a loop of a thousand passes keeps its period, without a click, and starts anew when asked`() throws {
        let bench = Bench()
        try bench.run {
            try Vibrator.shared.vibrate(durations: Self.durations, powers: Self.powers)
            let first = bench.play(for: 0.5).haptic
            _ = bench.play(for: 249.25)
            let last = bench.play(for: 0.25).haptic
            // The second pass and the thousandth: the first begins after silence.
            #expect(Array(first[12_000..<24_000]) == last)
            #expect(largestStep(first + last) < largestStepOfTheLoudest)

            try Vibrator.shared.vibrate(durations: [0.2], powers: [0.5])
            _ = bench.play(for: 0.002)
            let second = bench.play(for: 0.098).haptic
            let largest = deviation(Array(second)) { continuousSample($0 + 96, duration: 0.2, sharpness: 0.6) { _ in 0.5 } }
            #expect(largest < 2e-6)
            Vibrator.shared.stop()
            _ = bench.play(for: 0.002)
            #expect(bench.play(for: 0.1).haptic.allSatisfy { $0 == 0 })
        }
    }

    /// A sine of full drive moves at most this much from sample to sample, and an envelope of 2 ms adds to it.
    private var largestStepOfTheLoudest: Float { Float(2 * .pi * frequency(0.6) / 48_000 + 1.0 / 96) }

    private func largestStep(_ samples: [Float]) -> Float {
        zip(samples, samples.dropFirst()).map { abs($0 - $1) }.max() ?? 0
    }
}
