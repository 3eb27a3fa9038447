import AHAP
import Testing

struct UnknownParameterTests {
    private let eventParameters =
        "an event can have HapticIntensity, HapticSharpness, AttackTime, DecayTime, ReleaseTime, Sustained, "
        + "AudioVolume, AudioPitch, AudioPan and AudioBrightness"

    private func event(_ id: String) -> String {
        "{\"Event\": {\"Time\": 0, \"EventType\": \"HapticTransient\", \"EventParameters\": [\n"
            + "{\"ParameterID\": \"\(id)\", \"ParameterValue\": 1}]}}"
    }

    private func control(_ id: String) -> String {
        "{\"Parameter\":\n{\"ParameterID\": \"\(id)\", \"Time\": 0, \"ParameterValue\": 1}}"
    }

    @Test func `another case is put right`() {
        expect(
            .ah005, in: entries(event("hapticIntensity")),
            finds: Found(
                "3:17", "\"hapticIntensity\"", "unknown ParameterID \"hapticIntensity\"",
                hint: "did you mean HapticIntensity?", safe: entries(event("HapticIntensity"))))
        expect(
            .ah005, in: entries(control("AUDIOPANCONTROL")),
            finds: Found(
                "3:17", "\"AUDIOPANCONTROL\"", "unknown ParameterID \"AUDIOPANCONTROL\"",
                hint: "did you mean AudioPanControl?", safe: entries(control("AudioPanControl"))))
    }

    @Test(arguments: [
        ("HapticReleaseTime", "ReleaseTime"), ("AudioDecayTime", "DecayTime"), ("Intensity", "HapticIntensity"),
        ("HapticSharpnes", "HapticSharpness"), ("Sustain", "Sustained"), ("Attack", "AttackTime"),
        ("haptic_intensity", "HapticIntensity"), ("Volume", "AudioVolume"),
    ])
    func `a misspelled event parameter is a guess`(id: String, meant: String) {
        expect(
            .ah005, in: entries(event(id)),
            finds: Found(
                "3:17", "\"\(id)\"", "unknown ParameterID \"\(id)\"", hint: "did you mean \(meant)?",
                unsafe: entries(event(meant))))
    }

    @Test(arguments: [
        ("HapticIntensityControl", "HapticIntensity"), ("HapticReleaseTimeControl", "ReleaseTime"),
        ("AudioPanControl", "AudioPan"), ("AudioDecayTimeControl", "DecayTime"),
    ])
    func `a control in an event`(id: String, meant: String) {
        expect(
            .ah005, in: entries(event(id)),
            finds: Found(
                "3:17", "\"\(id)\"", "\(id) is a control for Parameter and ParameterCurve entries, not for an event",
                hint: "did you mean \(meant)?", unsafe: entries(event(meant))))
    }

    @Test(arguments: [
        ("HapticIntensity", "HapticIntensityControl"), ("ReleaseTime", "HapticReleaseTimeControl"),
        ("AudioBrightness", "AudioBrightnessControl"),
    ])
    func `an event parameter as control`(id: String, meant: String) {
        expect(
            .ah005, in: entries(control(id)),
            finds: Found(
                "3:17", "\"\(id)\"", "\(id) is a parameter of events, not a control", hint: "did you mean \(meant)?",
                unsafe: entries(control(meant))))
    }

    @Test func `a curve has controls, too`() {
        func curve(_ id: String) -> String {
            "{\"ParameterCurve\": {\"Time\": 0, \"ParameterID\": \"\(id)\", \"ParameterCurveControlPoints\": []}}"
        }
        expect(
            .ah005, in: entries(curve("SharpnessControl")),
            finds: Found(
                "2:47", "\"SharpnessControl\"", "unknown ParameterID \"SharpnessControl\"",
                hint: "did you mean HapticSharpnessControl?", unsafe: entries(curve("HapticSharpnessControl"))))
    }

    @Test func `anything else gets the list`() {
        expect(
            .ah005, in: entries(event("Colour")),
            finds: Found("3:17", "\"Colour\"", "unknown ParameterID \"Colour\"", hint: eventParameters))
        expect(
            .ah005, in: entries(control("Sustained")),
            finds: Found(
                "3:17", "\"Sustained\"", "Sustained is a parameter of events, not a control",
                hint: "the controls are HapticIntensityControl, HapticSharpnessControl, HapticAttackTimeControl, "
                    + "HapticDecayTimeControl, HapticReleaseTimeControl, AudioVolumeControl, AudioPanControl, "
                    + "AudioBrightnessControl, AudioPitchControl, AudioAttackTimeControl, AudioDecayTimeControl "
                    + "and AudioReleaseTimeControl"))
    }

    @Test func `a hostile name is cut short and made harmless`() {
        let id = "\u{202E}" + String(repeating: "x", count: 100)
        expect(
            .ah005, in: entries(event(id)),
            finds: Found(
                "3:17", "\"\(id)\"", "unknown ParameterID \"\\u202E" + String(repeating: "x", count: 39) + "…\"",
                hint: eventParameters))
    }
}
