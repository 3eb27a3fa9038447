import HapticPatterns
import TestSupport
import Testing

struct MergeTests {
    private let intensity = DynamicParameterID.hapticIntensityControl
    private let tap = HapticPattern { Tap(intensity: 0.8) }
    private let buzz = HapticPattern { Buzz(duration: 1, intensity: 0.5) }
    private let faded = HapticPattern {
        ParameterCurve(.hapticIntensityControl, [0: 1, 1: 0])
        Buzz(duration: 1, intensity: 0.5)
    }

    private func constant(_ value: Float, _ content: HapticPattern) -> HapticPattern {
        HapticPattern {
            DynamicParameter(.hapticIntensityControl, value: value)
            content
        }
    }

    @Test func `without controls the events are put together`() throws {
        let both = try tap.merged(with: buzz)
        #expect(both.events == tap.events + buzz.events)
        #expect(both.parameters.isEmpty && both.curves.isEmpty)
    }

    @Test func `an empty pattern changes nothing`() throws {
        #expect(try faded.merged(with: HapticPattern()) == faded)
        #expect(try HapticPattern().merged(with: faded) == faded)
    }

    @Test func `a control that the other pattern's events cannot hear stays as it stands`() throws {
        let sound = HapticPattern { Tone(duration: 2) }
        let both = try sound.merged(with: faded)
        #expect(both.curves == faded.curves)
        #expect(both.events == sound.events + faded.events)
    }

    @Test func `the same control in both is kept once`() throws {
        let both = try constant(0.5, tap).merged(with: constant(0.5, buzz))
        #expect(both.parameters == [DynamicParameter(intensity, time: 0, value: 0.5)])
        #expect(both.events == tap.events + buzz.events)
    }

    @Test func `a constant control is taken into the events`() throws {
        let both = try constant(0.5, buzz).merged(with: tap)
        #expect(both.events.map { $0.parameters[.hapticIntensity] } == [0.25, 0.8])
        #expect(both.parameters.isEmpty)
    }

    @Test func `two constant controls are taken into the events of each`() throws {
        let both = try constant(0.5, buzz).merged(with: constant(0.25, tap))
        #expect(both.events.map { $0.parameters[.hapticIntensity] } == [0.25, 0.2])
    }

    @Test func `an added control is taken in with its clamp`() throws {
        let sharp = HapticPattern {
            DynamicParameter(.hapticSharpnessControl, value: 0.75)
            Buzz(duration: 1, sharpness: 0.5)
        }
        #expect(try sharp.merged(with: tap).events[0].parameters[.hapticSharpness] == 1)
    }

    @Test func `a moving control over the other's events is refused, with the reason`() {
        let refusal = MergeRefusal(control: intensity, side: .second, event: 0, time: 0.5)
        #expect(throws: refusal) { try faded.merged(with: try tap.shifted(by: 0.5)) }
        #expect(
            refusal.description
                == "HapticIntensityControl of the first pattern would act on events[0] of the second at 0.5 s")
    }

    @Test func `a moving control on the other side is refused likewise`() {
        #expect(throws: MergeRefusal(control: intensity, side: .first, event: 0, time: 0)) {
            try buzz.merged(with: faded)
        }
    }

    @Test func `a control that moves while the other is silent is no reason`() throws {
        let both = try faded.merged(with: try buzz.shifted(by: 2))
        #expect(both.value(of: intensity, at: 0.5) == 0.5)
        #expect(both.value(of: intensity, at: 1.5) == 0)
        #expect(both.value(of: intensity, at: 2) == 1)
        #expect(both.events == faded.events + (try buzz.shifted(by: 2)).events)
    }

    @Test func `a pattern that touches the other has its control from there on`() throws {
        let both = try faded.merged(with: try faded.shifted(by: 1))
        #expect(both.value(of: intensity, at: 0.75) == 0.25)
        #expect(both.value(of: intensity, at: 1) == 1)
        #expect(both.value(of: intensity, at: 1.75) == 0.25)
    }

    @Test func `a tap rings on, so that a control close behind it is a reason, unless tails are ignored`() throws {
        let early = HapticPattern {
            ParameterCurve(.hapticIntensityControl, [0: 0.5, 0.25: 0.25])
            Tap()
        }
        let next = try faded.shifted(by: 0.05)
        #expect(throws: MergeRefusal.self) { try early.merged(with: next) }
        let both = try early.merged(with: next, ignoringTails: true)
        #expect(both.value(of: intensity, at: 0) == 0.5)
        #expect(both.value(of: intensity, at: 0.05) == 1)
    }

    @Test func `a release rings on for as long as its value at most`() throws {
        let released = HapticPattern {
            ParameterCurve(.hapticIntensityControl, [0: 1, 1: 0.5])
            Buzz(duration: 1, envelope: .held(release: 0.5))
        }
        #expect(throws: MergeRefusal.self) { try released.merged(with: try faded.shifted(by: 1.4)) }
        #expect(throws: Never.self) { try released.merged(with: try faded.shifted(by: 1.6)) }
    }

    @Test func `a decay control is not taken into a tap, which has no decay`() throws {
        let long = HapticPattern {
            DynamicParameter(.hapticDecayTimeControl, value: 0.5)
            Tap()
        }
        #expect(throws: MergeRefusal.self) { try long.merged(with: buzz) }
        #expect(throws: Never.self) { try long.merged(with: try buzz.shifted(by: 1)) }
    }

    @Test func `a sound of unknown length hears controls for ever`() throws {
        let sound = HapticPattern {
            ParameterCurve(.audioVolumeControl, [0: 1, 1: 0.5])
            Sound("rain.wav")
        }
        let tone = HapticPattern {
            DynamicParameter(.audioVolumeControl, value: 0.25)
            Tone(duration: 1)
        }
        #expect(throws: MergeRefusal.self) { try sound.merged(with: try tone.shifted(by: 60)) }
    }

    @Test func `the merged pattern lasts as long as the longer one`() throws {
        let late = HapticPattern {
            Tap()
            Rest(3)
            DynamicParameter(.audioVolumeControl, value: 0.5)
        }
        #expect(try buzz.merged(with: late).duration == 3)
        #expect(try constant(0.5, buzz).merged(with: constant(1, late)).duration == 3)
    }

    @Test(arguments: UInt64(1)...400)
    func `in a merged pattern every event has the values of its own, or merging is refused`(seed: UInt64) throws {
        var random = RandomPatterns(seed: seed)
        let (one, other) = (random.pattern(controls: 1), random.pattern(controls: seed % 2 == 0 ? 0 : 1))
        guard let merged = try? one.merged(with: other, ignoringTails: seed % 3 == 0) else { return }
        #expect(merged.events.count == one.events.count + other.events.count)
        for (index, event) in merged.events.enumerated() {
            let isFirst = index < one.events.count
            let (source, old) = isFirst ? (one, one.events[index]) : (other, other.events[index - one.events.count])
            for share in [0, 0.01, 0.27, 0.5, 0.83, 0.999] {
                let length = old.kind == .hapticTransient ? seed % 3 == 0 ? 0 : 0.1 : old.duration ?? 0
                let time = old.time + length * share
                for id in [EventParameterID.hapticIntensity, .hapticSharpness, .attackTime, .releaseTime] {
                    let before = source.effectiveValue(of: id, for: old, at: time)
                    let after = merged.effectiveValue(of: id, for: event, at: time)
                    #expect(abs(before - after) <= 2e-6, "seed \(seed), event \(index), \(id) at \(time)")
                }
            }
        }
    }

    @Test func `at random, both merging and refusing happen`() {
        let outcomes = (UInt64(1)...400).map { seed in
            var random = RandomPatterns(seed: seed)
            let (one, other) = (random.pattern(controls: 1), random.pattern(controls: seed % 2 == 0 ? 0 : 1))
            return (try? one.merged(with: other)) != nil
        }
        #expect(outcomes.filter { $0 }.count > 50)
        #expect(outcomes.filter { !$0 }.count > 50)
    }
}
