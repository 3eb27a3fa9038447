import AHAP
import Testing

struct DuplicateKeyTests {
    private let hint = "remove one of them"

    @Test func `a known key twice`() {
        expect(
            .ah116, in: entries("{\"Event\": {\"Time\": 0, \"EventType\": \"HapticTransient\",\n\"Time\": 1}}"),
            finds: Found("3:1", "\"Time\"", "key \"Time\" stands twice; the last one counts", hint: hint))
    }

    @Test func `an unknown key twice`() {
        expect(
            .ah116, in: "{\"Version\": 1, \"Pattern\": [], \"a\": 1, \"b\": 2,\n\"a\": 3}",
            finds: Found("2:1", "\"a\"", "key \"a\" stands twice; the last one counts", hint: hint))
    }

    @Test func `a parameter twice`() {
        let second = #"{"ParameterID": "HapticIntensity", "ParameterValue": 0.5}"#
        expect(
            .ah116,
            in: entries(
                #"{"Event": {"Time": 0, "EventType": "HapticTransient", "EventParameters": ["#
                    + #"{"ParameterID": "HapticIntensity", "ParameterValue": 1},"# + "\n" + second + "]}}"),
            finds: Found("3:1", second, "HapticIntensity stands twice; the last one counts", hint: hint))
    }

    @Test func `the same key in two objects is fine`() {
        expect(
            .ah116,
            in: entries(
                #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#,
                #"{"Event": {"Time": 1, "EventType": "HapticTransient"}}"#))
    }
}
