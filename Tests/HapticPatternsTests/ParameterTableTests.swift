import HapticPatterns
import Testing

struct ParameterTableTests {
    @Test(arguments: [
        (EventParameterID.hapticIntensity, "HapticIntensity", Float(0)...Float(1), Float(0.75), Float(0.6)),
        (.hapticSharpness, "HapticSharpness", 0...1, 0.5, 0.422601),
        (.attackTime, "AttackTime", 0...1, 0, 0),
        (.decayTime, "DecayTime", 0...1, 0, 0),
        (.releaseTime, "ReleaseTime", 0...1, 0, 0),
        (.sustained, "Sustained", 0...1, 1, 1),
        (.audioVolume, "AudioVolume", 0...1, 1, 1),
        (.audioPitch, "AudioPitch", -1...1, 0, 0),
        (.audioPan, "AudioPan", -1...1, 0, 0),
        (.audioBrightness, "AudioBrightness", 0...1, 1, 1),
    ])
    func `an event parameter has its documented name, range and defaults`(
        id: EventParameterID, name: String, range: ClosedRange<Float>, transient: Float, continuous: Float
    ) {
        #expect(id.name == name)
        #expect(id.range == range)
        #expect(id.defaultValue(for: .hapticTransient) == transient)
        #expect(id.defaultValue(for: .hapticContinuous) == continuous)
        #expect(id.defaultValue(for: .audioContinuous) == continuous)
        #expect(id.defaultValue(for: .audioCustom) == continuous)
    }

    @Test(arguments: [
        (HapticEvent.Kind.hapticTransient, [EventParameterID.hapticIntensity, .hapticSharpness]),
        (.hapticContinuous, [.hapticIntensity, .hapticSharpness, .attackTime, .decayTime, .releaseTime, .sustained]),
        (
            .audioContinuous,
            [
                .attackTime, .decayTime, .releaseTime, .sustained, .audioVolume, .audioPitch, .audioPan,
                .audioBrightness,
            ]
        ),
        (
            .audioCustom,
            [
                .attackTime, .decayTime, .releaseTime, .sustained, .audioVolume, .audioPitch, .audioPan,
                .audioBrightness,
            ]
        ),
    ])
    func `a kind of event listens to its own parameters alone`(kind: HapticEvent.Kind, ids: [EventParameterID]) {
        #expect(EventParameterID.allCases.filter { $0.applies(to: kind) } == ids)
    }

    @Test(arguments: [
        (DynamicParameterID.hapticIntensityControl, "HapticIntensityControl", EventParameterID.hapticIntensity),
        (.hapticSharpnessControl, "HapticSharpnessControl", .hapticSharpness),
        (.hapticAttackTimeControl, "HapticAttackTimeControl", .attackTime),
        (.hapticDecayTimeControl, "HapticDecayTimeControl", .decayTime),
        (.hapticReleaseTimeControl, "HapticReleaseTimeControl", .releaseTime),
        (.audioVolumeControl, "AudioVolumeControl", .audioVolume),
        (.audioPanControl, "AudioPanControl", .audioPan),
        (.audioBrightnessControl, "AudioBrightnessControl", .audioBrightness),
        (.audioPitchControl, "AudioPitchControl", .audioPitch),
        (.audioAttackTimeControl, "AudioAttackTimeControl", .attackTime),
        (.audioDecayTimeControl, "AudioDecayTimeControl", .decayTime),
        (.audioReleaseTimeControl, "AudioReleaseTimeControl", .releaseTime),
    ])
    func `a control has its documented name and target`(
        id: DynamicParameterID, name: String, target: EventParameterID
    ) {
        #expect(id.name == name)
        #expect(id.target == target)
    }

    @Test func `intensity and volume are multiplied from 0 to 1, all else is added from -1 to 1`() {
        for id in DynamicParameterID.allCases {
            let multiplies = id == .hapticIntensityControl || id == .audioVolumeControl
            #expect(id.combination == (multiplies ? .multiply : .add))
            #expect(id.neutralValue == (multiplies ? 1 : 0))
            #expect(id.range == (multiplies ? 0...1 : -1...1))
        }
    }

    @Test func `haptic controls act on haptic events, audio controls on audio events`() {
        for id in DynamicParameterID.allCases {
            let isHaptic = id.name.hasPrefix("Haptic")
            #expect(id.acts(on: .hapticContinuous) == isHaptic)
            #expect(id.acts(on: .audioContinuous) == !isHaptic)
            #expect(id.acts(on: .audioCustom) == !isHaptic)
        }
    }

    @Test func `intensity, sharpness and decay controls act on taps`() {
        let onTaps = DynamicParameterID.allCases.filter { $0.acts(on: .hapticTransient) }
        #expect(onTaps == [.hapticIntensityControl, .hapticSharpnessControl, .hapticDecayTimeControl])
    }

    @Test func `a name leads back to its id and to no other`() {
        for id in EventParameterID.allCases { #expect(EventParameterID(name: id.name) == id) }
        for id in DynamicParameterID.allCases { #expect(DynamicParameterID(name: id.name) == id) }
        for kind in HapticEvent.Kind.allCases { #expect(HapticEvent.Kind(name: kind.name) == kind) }
        #expect(EventParameterID(name: "hapticIntensity") == nil)
        #expect(EventParameterID(name: "HapticIntensityControl") == nil)
        #expect(DynamicParameterID(name: "HapticIntensity") == nil)
        #expect(HapticEvent.Kind(name: "") == nil)
    }

    @Test func `every parameter is found again from its control, and sustained has none`() {
        #expect(EventParameterID.attackTime.control(for: .hapticContinuous) == .hapticAttackTimeControl)
        #expect(EventParameterID.attackTime.control(for: .audioCustom) == .audioAttackTimeControl)
        #expect(EventParameterID.attackTime.control(for: .hapticTransient) == nil)
        #expect(EventParameterID.hapticIntensity.control(for: .hapticTransient) == .hapticIntensityControl)
        #expect(EventParameterID.hapticIntensity.control(for: .audioCustom) == nil)
        #expect(EventParameterID.sustained.control(for: .hapticContinuous) == nil)
    }

    @Test func `units tell what the numbers count`() {
        #expect(EventParameterID.attackTime.unit == .normalizedTime)
        #expect(EventParameterID.sustained.unit == .flag)
        #expect(DynamicParameterID.hapticIntensityControl.unit == .gain)
        #expect(DynamicParameterID.audioPanControl.unit == .position)
        #expect(ParameterUnit.normalizedTime.description == "normalized time")
    }

    @Test func `a value out of range goes to the nearest end`() {
        #expect(EventParameterID.audioPitch.legalValue(nearest: -7, for: .audioCustom) == -1)
        #expect(EventParameterID.hapticIntensity.legalValue(nearest: .infinity, for: .hapticTransient) == 1)
        #expect(DynamicParameterID.hapticIntensityControl.legalValue(nearest: -.infinity) == 0)
        #expect(DynamicParameterID.hapticSharpnessControl.legalValue(nearest: 0.25) == 0.25)
    }

    @Test func `what is not a number becomes the default or the neutral value`() {
        #expect(EventParameterID.hapticIntensity.legalValue(nearest: .nan, for: .hapticTransient) == 0.75)
        #expect(DynamicParameterID.hapticIntensityControl.legalValue(nearest: .nan) == 1)
    }

    @Test func `a flag is 0 below one half and 1 from there`() {
        #expect(EventParameterID.sustained.legalValue(nearest: 0.49, for: .hapticContinuous) == 0)
        #expect(EventParameterID.sustained.legalValue(nearest: 0.5, for: .hapticContinuous) == 1)
    }
}
