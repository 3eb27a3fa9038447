import AHAP
import Foundation
import Testing

struct AHAPSchemaTests {
    private func schema() throws -> [String: Any] {
        let value = try JSONSerialization.jsonObject(with: Data(AHAPSchema.text.utf8))
        return try #require(value as? [String: Any])
    }

    private func definition(_ name: String) throws -> [String: Any] {
        let definitions = try #require(try schema()["$defs"] as? [String: [String: Any]])
        return try #require(definitions[name])
    }

    private func names(_ definition: String) throws -> [String] {
        let choices = try #require(try self.definition(definition)["oneOf"] as? [[String: Any]])
        return choices.compactMap { $0["const"] as? String }
    }

    @Test func `it is a schema of draft 2020-12 and ends with a line`() throws {
        #expect(try schema()["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(AHAPSchema.text.hasSuffix("}\n"))
    }

    @Test func `it knows every event type and parameter`() throws {
        #expect(
            try names("EventType") == ["HapticTransient", "HapticContinuous", "AudioContinuous", "AudioCustom"])
        #expect(
            try names("EventParameterID") == [
                "HapticIntensity", "HapticSharpness", "AttackTime", "DecayTime", "ReleaseTime", "Sustained",
                "AudioVolume", "AudioPitch", "AudioPan", "AudioBrightness",
            ])
        #expect(
            try names("DynamicParameterID") == [
                "HapticIntensityControl", "HapticSharpnessControl", "HapticAttackTimeControl",
                "HapticDecayTimeControl", "HapticReleaseTimeControl", "AudioVolumeControl", "AudioPanControl",
                "AudioBrightnessControl", "AudioPitchControl", "AudioAttackTimeControl", "AudioDecayTimeControl",
                "AudioReleaseTimeControl",
            ])
    }

    @Test func `members that every reader needs are required`() throws {
        #expect(try schema()["required"] as? [String] == ["Pattern"])
        #expect(try definition("Event")["required"] as? [String] == ["Time", "EventType"])
        #expect(try definition("EventParameter")["required"] as? [String] == ["ParameterID", "ParameterValue"])
        #expect(try definition("Parameter")["required"] as? [String] == ["ParameterID", "Time", "ParameterValue"])
        #expect(
            try definition("ParameterCurve")["required"] as? [String]
                == ["ParameterID", "Time", "ParameterCurveControlPoints"])
        #expect(try definition("ControlPoint")["required"] as? [String] == ["Time", "ParameterValue"])
    }

    @Test func `ranges and defaults stand in the descriptions`() throws {
        let text = AHAPSchema.text
        #expect(text.contains("(0 to 1; 0.75 for HapticTransient, 0.6 for HapticContinuous unless stated)"))
        #expect(text.contains("(-1 to 1; 0 unless stated)"))
        #expect(text.contains("(0 to 1; multiplies HapticIntensity; 1 changes nothing)"))
        #expect(text.contains("(-1 to 1; adds to HapticSharpness; 0 changes nothing)"))
    }

    @Test func `what is short stands on one line`() {
        #expect(
            AHAPSchema.text.contains("\n        { \"const\": \"HapticTransient\", \"description\": \"A tap.\" },\n"))
        #expect(AHAPSchema.text.contains("\n      \"required\": [ \"Time\", \"ParameterValue\" ]\n"))
    }
}
