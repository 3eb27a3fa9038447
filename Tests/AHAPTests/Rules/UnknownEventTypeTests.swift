import AHAP
import Testing

struct UnknownEventTypeTests {
    private func event(_ type: String) -> String { "{\"Event\": {\"Time\": 0, \"EventType\": \"\(type)\"}}" }

    @Test(arguments: [
        ("hapticTransient", "HapticTransient"), ("HAPTICCONTINUOUS", "HapticContinuous"),
        ("audiocustom", "AudioCustom"),
    ])
    func `another case is put right`(type: String, meant: String) {
        expect(
            .ah004, in: entries(event(type)),
            finds: Found(
                "2:36", "\"\(type)\"", "unknown EventType \"\(type)\"", hint: "did you mean \(meant)?",
                safe: entries(event(meant))))
    }

    @Test(arguments: [
        ("HapticTransiant", "HapticTransient"), ("Transient", "HapticTransient"),
        ("haptic_continuous", "HapticContinuous"), ("HapticContinous", "HapticContinuous"),
        ("AudioContinous", "AudioContinuous"), ("HapticCustom", "AudioCustom"),
    ])
    func `a misspelling is a guess`(type: String, meant: String) {
        expect(
            .ah004, in: entries(event(type)),
            finds: Found(
                "2:36", "\"\(type)\"", "unknown EventType \"\(type)\"", hint: "did you mean \(meant)?",
                unsafe: entries(event(meant))))
    }

    @Test(arguments: ["Tap", "", "HapticIntensity"]) func `anything else gets the list`(type: String) {
        expect(
            .ah004, in: entries(event(type)),
            finds: Found(
                "2:36", "\"\(type)\"", "unknown EventType \"\(type)\"",
                hint: "the types are HapticTransient, HapticContinuous, AudioContinuous and AudioCustom"))
    }

    @Test func `a type that is spelled with escapes is the same type`() {
        expect(.ah004, in: entries(event(#"Haptic\u0054ransient"#)))
    }
}
