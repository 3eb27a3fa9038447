import Foundation
import HapticPatterns
import HapticRendering
import Testing

struct ProfileTests {
    /// O0. The values follow from the two ends alone: f(s) = 80 (230/80)^s.
    @Test func `the reference profile maps sharpness to equal ratios of frequency`() {
        let law = Profile.reference.continuousFrequency
        let cases: [(sharpness: Double, hertz: Double)] = [
            (0, 80), (1, 230), (0.422601, 125.0002), (0.5, (80 * 230).squareRoot()),
        ]
        for (sharpness, hertz) in cases {
            #expect(abs(law.frequency(ofSharpness: sharpness) - hertz) < 1e-4)
        }
        #expect(abs(law.frequency(ofSharpness: 0.5) - 135.6466) < 1e-4)
        #expect(abs(law.sharpness(ofFrequency: 200) - Foundation.log(200.0 / 80) / Foundation.log(230.0 / 80)) < 1e-14)
        #expect(abs(law.sharpness(ofFrequency: 200) - 0.8676563) < 1e-7)
        #expect(abs(law.sharpness(ofFrequency: 100) - 0.2112996) < 1e-7)
    }

    @Test(arguments: Profile.named.map { $0.name })
    func `every frequency law is undone by its inverse`(name: String) throws {
        let profile = try #require(Profile.named.first { $0.name == name }).profile
        guard name != "mpeg" else { return }
        for law in [profile.continuousFrequency, profile.tapFrequency] {
            for step in 0...20 {
                let sharpness = Double(step) / 20
                let found = law.sharpness(ofFrequency: law.frequency(ofSharpness: sharpness))
                #expect(abs(found - sharpness) < 1e-12)
            }
        }
    }

    @Test func `intensity is squared by the reference and taken as it is by the linear profile`() {
        #expect(Profile.reference.continuousAmplitude.amplitude(ofIntensity: 0.3) == 0.3 * 0.3)
        #expect(Profile.linear.continuousAmplitude.amplitude(ofIntensity: 0.3) == 0.3)
        #expect(abs(Profile.reference.tapAmplitude.intensity(ofAmplitude: 0.25) - 0.5) < 1e-15)
        #expect(abs(Profile.mpeg.continuousAmplitude.amplitude(ofIntensity: 1) - 0.6138) < 1e-15)
    }

    @Test func `the mpeg profile rounds frequencies to whole hertz`() {
        let law = Profile.mpeg.continuousFrequency
        #expect(law.frequency(ofSharpness: 0) == 65)
        #expect(law.frequency(ofSharpness: 1) == 300)
        // 65 + 235 · 0.123 = 93.905
        #expect(law.frequency(ofSharpness: 0.123) == 94)
    }

    @Test func `the mpeg profile plays two undamped cycles in 22 ms for every tap`() throws {
        for sharpness: Float in [0, 1] {
            let signal = try drive(
                tap(intensity: 0.5, sharpness: sharpness), settings: .with { $0.profile = .mpeg })
            let frequency = 2 / 0.022
            #expect(signal.count == 1056)
            #expect(
                deviation(signal) { 0.792 * 0.5 * sin(2 * .pi * frequency * Double($0) / 48_000) } < 1e-6)
        }
    }

    @Test func `the mpeg profile puts times on a grid of one millisecond`() throws {
        let settings = RenderSettings.with { $0.profile = .mpeg }
        let exact = try drive(tap(at: 0.012), settings: settings)
        let between = try drive(tap(at: 0.0123), settings: settings)
        #expect(exact == between)
    }

    @Test func `the mpeg profile goes back to the event's own value after a curve`() throws {
        var pattern = HapticPattern(events: [continuous(for: 0.5, intensity: 1, sharpness: 0)])
        pattern.curves = [curve(.hapticIntensityControl, (0.1, 1), (0.2, 0.25))]
        let signal = try drive(pattern, settings: .with { $0.profile = .mpeg })
        let peak = signal[14_400..<19_200].max() ?? 0
        #expect(abs(peak - 0.6138) < 1e-3)
        let held = try drive(pattern, settings: .with { $0.profile = .linear })
        #expect(abs((held[14_400..<19_200].max() ?? 0) - 0.25) < 1e-3)
    }

    @Test func `the quest profile sweeps with the square of sharpness`() throws {
        var pattern = HapticPattern(events: [continuous(for: 1, intensity: 0.5, sharpness: 0)])
        pattern.curves = [curve(.hapticSharpnessControl, (0, 0), (1, 1))]
        let signal = try drive(pattern, settings: .with { $0.profile = .quest })
        // ∫ 55 + 145 t² = 55 t + 145 t³ / 3
        let error = deviation(signal, in: 96..<48_000) { index in
            let t = Double(index) / 48_000
            return 0.25 * sin(2 * .pi * (55 * t + 145 * t * t * t / 3))
        }
        #expect(error < 1e-6)
    }

    @Test func `a fractional power of intensity follows a curve sample by sample`() throws {
        var pattern = HapticPattern(events: [continuous(for: 1, intensity: 0.8, sharpness: 0)])
        pattern.curves = [curve(.hapticIntensityControl, (0, 1), (1, 0))]
        let signal = try drive(
            pattern, settings: .with { $0.profile = .custom(.linear, from: 100, to: 100, exponent: 1.7) })
        let error = deviation(signal, in: 96..<48_000) { index in
            let t = Double(index) / 48_000
            return pow(Double(Float(0.8)) * (1 - t), 1.7) * sin(2 * .pi * 100 * t)
        }
        #expect(error < 1e-6)
    }

    /// The buzz ends after 0.1 s and its release of 2 ms, the curve after 1 s; a second pass begins after 0.1 s.
    @Test func `a return to neutral makes no pattern longer`() throws {
        let pattern = HapticPattern(
            events: [continuous(for: 0.1)], curves: [curve(.hapticIntensityControl, (0, 1), (1, 1))])
        #expect(try Renderer(pattern, settings: .with { $0.profile = .mpeg }).sampleCount == 4_896)
        let looped = RenderSettings.with {
            $0.profile = .mpeg
            $0.loop = RenderSettings.Loop(passes: 2)
        }
        #expect(try Renderer(pattern, settings: looped).sampleCount == 9_696)
    }
}
