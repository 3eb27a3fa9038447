import HapticPatterns
import TestSupport
import Testing

struct RepeatTests {
    private let beat = HapticPattern {
        Tap(intensity: 0.9)
        Rest(0.25)
        Buzz(duration: 0.25)
    }

    @Test func `passes follow each other by the pattern's duration`() throws {
        let thrice = try beat.repeated(3)
        #expect(thrice.events.map { $0.time } == [0, 0.25, 0.5, 0.75, 1, 1.25])
        #expect(thrice.duration == 1.5)
        #expect(thrice.parameters.isEmpty && thrice.curves.isEmpty)
    }

    @Test func `a longer period leaves a gap`() throws {
        #expect(try beat.repeated(2, every: 1).events.map { $0.time } == [0, 0.25, 1, 1.25])
    }

    @Test func `once is the pattern, never is nothing`() throws {
        #expect(try beat.repeated(1) == beat)
        #expect(try beat.repeated(0) == HapticPattern())
        #expect(try HapticPattern().repeated(.max) == HapticPattern())
    }

    @Test func `bad counts and periods are refused`() {
        #expect(throws: PatternEditError.invalidNumber(-1)) { try beat.repeated(-1) }
        #expect(throws: PatternEditError.invalidNumber(-2)) { try beat.repeated(2, every: -2) }
        #expect(throws: PatternEditError.self) { try beat.repeated(2, every: .nan) }
        #expect(throws: PatternEditError.tooLong) { try beat.repeated(2, every: 1e308) }
        #expect(throws: PatternEditError.tooManyEntries(limit: HapticPattern.repetitionLimit)) {
            try beat.repeated(.max)
        }
    }

    @Test func `a control left off neutral is reset where the next pass begins`() throws {
        let ducked = HapticPattern {
            Tap()
            Rest(0.5)
            DynamicParameter(.hapticIntensityControl, value: 0.5)
            Buzz(duration: 0.5)
        }
        let twice = try ducked.repeated(2)
        #expect(
            twice.parameters == [
                DynamicParameter(.hapticIntensityControl, time: 0.5, value: 0.5),
                DynamicParameter(.hapticIntensityControl, time: 1, value: 1),
                DynamicParameter(.hapticIntensityControl, time: 1.5, value: 0.5),
            ])
    }

    @Test func `a control that the pattern sets at its start is not reset besides`() throws {
        let set = HapticPattern {
            DynamicParameter(.hapticIntensityControl, value: 0.5)
            Buzz(duration: 0.5)
        }
        #expect(try set.repeated(3).parameters.map { $0.time } == [0, 0.5, 1])
    }

    @Test func `a control that begins only with the next pass stays in the last one`() throws {
        let late = HapticPattern {
            Buzz(duration: 1)
            DynamicParameter(.hapticIntensityControl, value: 0.5)
            ParameterCurve(.hapticSharpnessControl, [0: 1, 1: 0])
        }
        let twice = try late.repeated(2)
        #expect(twice.parameters.map { $0.time } == [2])
        #expect(twice.curves.map { $0.time } == [2])
    }

    @Test func `overlapping passes play at once`() throws {
        let buzz = HapticPattern { Buzz(duration: 1) }
        #expect(try buzz.repeated(5, every: 0.5).events.map { $0.time }.sorted() == [0, 0.5, 1, 1.5, 2])
    }

    @Test func `overlapping passes whose controls disturb each other are refused`() {
        let faded = HapticPattern {
            ParameterCurve(.hapticIntensityControl, [0: 1, 1: 0])
            Buzz(duration: 1)
        }
        #expect(throws: PatternEditError.self) { try faded.repeated(2, every: 0.5) }
    }

    @Test func `overlapping passes under one constant control keep it`() throws {
        let quiet = HapticPattern {
            DynamicParameter(.hapticIntensityControl, value: 0.5)
            Buzz(duration: 1, intensity: 0.5)
        }
        let all = try quiet.repeated(4, every: 0.25)
        for event in all.events {
            #expect(all.effectiveValue(of: .hapticIntensity, for: event, at: event.time) == 0.25)
        }
    }

    @Test(arguments: UInt64(1)...100)
    func `each pass feels as the pattern does alone`(seed: UInt64) throws {
        var random = RandomPatterns(seed: seed)
        let pattern = random.pattern()
        let period = pattern.duration + (seed % 2 == 0 ? 0 : 0.25)
        let all = try pattern.repeated(4, every: period)
        for pass in 0..<4 {
            for place in 0..<64 where Double(place) * 0.0625 + 0.03 < pattern.duration {
                let time = Double(place) * 0.0625 + 0.03
                let (alone, repeated) = (
                    Feeling(of: pattern, at: time), Feeling(of: all, at: Double(pass) * period + time)
                )
                #expect(alone == repeated, "seed \(seed), pass \(pass), at \(time)")
            }
        }
    }

    @Test(arguments: UInt64(1)...50)
    func `passes of touching events touch across their seams`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let chain = TouchingChain(using: &generator).pattern
        guard chain.events[0].time == 0 else { return }
        #expect(TouchingChain.touches(try chain.repeated(20)), "seed \(seed)")
    }
}
