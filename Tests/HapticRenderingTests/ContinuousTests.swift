import Foundation
import HapticPatterns
import HapticRendering
import Testing

struct ContinuousTests {
    /// 200 Hz at sharpness 0.5, so that a period is exactly 240 samples at 48 kHz.
    private let exactPeriods = RenderSettings.with {
        $0.profile = .custom(.logarithmic, from: 100, to: 400, exponent: 2)
    }

    /// O1. The amplitude is 0.5² = 0.25.
    @Test func `a steady event is one pure tone`() throws {
        let signal = try drive(continuous(for: 1, intensity: 0.5, sharpness: 0.5), settings: exactPeriods)
        let amplitude = 0.25
        let period = deviation(signal, in: 240..<47_000) { Double(signal[$0 + 240]) }
        #expect(period < 3e-7)
        let steady = Array(signal[2_400..<4_800])
        #expect(abs((squareSum(steady, in: 0..<2_400) / 2_400).squareRoot() - amplitude / 2.0.squareRoot()) < 1e-7)
        var highest = 0.0
        for bin in 0...1_200 {
            let line = magnitude(of: steady, bin: bin)
            if bin == 10 {
                #expect(abs(line - amplitude) < 1e-7)
            } else {
                highest = max(highest, line)
            }
        }
        record("O1 highest other line, dB", 20 * log10(highest / amplitude), limit: -110)
        #expect(20 * log10(highest / amplitude) < -110)
    }

    /// The amplitude of one line of the discrete Fourier transform.
    private func magnitude(of signal: [Float], bin: Int) -> Double {
        var (real, imaginary) = (0.0, 0.0)
        for (index, sample) in signal.enumerated() {
            let angle = 2 * Double.pi * Double(bin * index % signal.count) / Double(signal.count)
            real += Double(sample) * cos(angle)
            imaginary += Double(sample) * sin(angle)
        }
        let share = bin == 0 || 2 * bin == signal.count ? 1.0 : 2.0
        return share * (real * real + imaginary * imaginary).squareRoot() / Double(signal.count)
    }

    /// O2. ∫ (t/T)² sin²(2πft) dt over k whole cycles is T (1/6 − 1/(16π²k²)).
    @Test func `an attack over whole cycles has the energy of its closed form`() throws {
        let signal = try drive(
            continuous(for: 0.2, intensity: 1, sharpness: 0, [.attackTime: 0.1]),
            settings: .with { $0.envelope = .seconds })
        let expected = 0.1 * (1 / 6.0 - 1 / (16 * Double.pi * Double.pi * 64))
        let energy = squareSum(signal, in: 0..<4_800) / 48_000
        record("O2", abs(energy / expected - 1), limit: 1e-4)
        // The sum differs from the integral by half its last term, which the sine makes 0, and by terms in 1/fs².
        #expect(abs(energy / expected - 1) < 1e-4)
    }

    @Test(arguments: testedRates)
    func `every sample follows attack, level and release of the closed form`(rate: Double) throws {
        // Sharpness 0 is 80 Hz; the event starts between two samples.
        let start = 0.0123456789
        let signal = try drive(
            continuous(at: start, for: 0.25, intensity: 0.7, sharpness: 0, [.attackTime: 0.5, .releaseTime: 0.25]),
            settings: .with(rate: rate))
        let attack = 0.002 * pow(500, 0.5)
        let release = 0.002 * pow(500, 0.25)
        let amplitude = pow(Double(Float(0.7)), 2)
        let error = deviation(signal) { index in
            let t = Double(index) / rate - start
            guard t > 0, t < 0.25 + release else { return 0 }
            let level = t < attack ? t / attack : t < 0.25 ? 1 : 1 - (t - 0.25) / release
            return amplitude * level * sin(2 * .pi * 80 * t)
        }
        record("continuous at \(rate) Hz", error, limit: 1e-6)
        #expect(error < 1e-6)
        #expect(signal.count == Int(((start + 0.25 + release) * rate).rounded(.up)))
        #expect(isSilent(signal[...Int(start * rate)]))
        #expect(signal[Int(start * rate) + 1] != 0)
    }

    @Test func `without sustain the level decays and ends before the duration`() throws {
        let signal = try drive(
            continuous(for: 1, intensity: 1, sharpness: 0, [.sustained: 0, .decayTime: 0.5]))
        let decay = 0.02 * 10
        let error = deviation(signal) { index in
            let t = Double(index) / 48_000
            let level = t < 0.002 ? t / 0.002 : t < 0.002 + decay ? 1 - (t - 0.002) / decay : 0
            return level * sin(2 * .pi * 80 * t)
        }
        #expect(error < 1e-6)
        #expect(isSilent(signal[Int(0.202 * 48_000)...]))
    }

    @Test func `a duration that ends within the decay releases from the level reached`() throws {
        let signal = try drive(
            continuous(for: 0.1, intensity: 1, sharpness: 0, [.sustained: 0, .decayTime: 0.5, .releaseTime: 0.5]))
        let release = 0.002 * pow(500, 0.5)
        let reached = 1 - (0.1 - 0.002) / 0.2
        let error = deviation(signal) { index in
            let t = Double(index) / 48_000
            let level =
                t < 0.002
                ? t / 0.002
                : t < 0.1 ? 1 - (t - 0.002) / 0.2 : max(0, reached * (1 - (t - 0.1) / release))
            return level * sin(2 * .pi * 80 * t)
        }
        #expect(error < 1e-6)
    }

    @Test func `a duration shorter than the attack releases from the level reached`() throws {
        let signal = try drive(
            continuous(for: 0.02, intensity: 1, sharpness: 0, [.attackTime: 0.5, .releaseTime: 0.5]))
        let ramp = 0.002 * pow(500, 0.5)
        let error = deviation(signal) { index in
            let t = Double(index) / 48_000
            let level = t < 0.02 ? t / ramp : max(0, 0.02 / ramp * (1 - (t - 0.02) / ramp))
            return level * sin(2 * .pi * 80 * t)
        }
        #expect(error < 1e-6)
    }

    @Test func `an event without a duration or of no duration is silent unless it decays`() throws {
        var event = continuous(for: 0)
        #expect(isSilent(try drive(event)[...]))
        event.duration = nil
        #expect(isSilent(try drive(event)[...]))
        event.parameters[.sustained] = 0
        #expect(try drive(event).count == Int((0.022 * 48_000).rounded(.up)))
    }

    @Test func `an attack control counts when the attack begins, a release control when the release begins`() throws {
        let pattern = HapticPattern(
            events: [continuous(for: 0.5, intensity: 1, sharpness: 0)],
            parameters: [
                DynamicParameter(.hapticAttackTimeControl, time: 0.001, value: 1),
                DynamicParameter(.hapticReleaseTimeControl, time: 0.4, value: 0.5),
                DynamicParameter(.hapticReleaseTimeControl, time: 0.501, value: 0),
            ])
        let signal = try drive(pattern)
        let release = 0.002 * pow(500, 0.5)
        #expect(signal.count == Int(((0.5 + release) * 48_000).rounded(.up)))
        let attack = deviation(signal, in: 0..<96) { index in
            Double(index) / 96 * sin(2 * .pi * 80 * Double(index) / 48_000)
        }
        #expect(attack < 1e-6)
    }

    @Test func `half a minute later the phase is still exact`() throws {
        let signal = try drive(continuous(for: 30, intensity: 1, sharpness: 1))
        let error = deviation(signal, in: 1_430_000..<1_440_000) { sin(2 * .pi * 230 * Double($0) / 48_000) }
        #expect(error < 1e-6)
    }
}
