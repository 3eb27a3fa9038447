import Foundation
import HapticPatterns
import HapticRendering
import Testing

struct LevelTests {
    @Test func `levels of spans add up to those of the whole`() throws {
        let pattern = HapticPattern(events: [
            tap(at: 0.01), continuous(at: 0.1, for: 0.2, intensity: 0.7, sharpness: 0.4), tap(at: 0.35, sharpness: 1),
        ])
        var renderer = try Renderer(pattern)
        let signal = renderer.renderAll().haptic
        let levels = renderer.levels(inSpansOf: 0.05)
        #expect(levels.count == (signal.count + 2_399) / 2_400)
        for (index, level) in levels.enumerated() {
            let span = signal[index * 2_400..<min((index + 1) * 2_400, signal.count)]
            #expect(level.highest == max(span.max() ?? 0, 0))
            #expect(level.lowest == min(span.min() ?? 0, 0))
            #expect(level.peak == span.map(abs).max())
            let energy = span.reduce(0.0) { $0 + Double($1) * Double($1) } / 48_000
            #expect(abs(level.energy - energy) < 1e-12)
        }
        let position = renderer.position
        #expect(position == 0)
    }

    @Test func `a span of less than a sample is one sample`() throws {
        var renderer = try Renderer(HapticPattern(events: [tap()]))
        let count = renderer.sampleCount
        for (seconds, spans) in [(0, count), (.nan, count), (1e9, 1)] {
            let found = renderer.levels(inSpansOf: seconds).count
            #expect(found == spans)
        }
    }

    @Test func `effective intensity and sharpness follow event, control and envelope`() throws {
        let pattern = HapticPattern(
            events: [continuous(for: 1, intensity: 0.8, sharpness: 0.2, [.attackTime: 0.5])],
            curves: [
                curve(.hapticIntensityControl, (0, 1), (1, 0.5)),
                curve(.hapticSharpnessControl, (0, 0), (1, 0.6)),
            ])
        let samples = try Renderer(pattern).effectiveSamples(rate: 100)
        #expect(samples.count == 101)
        let attack = 0.002 * 500.0.squareRoot()
        for (index, sample) in samples.enumerated() {
            let t = Double(index) / 100
            guard t < 1 else { continue }
            let intensity = Double(Float(0.8)) * (1 - 0.5 * t)
            let level = min(1, t / attack)
            #expect(abs(sample.amplitude - intensity * intensity * level) < 1e-12)
            #expect(abs(sample.intensity - intensity * level.squareRoot()) < 1e-12)
            if t > 0 {
                #expect(abs(sample.sharpness - (Double(Float(0.2)) + Double(Float(0.6)) * t)) < 1e-12)
            } else {
                #expect(sample == EffectiveSample(intensity: 0, sharpness: 0, amplitude: 0))
            }
        }
    }

    @Test func `effective values of several events add as energies`() throws {
        let samples = try Renderer(
            HapticPattern(events: [
                continuous(for: 1, intensity: 0.6, sharpness: 0), continuous(for: 1, intensity: 0.8, sharpness: 1),
            ]), settings: .with { $0.profile = .linear }
        ).effectiveSamples(rate: 10, from: 0.5, to: 0.6)
        #expect(samples.count == 1)
        #expect(abs(samples[0].amplitude - 1) < 1e-7)
        #expect(abs(samples[0].sharpness - 0.64) < 1e-7)
    }

    @Test func `a tap reads as its amplitude at first and then fades`() throws {
        let samples = try Renderer(HapticPattern(events: [tap(intensity: 0.5, sharpness: 0.3)]))
            .effectiveSamples(rate: 1_000)
        #expect(abs(samples[0].intensity - 0.5) < 1e-12)
        #expect(abs(samples[0].sharpness - 0.3) < 1e-7)
        for (former, latter) in zip(samples, samples.dropFirst()) { #expect(latter.amplitude <= former.amplitude) }
    }

    @Test func `rates and times without a meaning give no samples`() throws {
        let renderer = try Renderer(HapticPattern(events: [tap()]))
        for (rate, start, end) in [(0, 0, nil), (.nan, 0, nil), (1e300, 0, nil), (10, 5, 4), (10, .nan, nil)]
            as [(Double, Double, Double?)]
        {
            let samples = renderer.effectiveSamples(rate: rate, from: start, to: end)
            #expect(samples.isEmpty)
        }
    }

    /// a (0.5 sin φ + 0.3 sin 2φ + 0.2 sin 4φ).
    @Test func `the preview of a continuous event has three partials`() throws {
        let signal = try drive(
            continuous(for: 0.2, intensity: 0.7, sharpness: 0), settings: .with { $0.signal = .preview })
        let error = deviation(signal, in: 96..<9_600) { index in
            let phase = 2 * .pi * 80 * Double(index) / 48_000
            return pow(Double(Float(0.7)), 2) * (0.5 * sin(phase) + 0.3 * sin(2 * phase) + 0.2 * sin(4 * phase))
        }
        #expect(error < 1e-6)
    }

    /// The partials decay with τd, τd/2 and τd/4, without the gain of the drive.
    @Test func `the preview of a tap has three partials that decay`() throws {
        let signal = try drive(tap(intensity: 0.7), settings: .with { $0.signal = .preview })
        let error = deviation(signal) { index in
            let phase = 2 * .pi * 80 * Double(index) / 48_000
            let decay = exp(-80 * Double(index) / 48_000)
            return pow(Double(Float(0.7)), 2)
                * (0.5 * decay * sin(phase) + 0.3 * pow(decay, 2) * sin(2 * phase) + 0.2 * pow(decay, 4)
                    * sin(4 * phase))
        }
        #expect(error < 1e-6)
    }
}
