import Foundation
import HapticPatterns
import HapticRendering
import Testing

struct TapTests {
    private let gain = exp(atan(2 * Double.pi) / (2 * Double.pi)) / sin(atan(2 * Double.pi))

    /// O3, at 160 Hz: x[n] = 2r cosϑ x[n−1] − r² x[n−2].
    @Test func `a tap is a decaying sine that obeys its recurrence`() throws {
        let signal = try drive(
            tap(), settings: .with { $0.profile = .custom(.linear, from: 160, to: 160, exponent: 2) })
        let r = exp(-160.0 / 48_000)
        let angle = 2 * Double.pi * 160 / 48_000
        var largest = 0.0
        for n in 2..<signal.count {
            let expected = 2 * r * cos(angle) * Double(signal[n - 1]) - r * r * Double(signal[n - 2])
            largest = max(largest, abs(Double(signal[n]) - expected))
        }
        record("O3 recurrence", largest, limit: 2e-6)
        #expect(largest < 2e-6)
    }

    /// O3. The sum of the uncut pulse; the cut takes e^-14 of it.
    @Test func `the energy of a tap is that of its closed form`() throws {
        let signal = try drive(
            tap(), settings: .with { $0.profile = .custom(.linear, from: 160, to: 160, exponent: 2) })
        let r = exp(-160.0 / 48_000)
        let angle = 2 * Double.pi * 160 / 48_000
        // Re 1/(1 − r² e^{2jϑ})
        let real = 1 - r * r * cos(2 * angle)
        let imaginary = r * r * sin(2 * angle)
        let part = real / (real * real + imaginary * imaginary)
        let expected = gain * gain * (1 / (2 * (1 - r * r)) - 0.5 * part)
        let energy = squareSum(signal, in: 0..<signal.count)
        record("O3 energy", abs(energy / expected - 1), limit: 3e-6)
        #expect(abs(energy / expected - 1) < 3e-6)
    }

    /// O3. At 192 kHz a sample lies within 3e-5 of the peak.
    @Test func `the peak of a tap is its amplitude, just before a quarter of its first cycle`() throws {
        let signal = try drive(tap(intensity: 0.8), settings: .with(rate: 192_000))
        let peak = signal.max() ?? 0
        let place = Double(signal.firstIndex(of: peak) ?? 0) / 192_000
        record("O3 peak", abs(Double(peak) - 0.64), limit: 1e-6)
        #expect(abs(Double(peak) - 0.64) < 1e-6)
        #expect(abs(place - atan(2 * .pi) / (2 * .pi * 80)) < 2.0 / 192_000)
    }

    @Test(arguments: testedRates)
    func `every sample of a tap follows the closed form, also from between two samples`(rate: Double) throws {
        for sharpness in [Float(0), 0.5, 1] {
            let start = 0.0034567
            let signal = try drive(tap(at: start, intensity: 0.9, sharpness: sharpness), settings: .with(rate: rate))
            let frequency = 80 * pow(230.0 / 80, Double(sharpness))
            let amplitude = pow(Double(Float(0.9)), 2)
            let error = deviation(signal) { index in
                let t = Double(index) / rate - start
                guard t > 0, t < 7 / frequency else { return 0 }
                return gain * amplitude * exp(-t * frequency) * sin(2 * .pi * frequency * t)
            }
            record("tap at \(rate) Hz, sharpness \(sharpness)", error, limit: 1e-6)
            #expect(error < 1e-6)
            #expect(signal.count == Int(((start + 7 / frequency) * rate).rounded(.up)))
        }
    }

    /// O3. g e^-7 is −58.74 dB.
    @Test func `a tap is cut where it has faded by 58 dB`() {
        #expect(abs(20 * log10(gain * exp(-7)) - -58.74) < 0.005)
    }

    @Test func `two taps half a sample apart differ`() throws {
        let whole = try drive(tap(at: 0.01))
        let half = try drive(tap(at: 0.01 + 0.5 / 48_000))
        #expect(whole != half)
    }

    @Test func `sharpness is fixed at the onset, intensity acts from sample to sample`() throws {
        let pattern = HapticPattern(
            events: [tap(intensity: 1, sharpness: 0)],
            parameters: [
                DynamicParameter(.hapticSharpnessControl, time: 0.01, value: 1),
                DynamicParameter(.hapticIntensityControl, time: 0.02, value: 0.5),
            ])
        let signal = try drive(pattern)
        let error = deviation(signal) { index in
            let t = Double(index) / 48_000
            return gain * (index < 960 ? 1 : 0.25) * exp(-t * 80) * sin(2 * .pi * 80 * t)
        }
        #expect(error < 1e-6)
    }

    @Test func `a sharpness control at the time of the onset counts`() throws {
        let pattern = HapticPattern(
            events: [tap(at: 0.25, sharpness: 0.2)],
            parameters: [DynamicParameter(.hapticSharpnessControl, time: 0.25, value: 0.3)])
        for declicks in [false, true] {
            let signal = try drive(pattern, settings: .with { $0.declicks = declicks })
            let same = try drive(tap(at: 0.25, sharpness: 0.5))
            #expect(deviation(signal) { Double(same[$0]) } < 1e-6)
        }
    }

    @Test func `the decay control at the onset doubles or halves the decay`() throws {
        for (control, cycles, halves) in [(Float(1), 2.0, 28.0), (-1, 0.5, 7)] {
            let pattern = HapticPattern(
                events: [tap()], parameters: [DynamicParameter(.hapticDecayTimeControl, time: 0, value: control)])
            let signal = try drive(pattern)
            let angle = atan(2 * Double.pi * cycles)
            let gain = exp(angle / (2 * .pi * cycles)) / sin(angle)
            let error = deviation(signal) { index in
                let t = Double(index) / 48_000
                guard t < halves / 160 else { return 0 }
                return gain * exp(-t * 80 / cycles) * sin(2 * .pi * 80 * t)
            }
            #expect(error < 1e-6)
            #expect(abs(Double(signal.max() ?? 0) - 1) < 1e-4)
        }
    }

    @Test func `a tap ignores attack, release, sustain and its own duration`() throws {
        var event = tap()
        event.duration = 0.3
        event.parameters[.attackTime] = 1
        event.parameters[.releaseTime] = 1
        event.parameters[.sustained] = 0
        let padded = try drive(event)
        let plain = try drive(tap())
        #expect(padded.count == 14_400)
        #expect(Array(padded[..<plain.count]) == plain)
        #expect(isSilent(padded[plain.count...]))
    }

    @Test func `a tap follows an intensity curve with a power that is no square`() throws {
        var pattern = HapticPattern(events: [tap()])
        pattern.curves = [curve(.hapticIntensityControl, (0, 1), (0.08, 0))]
        let signal = try drive(
            pattern, settings: .with { $0.profile = .custom(.linear, from: 80, to: 80, exponent: 1.5) })
        let error = deviation(signal) { index in
            let t = Double(index) / 48_000
            return gain * pow(max(0, 1 - t / 0.08), 1.5) * exp(-t * 80) * sin(2 * .pi * 80 * t)
        }
        #expect(error < 1e-6)
    }
}
