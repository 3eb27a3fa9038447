import AHAP
import Testing

struct InapplicableParameterTests {
    private func event(_ type: String, _ parameters: String) -> String {
        entries("{\"Event\": {\"Time\": 0, \"EventType\": \"\(type)\", \"EventParameters\":\n" + parameters + "}}")
    }

    private func parameter(_ id: String) -> String { "{\"ParameterID\": \"\(id)\", \"ParameterValue\": 1}" }

    @Test(arguments: [("[", "]", "3:2"), ("[ ", " ]", "3:3"), ("[", ",]", "3:2"), ("[\n", ",\n]", "4:1")])
    func `the only parameter goes, and the space around it`(before: String, behind: String, place: String) {
        let attack = parameter("AttackTime")
        expect(
            .ah115, in: event("HapticTransient", before + attack + behind),
            finds: Found(
                place, attack, "AttackTime does not apply to HapticTransient",
                hint: "it applies to HapticContinuous, AudioContinuous and AudioCustom",
                unsafe: event("HapticTransient", "[]")))
    }

    @Test func `the first one goes with the comma behind it, others with the comma before them`() {
        let (pan, level, sharp) = (parameter("AudioPan"), parameter("HapticIntensity"), parameter("HapticSharpness"))
        let message = "AudioPan does not apply to HapticTransient"
        let hint = "it applies to AudioContinuous and AudioCustom"
        expect(
            .ah115, in: event("HapticTransient", "[\n  \(pan),\n  \(level)\n]"),
            finds: Found(
                "4:3", pan, message, hint: hint, unsafe: event("HapticTransient", "[\n  \(level)\n]")))
        expect(
            .ah115, in: event("HapticTransient", "[\n  \(level),\n  \(pan),\n  \(sharp)\n]"),
            finds: Found(
                "5:3", pan, message, hint: hint, unsafe: event("HapticTransient", "[\n  \(level),\n  \(sharp)\n]")))
        expect(
            .ah115, in: event("HapticTransient", "[\n  \(level)\n  , \(pan)\n]"),
            finds: Found(
                "5:5", pan, message, hint: hint, unsafe: event("HapticTransient", "[\n  \(level)\n]")))
    }

    @Test func `haptics and sound are kept apart`() {
        let intensity = parameter("HapticIntensity")
        expect(
            .ah115, in: event("AudioContinuous", "[\(intensity)]"),
            finds: Found(
                "3:2", intensity, "HapticIntensity does not apply to AudioContinuous",
                hint: "it applies to HapticTransient and HapticContinuous", unsafe: event("AudioContinuous", "[]")))
        expect(.ah115, in: event("HapticContinuous", "[\(intensity), \(parameter("AttackTime"))]"))
    }

    @Test func `members for sound files go with their comma`() {
        func event(_ more: String) -> String {
            entries("{\"Event\": {\"Time\": 0,\n  \"EventType\": \"HapticTransient\"\(more)}}")
        }
        let hint = "only AudioCustom plays a sound file"
        expect(
            .ah115, in: event(",\n  \"EventWaveformPath\": \"a.wav\",\n  \"EventWaveformLoopEnabled\": true"),
            finds: Found(
                "4:3", "\"EventWaveformPath\"", "EventWaveformPath does not apply to HapticTransient", hint: hint,
                unsafe: event(",\n  \"EventWaveformLoopEnabled\": true")),
            Found(
                "5:3", "\"EventWaveformLoopEnabled\"", "EventWaveformLoopEnabled does not apply to HapticTransient",
                hint: hint, unsafe: event(",\n  \"EventWaveformPath\": \"a.wav\"")))
    }

    @Test func `where the syntax around it is broken nothing is removed`() {
        let attack = parameter("AttackTime")
        expect(
            .ah115, in: event("HapticTransient", "[\(attack) /* why */]"),
            finds: Found(
                "3:2", attack, "AttackTime does not apply to HapticTransient",
                hint: "it applies to HapticContinuous, AudioContinuous and AudioCustom"))
    }
}
