import HapticPatterns
import TestSupport
import Testing

struct ReverseTests {
    @Test func `events change places and keep their shapes`() throws {
        let pattern = HapticPattern {
            Buzz(duration: 0.5, intensity: 0.2, envelope: .held(attack: 0.5))
            Rest(0.25)
            Tap(intensity: 0.9)
            Rest(0.25)
            Buzz(duration: 1, intensity: 0.4)
        }
        let back = try pattern.reversed()
        #expect(back.events.map { $0.time } == [1.5, 1.25, 0])
        #expect(back.events.map { $0.duration } == [0.5, nil, 1])
        #expect(back.events.map { $0.parameters } == pattern.events.map { $0.parameters })
    }

    @Test func `silence at the start becomes silence at the end`() throws {
        let late = HapticPattern {
            Rest(1)
            Tap()
        }
        let back = try late.reversed()
        #expect(back.events.map { $0.time } == [0])
        #expect(back.duration == 1)
        #expect(try back.reversed().events.map { $0.time } == [1])
    }

    @Test func `a pattern of no duration is its own reverse`() throws {
        let tap = HapticPattern { Tap() }
        #expect(try tap.reversed() == tap)
        #expect(try HapticPattern().reversed() == HapticPattern())
    }

    @Test func `a fade becomes a swell`() throws {
        let fade = HapticPattern {
            ParameterCurve(.hapticIntensityControl, [0: 1, 0.5: 0.5, 2: 0])
            Buzz(duration: 2)
        }
        let swell = try fade.reversed()
        #expect(swell.curves == [ParameterCurve(.hapticIntensityControl, [0: 0, 1.5: 0.5, 2: 1])])
        #expect(try swell.reversed() == fade)
    }

    @Test func `taps keep the values at which controls stepped with them`() throws {
        let fading = HapticPattern {
            Tap(intensity: 1)
            Rest(0.5)
            DynamicParameter(.hapticIntensityControl, value: 0.5)
            Tap(intensity: 1)
            Rest(0.5)
            DynamicParameter(.hapticIntensityControl, value: 0.25)
            Tap(intensity: 1)
        }
        let back = try fading.reversed()
        let strengths = back.normalized().pattern.events.map {
            back.effectiveValue(of: .hapticIntensity, for: $0, at: $0.time)
        }
        #expect(strengths == [0.25, 0.5, 1])
    }

    @Test func `a tap that cannot keep its value under a buzz's control is a reason to refuse`() {
        let pattern = HapticPattern {
            Overlay {
                Buzz(duration: 2)
                Series {
                    DynamicParameter(.hapticIntensityControl, value: 0.75)
                    Rest(0.5)
                    DynamicParameter(.hapticIntensityControl, value: 0.5)
                    Tap()
                    Rest(1)
                    DynamicParameter(.hapticIntensityControl, value: 0.25)
                }
            }
        }
        #expect(throws: MergeRefusal.self) { try pattern.reversed() }
    }

    @Test func `a tap's padding is dropped, and the duration stays`() throws {
        let padded = HapticPattern(events: [HapticEvent(kind: .hapticTransient, time: 0.5, duration: 0.5)])
        let back = try padded.reversed()
        #expect(back.events == [HapticEvent(kind: .hapticTransient, time: 0.5)])
        #expect(back.duration == 1)
    }

    @Test(arguments: UInt64(1)...200)
    func `reversed twice, a pattern of buzzes is as before`(seed: UInt64) throws {
        var random = RandomPatterns(seed: seed)
        random.grid = seed % 2 == 0 ? 0.125 : 0
        let pattern = random.pattern(kinds: [.hapticContinuous])
        let twice = try pattern.reversed().reversed()
        #expect(abs(twice.duration - pattern.duration) <= 1e-12, "seed \(seed)")
        for (old, new) in zip(pattern.events, twice.events) {
            #expect(abs(old.time - new.time) <= 1e-12, "seed \(seed)")
            #expect(abs((old.duration ?? 0) - (new.duration ?? 0)) <= 1e-12, "seed \(seed)")
            if random.grid > 0 { #expect(old == new, "seed \(seed)") }
        }
        for place in 0..<128 {
            let time = Double(place) * 0.0625 + 0.03
            guard time < pattern.duration else { break }
            #expect(Feeling(of: twice, at: time) == Feeling(of: pattern, at: time), "seed \(seed), at \(time)")
        }
    }

    @Test(arguments: UInt64(1)...200)
    func `a reversed pattern is felt backwards, or refused`(seed: UInt64) {
        var random = RandomPatterns(seed: seed)
        let pattern = random.pattern(controls: 2)
        guard let back = try? pattern.reversed() else { return }
        for place in 0..<96 {
            let time = Double(place) * 0.0625 + 0.03
            guard time < pattern.duration else { break }
            let mirrored = pattern.duration - time
            #expect(Feeling(of: back, at: mirrored) == Feeling(of: pattern, at: time), "seed \(seed), at \(time)")
        }
        var taps = Feeling.taps(of: pattern)
        taps.voices = taps.voices.map { SIMD3(pattern.duration - $0.x, $0.y, $0.z) }
        taps.voices.sort { ($0.x, $0.y, $0.z) < ($1.x, $1.y, $1.z) }
        #expect(Feeling.taps(of: back) == taps, "seed \(seed)")
    }

    @Test(arguments: UInt64(1)...50)
    func `touching events touch in reverse`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for round in 0..<50 {
            var back = try TouchingChain(using: &generator).pattern.reversed()
            back.events.reverse()
            #expect(TouchingChain.touches(back), "seed \(seed), round \(round)")
        }
    }
}
