import CoreHaptics
import Testing

struct CapabilityTests {
    let capability: any CHHapticDeviceCapability = DeviceCapability(supportsHaptics: true, supportsAudio: false)

    @Test func `it tells what the output can do`() {
        #expect(capability.supportsHaptics)
        #expect(!capability.supportsAudio)
    }

    @Test(
        arguments: [
            (.hapticIntensity, .hapticTransient, 0, 1, 0.75), (.hapticIntensity, .hapticContinuous, 0, 1, 0.6),
            (.hapticSharpness, .hapticTransient, 0, 1, 0.5), (.hapticSharpness, .hapticContinuous, 0, 1, 0.422601),
            (.attackTime, .hapticContinuous, 0, 1, 0), (.decayTime, .audioContinuous, 0, 1, 0),
            (.releaseTime, .audioCustom, 0, 1, 0), (.sustained, .hapticContinuous, 0, 1, 1),
            (.audioVolume, .audioContinuous, 0, 1, 1), (.audioPitch, .audioCustom, -1, 1, 0),
            (.audioPan, .audioCustom, -1, 1, 0), (.audioBrightness, .audioContinuous, 0, 1, 1),
        ] as [(CHHapticEvent.ParameterID, CHHapticEvent.EventType, Float, Float, Float)])
    func `range and default of an event parameter`(
        id: CHHapticEvent.ParameterID, type: CHHapticEvent.EventType, least: Float, most: Float, standard: Float
    ) throws {
        let attributes = try capability.attributes(forEventParameter: id, eventType: type)
        #expect(attributes.minValue == least)
        #expect(attributes.maxValue == most)
        #expect(attributes.defaultValue == standard)
    }

    @Test func `controls that multiply go from 0 to 1 and change nothing at 1`() throws {
        for id in [CHHapticDynamicParameter.ID.hapticIntensityControl, .audioVolumeControl] {
            let attributes = try capability.attributes(forDynamicParameter: id)
            #expect([attributes.minValue, attributes.maxValue, attributes.defaultValue] == [0, 1, 1])
        }
    }

    @Test func `controls that add go from -1 to 1 and change nothing at 0`() throws {
        let multiplying: Set<CHHapticDynamicParameter.ID> = [.hapticIntensityControl, .audioVolumeControl]
        for (id, _) in NamesTests.dynamicParameters where !multiplying.contains(id) {
            let attributes = try capability.attributes(forDynamicParameter: id)
            #expect([attributes.minValue, attributes.maxValue, attributes.defaultValue] == [-1, 1, 0])
        }
    }

    @Test func `unknown names are refused`() {
        let parameter = failure {
            _ = try capability.attributes(forEventParameter: .init(rawValue: "X"), eventType: .hapticTransient)
        }
        #expect(parameter?.code == .invalidParameterType)
        let type = failure {
            _ = try capability.attributes(forEventParameter: .hapticIntensity, eventType: .init(rawValue: "X"))
        }
        #expect(type?.code == .invalidEventType)
        let control = failure { _ = try capability.attributes(forDynamicParameter: .init(rawValue: "X")) }
        #expect(control?.code == .invalidParameterType)
    }

    @Test func `a parameter that events of the type do not have is refused`() {
        let error = failure {
            _ = try capability.attributes(forEventParameter: .attackTime, eventType: .hapticTransient)
        }
        #expect(error?.code == .invalidParameterType)
        #expect(error?.localizedDescription.contains("HapticTransient events have no parameter AttackTime") == true)
    }
}
