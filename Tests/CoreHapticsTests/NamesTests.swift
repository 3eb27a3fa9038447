import CoreHaptics
import HapticPatterns
import Testing

struct NamesTests {
    static let eventTypes: [(CHHapticEvent.EventType, String)] = [
        (.hapticTransient, "HapticTransient"), (.hapticContinuous, "HapticContinuous"),
        (.audioContinuous, "AudioContinuous"), (.audioCustom, "AudioCustom"),
    ]

    static let eventParameters: [(CHHapticEvent.ParameterID, String)] = [
        (.hapticIntensity, "HapticIntensity"), (.hapticSharpness, "HapticSharpness"), (.attackTime, "AttackTime"),
        (.decayTime, "DecayTime"), (.releaseTime, "ReleaseTime"), (.sustained, "Sustained"),
        (.audioVolume, "AudioVolume"), (.audioPitch, "AudioPitch"), (.audioPan, "AudioPan"),
        (.audioBrightness, "AudioBrightness"),
    ]

    static let dynamicParameters: [(CHHapticDynamicParameter.ID, String)] = [
        (.hapticIntensityControl, "HapticIntensityControl"), (.hapticSharpnessControl, "HapticSharpnessControl"),
        (.hapticAttackTimeControl, "HapticAttackTimeControl"), (.hapticDecayTimeControl, "HapticDecayTimeControl"),
        (.hapticReleaseTimeControl, "HapticReleaseTimeControl"), (.audioVolumeControl, "AudioVolumeControl"),
        (.audioPanControl, "AudioPanControl"), (.audioBrightnessControl, "AudioBrightnessControl"),
        (.audioPitchControl, "AudioPitchControl"), (.audioAttackTimeControl, "AudioAttackTimeControl"),
        (.audioDecayTimeControl, "AudioDecayTimeControl"), (.audioReleaseTimeControl, "AudioReleaseTimeControl"),
    ]

    static let keys: [(CHHapticPattern.Key, String)] = [
        (.version, "Version"), (.pattern, "Pattern"), (.event, "Event"), (.eventType, "EventType"), (.time, "Time"),
        (.eventDuration, "EventDuration"), (.eventWaveformPath, "EventWaveformPath"),
        (.eventParameters, "EventParameters"),
        (.eventWaveformUseVolumeEnvelope, "EventWaveformUseVolumeEnvelope"),
        (.eventWaveformLoopEnabled, "EventWaveformLoopEnabled"), (.parameter, "Parameter"),
        (.parameterID, "ParameterID"), (.parameterValue, "ParameterValue"), (.parameterCurve, "ParameterCurve"),
        (.parameterCurveControlPoints, "ParameterCurveControlPoints"),
    ]

    @Test func `event types are spelled as in AHAP files`() {
        for (type, name) in NamesTests.eventTypes {
            #expect(type.rawValue == name)
            #expect(CHHapticEvent.EventType(rawValue: name) == type)
        }
    }

    @Test func `event parameters are spelled as in AHAP files`() {
        for (id, name) in NamesTests.eventParameters {
            #expect(id.rawValue == name)
            #expect(CHHapticEvent.ParameterID(rawValue: name) == id)
        }
    }

    @Test func `dynamic parameters are spelled as in AHAP files`() {
        for (id, name) in NamesTests.dynamicParameters {
            #expect(id.rawValue == name)
            #expect(CHHapticDynamicParameter.ID(rawValue: name) == id)
        }
    }

    @Test func `the fifteen keys are spelled as in AHAP files`() {
        #expect(NamesTests.keys.count == 15)
        for (key, name) in NamesTests.keys {
            #expect(key.rawValue == name)
            #expect(CHHapticPattern.Key(rawValue: name) == key)
        }
    }

    @Test func `the model knows every name, and no other`() {
        #expect(NamesTests.eventTypes.map { $0.1 }.sorted() == HapticEvent.Kind.allCases.map { $0.name }.sorted())
        #expect(NamesTests.eventParameters.map { $0.1 }.sorted() == EventParameterID.allCases.map { $0.name }.sorted())
        #expect(
            NamesTests.dynamicParameters.map { $0.1 }.sorted() == DynamicParameterID.allCases.map { $0.name }.sorted())
    }

    @Test func `a name that nobody knows is a value all the same`() {
        #expect(CHHapticEvent.EventType(rawValue: "Nonsense").rawValue == "Nonsense")
        #expect(CHHapticPattern.Key(rawValue: "Metadata") != .pattern)
    }

    @Test func `now is 0`() {
        #expect(CHHapticTimeImmediate == 0)
    }

    @Test func `the keys of audio resources differ, and serve as options`() {
        #expect(CHHapticAudioResourceKeyUseVolumeEnvelope != CHHapticAudioResourceKeyLoopEnabled)
        let options: [AnyHashable: Any] = [CHHapticAudioResourceKeyLoopEnabled: true]
        #expect(options[CHHapticAudioResourceKeyLoopEnabled] as? Bool == true)
    }
}
