import HapticPatterns
import TestSupport
import Testing

struct TrimTests {
    private let pattern = HapticPattern {
        Tap(intensity: 0.5)
        Rest(0.5)
        Buzz(duration: 1, envelope: .held(attack: 0.5, release: 0.25))
        Tap(intensity: 0.25)
    }

    @Test func `a span that holds everything changes nothing`() {
        #expect(pattern.trimmed(to: 0...2) == pattern)
        #expect(pattern.trimmed(to: 0..<2) == pattern)
        #expect(pattern.trimmed(to: -.infinity...Double.infinity) == pattern)
    }

    @Test func `what begins within moves to the start`() {
        let part = pattern.trimmed(to: 0.25..<2)
        #expect(part.events.map { $0.time } == [0.25, 1.25])
        #expect(part.events[0].parameters == pattern.events[1].parameters)
    }

    @Test func `an event is stopped where the span ends`() {
        let part = pattern.trimmed(to: 0..<1)
        #expect(part.events.map { $0.duration } == [nil, 0.5])
    }

    @Test func `a buzz that is held goes on without a second attack`() {
        let part = pattern.trimmed(to: 0.75..<2)
        #expect(part.events.map { $0.time } == [0, 0.75])
        #expect(part.events[0].duration == 0.75)
        #expect(part.events[0].parameters == [.sustained: 1, .attackTime: 0, .releaseTime: 0.25])
    }

    @Test func `a tap that began before is left out`() {
        #expect(pattern.trimmed(to: 0.01..<0.5).events.isEmpty)
    }

    @Test func `a decaying event or a sound that began before is left out`() {
        let both = HapticPattern {
            Overlay {
                Buzz(duration: 2, envelope: .decaying(decay: 1))
                Sound("knock.wav", duration: 2)
            }
        }
        #expect(both.trimmed(to: 1..<2).events.isEmpty)
        #expect(both.trimmed(to: 0..<1).events.map { $0.duration } == [1, 1])
    }

    @Test func `a sound of unknown length is stopped where the span ends`() {
        let sound = HapticPattern { Sound("knock.wav") }
        #expect(sound.trimmed(to: 0..<1).events.map { $0.duration } == [1])
        #expect(sound.trimmed(to: 0..<Double.infinity) == sound)
    }

    @Test func `a tap at the upper bound is in a closed span alone`() {
        #expect(pattern.trimmed(to: 0..<1.5).events.count == 2)
        #expect(pattern.trimmed(to: 0...1.5).events.count == 3)
        #expect(pattern.trimmed(to: 0...0).events.count == 1)
        #expect(pattern.trimmed(to: 0..<0).events.isEmpty)
    }

    @Test func `a value in force is set at the start`() {
        let stepped = HapticPattern {
            DynamicParameter(.hapticIntensityControl, value: 0.5)
            Rest(1)
            Tap()
        }
        let part = stepped.trimmed(to: 0.5...1)
        #expect(part.parameters == [DynamicParameter(.hapticIntensityControl, time: 0, value: 0.5)])
    }

    @Test func `a curve is cut on both sides`() {
        let faded = HapticPattern {
            ParameterCurve(.hapticIntensityControl, [0: 1, 2: 0])
            Buzz(duration: 2)
        }
        let part = faded.trimmed(to: 0.5..<1.5)
        #expect(part.curves == [ParameterCurve(.hapticIntensityControl, [0: 0.75, 1: 0.25])])
        #expect(part.parameters.isEmpty)
    }

    @Test func `a step at the upper bound of a closed span counts for the tap there`() {
        let stepped = HapticPattern {
            Rest(1)
            DynamicParameter(.hapticIntensityControl, value: 0.5)
            Tap()
        }
        #expect(stepped.trimmed(to: 0...1) == stepped)
    }

    @Test func `a span after the pattern, or of nothing, is empty`() {
        #expect(pattern.trimmed(to: 5..<6) == HapticPattern())
        #expect(pattern.trimmed(to: Double.infinity..<Double.infinity) == HapticPattern())
        #expect(pattern.trimmed(to: -2 ..< -1) == HapticPattern())
    }

    @Test(arguments: UInt64(1)...300)
    func `a pattern cut in two and put together feels as before`(seed: UInt64) throws {
        var random = RandomPatterns(seed: seed)
        random.grid = seed % 2 == 0 ? 0.125 : 0
        let pattern = random.pattern()
        let cut = random.time(upTo: 5)
        let parts = (pattern.trimmed(to: 0..<cut), pattern.trimmed(to: cut..<Double.infinity))
        let joined = try parts.0.merged(with: try parts.1.shifted(by: cut), ignoringTails: true)
        for place in 0..<128 {
            // Off the grid, and off the edges by more than rounding.
            let time = Double(place) * 0.0625 + 0.03
            #expect(Feeling(of: joined, at: time) == Feeling(of: pattern, at: time), "seed \(seed), at \(time)")
        }
        #expect(Feeling.taps(of: joined) == Feeling.taps(of: pattern), "seed \(seed)")
    }
}
