import HapticPatterns
import Testing

struct PatternBuilderTests {
    @Test func `taps and rests follow each other`() {
        let pattern = HapticPattern {
            Tap(intensity: 0.9, sharpness: 0.3)
            Rest(0.18)
            Tap(intensity: 0.6)
        }
        #expect(
            pattern
                == HapticPattern(events: [
                    HapticEvent(
                        kind: .hapticTransient, time: 0, parameters: [.hapticIntensity: 0.9, .hapticSharpness: 0.3]),
                    HapticEvent(kind: .hapticTransient, time: 0.18, parameters: [.hapticIntensity: 0.6]),
                ]))
    }

    @Test func `what is not given is not stated`() {
        let pattern = HapticPattern {
            Tap()
            Buzz(duration: 1)
            Tone(duration: 1)
            Sound("knock.wav")
        }
        #expect(pattern.events.allSatisfy { $0.parameters.isEmpty })
        #expect(pattern.events.map { $0.kind } == HapticEvent.Kind.allCases)
        #expect(pattern.events[3].sound == HapticEvent.Sound(.path("knock.wav")))
    }

    @Test func `an envelope states its parameters`() {
        let pattern = HapticPattern {
            Buzz(duration: 1, envelope: .held(attack: 0.25, release: 0.5))
            Buzz(duration: 1, envelope: .decaying(decay: 0.75))
        }
        #expect(pattern.events[0].parameters == [.sustained: 1, .attackTime: 0.25, .releaseTime: 0.5])
        #expect(pattern.events[1].parameters == [.sustained: 0, .decayTime: 0.75])
    }

    @Test func `buzzes that follow each other touch exactly`() {
        let pattern = HapticPattern {
            Rest(0.1)
            Repeat(50) {
                Series { Buzz(duration: 0.1) }
                Overlay { Buzz(duration: 0.7) }
            }
        }
        #expect(pattern.events.count == 100)
        #expect(TouchingChain.touches(pattern))
    }

    @Test func `an overlay begins everything at once and lasts as its longest`() {
        let pattern = HapticPattern {
            Overlay {
                Buzz(duration: 1)
                Series {
                    Rest(0.25)
                    Tap()
                }
            }
            Tap()
        }
        #expect(pattern.events.map { $0.time } == [0, 0.25, 1])
    }

    @Test func `a repeat plays its content again`() {
        let pattern = HapticPattern {
            Repeat(3) {
                Tap()
                Rest(0.25)
            }
        }
        #expect(pattern.events.map { $0.time } == [0, 0.25, 0.5])
        #expect(HapticPattern { Repeat(-1) { Tap() } } == HapticPattern())
    }

    @Test func `a rest at the end counts for the duration and changes nothing`() {
        let pattern = HapticPattern {
            Tap()
            Rest(0.5)
        }
        #expect(pattern.duration == 0.5)
        #expect(pattern.parameters == [DynamicParameter(.hapticIntensityControl, time: 0.5, value: 1)])
    }

    @Test func `controls stand where they are written and take no time`() {
        let pattern = HapticPattern {
            Rest(0.5)
            DynamicParameter(.hapticSharpnessControl, value: -0.25)
            ParameterCurve(.hapticIntensityControl, [0: 1, 0.5: 0])
            Buzz(duration: 0.5)
        }
        #expect(pattern.parameters == [DynamicParameter(.hapticSharpnessControl, time: 0.5, value: -0.25)])
        #expect(
            pattern.curves == [
                ParameterCurve(
                    .hapticIntensityControl, time: 0.5,
                    points: [ControlPoint(time: 0, value: 1), ControlPoint(time: 0.5, value: 0)])
            ])
        #expect(pattern.events.map { $0.time } == [0.5])
    }

    @Test func `a whole pattern can be placed`() {
        let knock = HapticPattern {
            Tap()
            DynamicParameter(.hapticIntensityControl, value: 0.5)
            Buzz(duration: 0.25)
        }
        let pattern = HapticPattern {
            knock
            Rest(0.25)
            knock
        }
        #expect(pattern.events.map { $0.time } == [0, 0, 0.5, 0.5])
        #expect(pattern.parameters.map { $0.time } == [0, 0.5])
    }

    @Test(arguments: [true, false])
    func `conditions and loops may be used`(isStrong: Bool) {
        let pattern = HapticPattern {
            if isStrong { Tap(intensity: 1) }
            for step in 1...3 {
                if step == 2 {
                    Buzz(duration: 0.5)
                } else {
                    Tap(intensity: Float(step) / 4)
                }
            }
        }
        #expect(pattern.events.map { $0.parameters[.hapticIntensity] } == (isStrong ? [1] : []) + [0.25, nil, 0.75])
    }

    @Test func `an event with a time of its own takes that too`() {
        let pattern = HapticPattern {
            HapticEvent(kind: .hapticContinuous, time: 0.25, duration: 0.5)
            Tap()
        }
        #expect(pattern.events.map { $0.time } == [0.25, 0.75])
    }

    @Test func `a sound takes its stated duration`() {
        let pattern = HapticPattern {
            Sound("rain.wav", duration: 2, volume: 0.5, pan: -1, usesVolumeEnvelope: false, loops: true)
            Tap()
        }
        #expect(pattern.events[0].parameters == [.audioVolume: 0.5, .audioPan: -1])
        #expect(pattern.events[0].sound == HapticEvent.Sound(.path("rain.wav"), usesVolumeEnvelope: false, loops: true))
        #expect(pattern.events[1].time == 2)
    }

    @Test(arguments: [-1, Double.nan, .infinity])
    func `a time that is none counts as 0`(seconds: Double) {
        let pattern = HapticPattern {
            Rest(seconds)
            Buzz(duration: seconds)
            Tap()
        }
        #expect(pattern.events.map { $0.time } == [0, 0])
        #expect(pattern.events[0].duration == 0)
    }

    @Test func `the example of the documentation is what it says`() {
        let alarm = HapticPattern {
            Repeat(2) {
                Tap(intensity: 0.9, sharpness: 0.3)
                Rest(0.18)
                Tap(intensity: 0.6)
                Rest(0.4)
            }
            ParameterCurve(.hapticIntensityControl, [0: 1, 0.8: 0])
            Buzz(duration: 0.8, sharpness: 0.7)
        }
        #expect(alarm.events.count == 5)
        #expect(abs(alarm.duration - 1.96) < 1e-12)
        #expect(alarm.curves.map { $0.time } == [alarm.events[4].time])
    }
}
