import AHAP
import Testing

struct NegativeTimeTests {
    private let start = "0 is the start of the pattern; in a control point, the start of its curve"

    @Test func `times before the start`() {
        expect(
            .ah010,
            in: entries(
                #"{"Event": {"Time": -0.5, "EventType": "HapticTransient"}}"#,
                #"{"Parameter": {"Time": -1, "ParameterID": "HapticIntensityControl", "ParameterValue": 1}}"#,
                #"{"ParameterCurve": {"Time": 0, "ParameterID": "HapticIntensityControl","#
                    + "\n\"ParameterCurveControlPoints\": [{\"Time\": -1e-9, \"ParameterValue\": 1}]}}"),
            finds: Found("2:20", "-0.5", "Time -0.5 is negative", hint: start),
            Found("3:24", "-1", "Time -1 is negative", hint: start),
            Found("5:42", "-1e-9", "Time -1e-9 is negative", hint: start))
    }

    @Test func `a negative duration`() {
        expect(
            .ah010, in: entries(#"{"Event": {"Time": 0, "EventType": "HapticContinuous", "EventDuration": -2}}"#),
            finds: Found(
                "2:73", "-2", "EventDuration -2 is negative", hint: "a duration is 0 seconds or more"))
    }

    @Test func `minus zero is zero`() {
        expect(.ah010, in: entries(#"{"Event": {"Time": -0.0, "EventType": "HapticTransient"}}"#))
    }
}
