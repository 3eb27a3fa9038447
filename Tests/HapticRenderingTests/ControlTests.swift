import Foundation
import HapticPatterns
import HapticRendering
import Testing

struct ControlTests {
    private let lambda = log(230.0 / 80)

    /// O4. 80 (e^{λt} − 1)/λ cycles: 150/λ = 142.0384 in the second.
    @Test(arguments: testedRates)
    func `a sharpness curve sweeps in equal ratios with a closed phase`(rate: Double) throws {
        var pattern = HapticPattern(events: [continuous(for: 1, intensity: 1, sharpness: 0)])
        pattern.curves = [curve(.hapticSharpnessControl, (0, 0), (1, 1))]
        let signal = try drive(pattern, settings: .with(rate: rate))
        let error = deviation(signal, in: Int(0.002 * rate) + 1..<Int(rate)) { index in
            sin(2 * .pi * 80 * expm1(lambda * Double(index) / rate) / lambda)
        }
        record("O4 logarithmic at \(rate) Hz", error, limit: 2e-6)
        #expect(error < 2e-6)
        #expect(abs(150 / lambda - 142.0384) < 1e-4)
    }

    /// O4. The crossings from below are as many as whole cycles, the one at the start left out.
    @Test func `the sweep has as many cycles as its closed form`() throws {
        for (profile, cycles) in [(Profile.reference, 150 / lambda), (.linear, 155)] {
            var pattern = HapticPattern(events: [continuous(for: 1.1, intensity: 1, sharpness: 0)])
            pattern.curves = [curve(.hapticSharpnessControl, (0, 0), (1, 1))]
            let signal = try drive(pattern, settings: .with { $0.profile = profile })
            // After the second, at 230 Hz, go on to the next crossing from below.
            var crossings = 0
            for index in 1...48_000 where signal[index - 1] < 0 && signal[index] >= 0 { crossings += 1 }
            #expect(crossings == Int(cycles))
        }
    }

    /// O4. sin 2π(80t + 75t²).
    @Test func `a linear law sweeps with a parabola of a phase`() throws {
        var pattern = HapticPattern(events: [continuous(for: 1, intensity: 1, sharpness: 0)])
        pattern.curves = [curve(.hapticSharpnessControl, (0, 0), (1, 1))]
        let signal = try drive(pattern, settings: .with { $0.profile = .linear })
        let error = deviation(signal, in: 96..<48_000) { index in
            let t = Double(index) / 48_000
            return sin(2 * .pi * (80 * t + 75 * t * t))
        }
        record("O4 linear", error, limit: 2e-6)
        #expect(error < 2e-6)
    }

    @Test(arguments: [0.2, 0.05, 0.004, 0.0005])
    func `a sweep as steep as may be keeps its closed phase`(seconds: Double) throws {
        var pattern = HapticPattern(events: [continuous(for: 0.5, intensity: 1, sharpness: 0)])
        pattern.curves = [curve(.hapticSharpnessControl, at: 0.01, (0, 0), (seconds, 1))]
        let signal = try drive(pattern)
        let error = deviation(signal, in: 96..<24_000) { index in
            let t = Double(index) / 48_000
            let sweep = min(max(t - 0.01, 0), seconds)
            let swept = 80 * seconds * expm1(lambda * sweep / seconds) / lambda
            return sin(2 * .pi * (80 * min(t, 0.01) + swept + 230 * max(0, t - 0.01 - seconds)))
        }
        record("sweep of \(seconds) s", error, limit: 4e-6)
        #expect(error < 4e-6)
    }

    @Test func `sharpness is held at the end of its range while a curve goes beyond`() throws {
        // 0.7 + c reaches 1 after 0.3 of the curve's second, and comes back after 1.7.
        var pattern = HapticPattern(events: [continuous(for: 2, intensity: 1, sharpness: 0.7)])
        pattern.curves = [curve(.hapticSharpnessControl, (0, 0), (1, 1), (2, 0))]
        let signal = try drive(pattern)
        let s = Double(Float(0.7))
        func swept(_ t: Double) -> Double { 80 * exp(lambda * s) * expm1(lambda * t) / lambda }
        let rise = 1 - s
        let fall = 2 - rise
        let error = deviation(signal, in: 96..<96_000) { index in
            let t = Double(index) / 48_000
            let down = t > fall ? 230 * -expm1(-lambda * (t - fall)) / lambda : 0
            return sin(2 * .pi * (swept(min(t, rise)) + 230 * max(0, min(t, fall) - rise) + down))
        }
        #expect(error < 2e-6)
    }

    /// O10. The mean of (1−t)^{2γ} over the second is 1/(2γ+1), and half of it that of the squared signal.
    @Test(arguments: [(2.0, 0.1), (1.0, 1 / 6.0)])
    func `an intensity curve to zero has the energy of its closed form`(exponent: Double, meanSquare: Double) throws {
        // The event begins earlier, so that its attack is over. 100 Hz has whole cycles in the second.
        var pattern = HapticPattern(events: [continuous(for: 2, intensity: 1, sharpness: 0)])
        pattern.curves = [curve(.hapticIntensityControl, at: 0.5, (0, 1), (1, 0))]
        let signal = try drive(
            pattern, settings: .with { $0.profile = .custom(.linear, from: 100, to: 100, exponent: exponent) })
        let mean = squareSum(signal, in: 24_000..<72_000) / 48_000
        record("O10 exponent \(exponent)", abs((mean / meanSquare).squareRoot() - 1), limit: 1e-4)
        #expect(abs((mean / meanSquare).squareRoot() - 1) < 1e-4)
        #expect(isSilent(signal[72_000...]))
    }

    @Test func `a parameter is a step at its sample`() throws {
        let pattern = HapticPattern(
            events: [continuous(for: 0.1, intensity: 1, sharpness: 0)],
            parameters: [DynamicParameter(.hapticIntensityControl, time: 0.05, value: 0.5)])
        let signal = try drive(pattern)
        let error = deviation(signal, in: 96..<4_800) { index in
            (index < 2_400 ? 1 : 0.25) * sin(2 * .pi * 80 * Double(index) / 48_000)
        }
        #expect(error < 1e-6)
    }

    @Test func `a step of sharpness goes on with the phase`() throws {
        let pattern = HapticPattern(
            events: [continuous(for: 0.2, intensity: 1, sharpness: 0)],
            parameters: [DynamicParameter(.hapticSharpnessControl, time: 0.0512345, value: 1)])
        let signal = try drive(pattern)
        let error = deviation(signal, in: 96..<9_600) { index in
            let t = Double(index) / 48_000
            return sin(2 * .pi * (80 * min(t, 0.0512345) + 230 * max(0, t - 0.0512345)))
        }
        #expect(error < 1e-6)
    }

    @Test func `a declicked step is a ramp of one millisecond`() throws {
        let pattern = HapticPattern(
            events: [continuous(for: 0.1, intensity: 1, sharpness: 0)],
            parameters: [DynamicParameter(.hapticIntensityControl, time: 0.05, value: 0)])
        let signal = try drive(pattern, settings: .with { $0.declicks = true })
        let error = deviation(signal, in: 96..<4_800) { index in
            let t = Double(index) / 48_000
            let intensity = min(1, max(0, 1 - (t - 0.05) / 0.001))
            return intensity * intensity * sin(2 * .pi * 80 * t)
        }
        #expect(error < 1e-6)
        #expect(isSilent(signal[2_448...]))
    }

    @Test func `what starts later takes over the control, and a curve split in two plays as before`() throws {
        let event = continuous(for: 1, intensity: 1, sharpness: 0)
        var whole = HapticPattern(events: [event])
        whole.curves = [curve(.hapticIntensityControl, (0.25, 1), (0.75, 0.5))]
        var split = HapticPattern(events: [event])
        split.curves = [
            curve(.hapticIntensityControl, (0.25, 1), (0.5, 0.75)),
            curve(.hapticIntensityControl, at: 0.5, (0, 0.75), (0.25, 0.5)),
        ]
        let expected = try drive(whole)
        #expect(try deviation(drive(split)) { Double(expected[$0]) } < 1e-6)
    }

    @Test func `control points closer than a sample are all passed`() throws {
        var pattern = HapticPattern(events: [continuous(for: 0.1, intensity: 1, sharpness: 0)])
        let points = (0...1_000).map {
            ControlPoint(time: 0.05 + Double($0) * 1e-7, value: $0 == 1_000 ? 0.5 : Float($0 % 2))
        }
        pattern.curves = [ParameterCurve(.hapticIntensityControl, time: 0, points: points)]
        let signal = try drive(pattern)
        let error = deviation(signal, in: 2_410..<4_800) { 0.25 * sin(2 * .pi * 80 * Double($0) / 48_000) }
        #expect(error < 1e-6)
    }
}
