import AHAP
import Testing

struct OutOfRangeValueTests {
    private func event(_ id: String, _ value: String) -> String {
        "{\"Event\": {\"Time\": 0, \"EventType\": \"AudioContinuous\", \"EventParameters\": [\n"
            + "{\"ParameterID\": \"\(id)\", \"ParameterValue\":\n\(value)}]}}"
    }

    @Test(arguments: [
        ("HapticIntensity", "1.5", "0...1", "1"), ("HapticSharpness", "-0.1", "0...1", "0"),
        ("AudioPan", "-2", "-1...1", "-1"), ("AudioPitch", "1.0001", "-1...1", "1"), ("Sustained", "2", "0...1", "1"),
        ("ReleaseTime", "1e300", "0...1", "1"), ("AttackTime", "1.00000001", "0...1", "1"),
    ])
    func `an event parameter outside its range`(id: String, value: String, range: String, bound: String) {
        expect(
            .ah101, in: entries(event(id, value)),
            finds: Found(
                "4:1", value, "\(id) \(value) is outside \(range)", hint: "players clamp it to \(bound)",
                safe: entries(event(id, bound))))
    }

    @Test(arguments: [
        ("HapticIntensityControl", "1.5", "0...1", "1"), ("HapticSharpnessControl", "-1.5", "-1...1", "-1"),
        ("AudioVolumeControl", "-1", "0...1", "0"),
    ])
    func `a control outside its range`(id: String, value: String, range: String, bound: String) {
        func parameter(_ value: String) -> String {
            "{\"Parameter\": {\"Time\": 0, \"ParameterID\": \"\(id)\", \"ParameterValue\":\n\(value)}}"
        }
        func curve(_ value: String) -> String {
            "{\"ParameterCurve\": {\"Time\": 0, \"ParameterID\": \"\(id)\", \"ParameterCurveControlPoints\": [\n"
                + "{\"Time\": 0, \"ParameterValue\":\n\(value)}]}}"
        }
        let message = "\(id) \(value) is outside \(range)"
        let hint = "players clamp it to \(bound)"
        expect(
            .ah101, in: entries(parameter(value)),
            finds: Found("3:1", value, message, hint: hint, safe: entries(parameter(bound))))
        expect(
            .ah101, in: entries(curve(value)),
            finds: Found("4:1", value, message, hint: hint, safe: entries(curve(bound))))
    }

    @Test(arguments: [
        ("HapticIntensity", "0"), ("HapticIntensity", "1.0"), ("HapticIntensity", "-0.0"), ("AudioPan", "-1"),
    ])
    func `the bounds are in the range`(id: String, value: String) {
        expect(.ah101, in: entries(event(id, value)))
    }
}
