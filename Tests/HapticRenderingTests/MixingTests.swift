import Foundation
import HapticPatterns
import HapticRendering
import Testing

struct MixingTests {
    @Test func `what rounding puts beyond full drive is not counted as limited`() throws {
        // Some samples of a full sine come out at 1 + 2^-23.
        var renderer = try Renderer(HapticPattern(events: [continuous(for: 60)]))
        let signal = renderer.renderAll().haptic
        let report = renderer.report
        #expect(signal.allSatisfy { $0.magnitude <= 1 })
        #expect(report.limitedSamples == 0)
    }

    /// Two events of amplitude 0.7 in phase at 100 Hz: 480 samples a period.
    private func doubled(_ limiter: Limiter, for duration: Double = 1) throws -> Renderer {
        let event = continuous(for: duration, intensity: 0.7, sharpness: 0)
        return try Renderer(
            HapticPattern(events: [event, event]),
            settings: .with {
                $0.profile = .custom(.linear, from: 100, to: 100, exponent: 1)
                $0.limiter = limiter
            })
    }

    /// O5. For G = 1.4: fundamental (2/π)(G asin(1/G) + √(1 − 1/G²)), limited share 1 − (2/π) asin(1/G) = 0.494.
    @Test func `two events that add up beyond full drive are clipped and counted`() throws {
        var renderer = try doubled(.clip)
        _ = renderer.render(next: 480)
        let before = renderer.report.limitedSamples
        let signal = renderer.render(next: 43_200).haptic
        let share = Double(renderer.report.limitedSamples - before) / 43_200
        let g = 1.4
        record("O5 share", abs(share - (1 - 2 / .pi * asin(1 / g))), limit: 2.0 / 480)
        // At most one sample a crossing, four crossings a period.
        #expect(abs(share - (1 - 2 / .pi * asin(1 / g))) <= 2.0 / 480)
        #expect(abs(share - 0.494) < 0.005)
        #expect(signal.max() == 1)
        #expect(signal.min() == -1)
        let peak = renderer.report.peak
        #expect(abs(peak - 1.4) < 1e-6)
        var fundamental = 0.0
        for (index, sample) in signal.enumerated() {
            fundamental += Double(sample) * sin(2 * .pi * Double(index % 480) / 480)
        }
        fundamental *= 2 / 43_200
        let expected = 2 / .pi * (g * asin(1 / g) + (1 - 1 / (g * g)).squareRoot())
        record("O5 fundamental", abs(fundamental - expected), limit: 5e-5)
        // The corners of the clipped wave are sampled: an error of the order of a step squared.
        #expect(abs(fundamental - expected) < 5e-5)
    }

    /// O6. 2 sin(2π·215t) cos(2π·15t).
    @Test func `two frequencies beat with zeros where theory has them`() throws {
        let law = Profile.custom(.linear, from: 200, to: 230, exponent: 1)
        let signal = try drive(
            continuous(for: 1, intensity: 0.5, sharpness: 0), continuous(for: 1, intensity: 0.5, sharpness: 1),
            settings: .with { $0.profile = law })
        let error = deviation(signal, in: 96..<48_000) { index in
            let t = Double(index) / 48_000
            return sin(2 * .pi * 215 * t) * cos(2 * .pi * 15 * t)
        }
        record("O6", error, limit: 1e-6)
        #expect(error < 1e-6)
        for odd in stride(from: 1, to: 60, by: 2) { #expect(abs(signal[800 * odd]) < 1e-6) }
    }

    @Test func `the soft limiter bends what is above 0.8 by a hyperbolic tangent`() throws {
        var renderer = try doubled(.soft)
        let signal = renderer.renderAll().haptic
        let error = deviation(signal, in: 96..<48_000) { index in
            let x = 1.4 * sin(2 * .pi * 100 * Double(index) / 48_000)
            guard abs(x) > 0.8 else { return x }
            return (x < 0 ? -1 : 1) * (0.8 + 0.2 * tanh((abs(x) - 0.8) / 0.2))
        }
        #expect(error < 1e-6)
        let limited = renderer.report.limitedSamples
        #expect(limited > 0)
    }

    @Test func `normalising divides the whole signal by its peak, in blocks too`() throws {
        var renderer = try doubled(.normalise)
        let whole = renderer.renderAll()
        let error = deviation(whole.haptic, in: 96..<48_000) { sin(2 * .pi * 100 * Double($0) / 48_000) }
        #expect(error < 1e-6)
        #expect(whole.report.limitedSamples == 0)
        #expect(abs(whole.report.peak - 1.4) < 1e-6)
        #expect(abs(whole.report.gain - 1 / 1.4) < 1e-6)
        var blocks = try doubled(.normalise)
        var signal: [Float] = []
        while signal.count < whole.haptic.count {
            signal += blocks.render(next: min(777, whole.haptic.count - signal.count)).haptic
        }
        #expect(signal == whole.haptic)
    }

    @Test func `normalising leaves a signal alone that needs none`() throws {
        let event = continuous(for: 0.1, intensity: 0.9, sharpness: 0)
        let plain = try drive(event)
        #expect(try drive(event, settings: .with { $0.limiter = .normalise }) == plain)
    }

    @Test func `a report begins anew after a seek`() throws {
        var renderer = try doubled(.clip, for: 0.1)
        _ = renderer.renderAll()
        let (report, count) = (renderer.report, renderer.sampleCount)
        #expect(report.samples == count)
        renderer.seek(to: 100)
        let anew = renderer.report
        #expect(anew == LimiterReport())
    }

    /// O7. Equal intensity and sharpness: attack and release of 2 ms cross so that their sum is 1.
    @Test(arguments: [1.0, 0.9876543])
    func `two events that follow each other equal one of their length`(joint: Double) throws {
        for control in [[], [curve(.hapticSharpnessControl, (0.2, 0), (1.7, 0.6))]] {
            let one = HapticPattern(
                events: [continuous(for: 2, intensity: 0.8, sharpness: 0.3)], curves: control)
            let two = HapticPattern(
                events: [
                    continuous(for: joint, intensity: 0.8, sharpness: 0.3),
                    continuous(at: joint, for: 2 - joint, intensity: 0.8, sharpness: 0.3),
                ], curves: control)
            let expected = try drive(one)
            let error = try deviation(drive(two)) { Double(expected[$0]) }
            record("O7 joint at \(joint)", error, limit: 2e-6)
            #expect(error < 2e-6)
        }
    }

    @Test func `a chain of a thousand events keeps the phase of one`() throws {
        let events = (0..<1_000).map { continuous(at: Double($0) * 0.01, for: 0.01, intensity: 0.8, sharpness: 0.37) }
        let expected = try drive(continuous(for: 10, intensity: 0.8, sharpness: 0.37))
        #expect(try deviation(drive(HapticPattern(events: events))) { Double(expected[$0]) } < 2e-6)
    }

    @Test func `an event that starts a sample after another's end begins a phase of its own`() throws {
        let gap = 1.0 / 48_000
        let apart = try drive(
            continuous(for: 0.1003, intensity: 1, sharpness: 0),
            continuous(at: 0.1003 + gap, for: 0.1, intensity: 1, sharpness: 0))
        let error = deviation(apart, in: 4_920..<9_600) { index in
            sin(2 * .pi * 80 * (Double(index) / 48_000 - 0.1003 - gap))
        }
        #expect(error < 1e-6)
    }

    @Test func `of several events that end at one time, the first is continued`() throws {
        let first = continuous(at: 0, for: 0.1, intensity: 0.3, sharpness: 0)
        let second = continuous(at: 0.0137, for: 0.0863, intensity: 0.3, sharpness: 0.5)
        let next = continuous(at: 0.1, for: 0.1, intensity: 0.3, sharpness: 0)
        let signal = try drive(second, next, first)
        let amplitude = pow(Double(Float(0.3)), 2)
        let error = deviation(signal, in: 4_920..<9_600) { amplitude * sin(2 * .pi * 80 * Double($0) / 48_000) }
        #expect(error < 1e-6)
    }
}
