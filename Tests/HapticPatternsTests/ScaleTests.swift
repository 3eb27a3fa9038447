import HapticPatterns
import TestSupport
import Testing

struct ScaleTests {
    @Test func `all times, durations and points are multiplied`() throws {
        let pattern = HapticPattern {
            Rest(0.5)
            ParameterCurve(.hapticIntensityControl, [0.25: 1, 0.5: 0])
            DynamicParameter(.hapticSharpnessControl, time: 0.25, value: 0.5)
            Buzz(duration: 1)
        }
        let slow = try pattern.scaled(timeBy: 2)
        #expect(slow.events.map { $0.time } == [1])
        #expect(slow.events.map { $0.duration } == [2])
        #expect(slow.parameters.map { $0.time } == [1.5])
        #expect(slow.curves.map { $0.time } == [1])
        #expect(slow.curves[0].points.map { $0.time } == [0.5, 1])
        #expect(try slow.scaled(timeBy: 0.5) == pattern)
        #expect(try pattern.scaled(timeBy: 1) == pattern)
    }

    @Test func `lengths without a time in seconds stay`() throws {
        let sound = HapticPattern { Sound("knock.wav") }
        #expect(try sound.scaled(timeBy: 3) == sound)
        let buzz = HapticEvent(kind: .hapticContinuous, time: 0, duration: 1, parameters: [.attackTime: 0.5])
        #expect(try HapticPattern(events: [buzz]).scaled(timeBy: 3).events[0].parameters == buzz.parameters)
    }

    @Test(arguments: [0, -1, Double.infinity, .nan])
    func `a factor that is not above 0 and finite is refused`(factor: Double) {
        #expect(throws: PatternEditError.self) { try HapticPattern().scaled(timeBy: factor) }
    }

    @Test func `a time too large for a number is refused`() {
        let late = HapticPattern(events: [HapticEvent(kind: .hapticTransient, time: 1e300)])
        #expect(throws: PatternEditError.tooLong) { try late.scaled(timeBy: 1e300) }
    }

    /// 0.1 + 0.7 is 0.7999999999999999: a case in which rounding each number by itself tears the events apart.
    @Test func `two events that touch by a rounded sum still touch`() throws {
        let first = HapticEvent(kind: .hapticContinuous, time: 0.1, duration: 0.7)
        let second = HapticEvent(kind: .hapticContinuous, time: 0.1 + 0.7, duration: 0.2)
        let pattern = HapticPattern(events: [first, second])
        for factor in [0.1, 0.3, 0.7, 1.1, 1.3, 3, 7] {
            #expect(TouchingChain.touches(try pattern.scaled(timeBy: factor)), "factor \(factor)")
        }
    }

    @Test(arguments: UInt64(1)...20)
    func `ten thousand chains of touching events still touch at any speed`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<500 {
            let chain = TouchingChain(using: &generator)
            let factor = Double.random(in: 0.05..<20, using: &generator)
            let scaled = try chain.pattern.scaled(timeBy: factor)
            #expect(TouchingChain.touches(scaled), "seed \(seed), round \(round)")
            let step = scaled.duration.ulp
            for (old, new) in zip(chain.pattern.events, scaled.events) {
                #expect(abs(new.time - old.time * factor) <= step, "seed \(seed), round \(round)")
                let length = (old.duration ?? 0) * factor
                #expect(abs((new.duration ?? 0) - length) <= 4 * step, "seed \(seed), round \(round)")
            }
        }
    }

    @Test(arguments: UInt64(1)...10)
    func `a curve and a parameter that start together keep their order at any speed`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<500 {
            let time = Double.random(in: 0..<10, using: &generator)
            let offset = Double.random(in: 0..<1, using: &generator)
            let curve = ParameterCurve(
                .hapticIntensityControl, time: time,
                points: [ControlPoint(time: offset, value: 0.2), ControlPoint(time: offset + 1, value: 0.4)])
            let step = DynamicParameter(.hapticIntensityControl, time: time + offset, value: 0.9)
            let pattern = HapticPattern(parameters: [step], curves: [curve])
            let scaled = try pattern.scaled(timeBy: Double.random(in: 0.05..<20, using: &generator))
            #expect(scaled.value(of: .hapticIntensityControl, at: 1e3) == 0.4, "seed \(seed), round \(round)")
        }
    }

    @Test(arguments: UInt64(1)...100)
    func `controls run at the other speed`(seed: UInt64) throws {
        var random = RandomPatterns(seed: seed)
        let pattern = random.pattern()
        let factor = [0.3, 1.7, 2, 5.1][Int(seed % 4)]
        let scaled = try pattern.scaled(timeBy: factor)
        for id in random.controls {
            let (before, after) = (pattern.controlTrack(for: id), scaled.controlTrack(for: id))
            // Off the grid on which steps lie.
            for place in 0..<64 {
                let time = Double(place) * 0.125 + 0.0625
                #expect(abs(before.value(at: time) - after.value(at: time * factor)) <= 1e-6, "seed \(seed)")
            }
        }
    }
}
