import HapticPatterns
import TestSupport
import Testing

struct ShiftTests {
    private let pattern = HapticPattern {
        Tap()
        Rest(0.5)
        DynamicParameter(.hapticSharpnessControl, value: 0.25)
        ParameterCurve(.hapticIntensityControl, [0: 1, 0.5: 0])
        Buzz(duration: 1)
    }

    @Test func `all starts move, durations and point times stay`() throws {
        let later = try pattern.shifted(by: 0.25)
        #expect(later.events.map { $0.time } == [0.25, 0.75])
        #expect(later.events.map { $0.duration } == [nil, 1])
        #expect(later.parameters.map { $0.time } == [0.75])
        #expect(later.curves.map { $0.time } == [0.75])
        #expect(later.curves.map { $0.points } == pattern.curves.map { $0.points })
    }

    @Test func `there and back is the same`() throws {
        #expect(try pattern.shifted(by: 0.25).shifted(by: -0.25) == pattern)
        #expect(try pattern.shifted(by: 0) == pattern)
    }

    @Test func `a decimal shift leaves decimal durations as they read`() throws {
        let buzz = HapticPattern(events: [HapticEvent(kind: .hapticContinuous, time: 0.1, duration: 0.2)])
        #expect(try buzz.shifted(by: 1.1).events[0].duration == 0.2)
    }

    @Test func `a pattern does not begin before its start`() {
        #expect(throws: PatternEditError.beforeStart(-0.25)) { try pattern.shifted(by: -0.25) }
    }

    @Test func `an amount that is not finite is refused`() {
        #expect(throws: PatternEditError.invalidNumber(.infinity)) { try pattern.shifted(by: .infinity) }
        #expect(throws: PatternEditError.self) { try pattern.shifted(by: .nan) }
        #expect(throws: PatternEditError.tooLong) {
            try HapticPattern(events: [HapticEvent(kind: .hapticTransient, time: 1.5e308)]).shifted(by: 1.5e308)
        }
    }

    @Test(arguments: UInt64(1)...10)
    func `touching events still touch at any place`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<500 {
            let chain = TouchingChain(using: &generator)
            let shift = Double.random(in: 0..<100, using: &generator)
            let later = try chain.pattern.shifted(by: shift)
            #expect(TouchingChain.touches(later), "seed \(seed), round \(round)")
        }
    }
}
