import HapticPatterns
import Testing

struct DurationTests {
    private func duration(_ events: [HapticEvent], _ parameters: [DynamicParameter] = []) -> Double {
        HapticPattern(events: events, parameters: parameters).duration
    }

    @Test func `an empty pattern lasts nothing`() {
        #expect(HapticPattern().duration == 0)
    }

    @Test func `a tap ends where it begins`() {
        #expect(duration([HapticEvent(kind: .hapticTransient, time: 0.5)]) == 0.5)
    }

    @Test func `a tap's stated duration counts`() {
        #expect(duration([HapticEvent(kind: .hapticTransient, time: 0.5, duration: 0.25)]) == 0.75)
    }

    @Test func `the latest end counts, not the last event`() {
        let long = HapticEvent(kind: .hapticContinuous, time: 0, duration: 3)
        #expect(duration([long, HapticEvent(kind: .hapticTransient, time: 2)]) == 3)
    }

    @Test func `a transient at 0 and a second from 0,5 last one and a half`() {
        let buzz = HapticEvent(kind: .hapticContinuous, time: 0.5, duration: 1)
        #expect(duration([HapticEvent(kind: .hapticTransient, time: 0), buzz]) == 1.5)
    }

    @Test func `a parameter after the last event counts`() {
        #expect(duration([], [DynamicParameter(.hapticIntensityControl, time: 2, value: 1)]) == 2)
    }

    @Test func `curves and releases do not count`() {
        let buzz = HapticEvent(kind: .hapticContinuous, time: 0, duration: 1, parameters: [.releaseTime: 1])
        let curve = ParameterCurve(.hapticIntensityControl, time: 3, points: [ControlPoint(time: 4, value: 1)])
        #expect(HapticPattern(events: [buzz], curves: [curve]).duration == 1)
    }

    @Test func `what is not finite or negative is taken as a player takes it`() {
        #expect(duration([HapticEvent(kind: .hapticContinuous, time: .infinity, duration: 1)]) == 0)
        #expect(duration([HapticEvent(kind: .hapticContinuous, time: .nan, duration: 1)]) == 0)
        #expect(duration([HapticEvent(kind: .hapticContinuous, time: -1, duration: 2)]) == 2)
        #expect(duration([HapticEvent(kind: .hapticContinuous, time: 1, duration: .nan)]) == 1)
        #expect(duration([HapticEvent(kind: .hapticContinuous, time: 1, duration: -5)]) == 1)
        #expect(duration([HapticEvent(kind: .hapticContinuous, time: 1e308, duration: 1e308)]).isFinite)
    }
}
