import HapticPatterns
import Testing

struct ValuesTests {
    private let tap = HapticEvent(kind: .hapticTransient, time: 0, parameters: [.hapticIntensity: 0.8])

    @Test func `an event that states nothing has the defaults of its kind`() {
        let tap = HapticEvent(kind: .hapticTransient, time: 0)
        let buzz = HapticEvent(kind: .hapticContinuous, time: 0, duration: 1)
        #expect(tap.value(of: .hapticIntensity) == 0.75)
        #expect(buzz.value(of: .hapticIntensity) == 0.6)
        #expect(buzz.value(of: .sustained) == 1)
    }

    @Test func `an intensity control multiplies`() {
        let pattern = HapticPattern(parameters: [DynamicParameter(.hapticIntensityControl, time: 1, value: 0.5)])
        #expect(pattern.effectiveValue(of: .hapticIntensity, for: tap, at: 0.5) == 0.8)
        #expect(pattern.effectiveValue(of: .hapticIntensity, for: tap, at: 1) == 0.4)
        #expect(pattern.value(of: .hapticIntensityControl, at: 1) == 0.5)
    }

    @Test func `a sharpness control adds, and the sum is clamped`() {
        let pattern = HapticPattern(parameters: [DynamicParameter(.hapticSharpnessControl, time: 0, value: 0.25)])
        var tap = tap
        #expect(pattern.effectiveValue(of: .hapticSharpness, for: tap, at: 0) == 0.75)
        tap.parameters[.hapticSharpness] = 0.9
        #expect(pattern.effectiveValue(of: .hapticSharpness, for: tap, at: 0) == 1)
    }

    @Test func `a control leaves the other sense alone`() {
        let pattern = HapticPattern(parameters: [
            DynamicParameter(.hapticAttackTimeControl, time: 0, value: 0.5),
            DynamicParameter(.audioAttackTimeControl, time: 0, value: 0.25),
        ])
        let buzz = HapticEvent(kind: .hapticContinuous, time: 0, duration: 1)
        let tone = HapticEvent(kind: .audioContinuous, time: 0, duration: 1)
        #expect(pattern.effectiveValue(of: .attackTime, for: buzz, at: 0) == 0.5)
        #expect(pattern.effectiveValue(of: .attackTime, for: tone, at: 0) == 0.25)
        #expect(pattern.effectiveValue(of: .attackTime, for: tap, at: 0) == 0)
    }

    @Test func `a stated value out of range counts as clamped before its control`() {
        let tap = HapticEvent(kind: .hapticTransient, time: 0, parameters: [.hapticIntensity: 4])
        #expect(tap.value(of: .hapticIntensity) == 1)
        #expect(tap.effectiveValue(of: .hapticIntensity, control: 0.5) == 0.5)
    }
}
