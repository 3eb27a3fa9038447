import AHAP
import Testing

struct UnknownKeyTests {
    @Test(arguments: [
        ("{\n\"Comment\": 1, \"Version\": 1, \"Pattern\": []}", "at the top of the file"),
        ("{\"Version\": 1, \"Pattern\": [{\n\"Comment\": 1}]}", "in an entry"),
        ("{\"Pattern\": [{\"Event\": {\n\"Comment\": 1}}]}", "in an Event"),
        ("{\"Pattern\": [{\"Parameter\": {\n\"Comment\": 1}}]}", "in a Parameter"),
        ("{\"Pattern\": [{\"ParameterCurve\": {\n\"Comment\": 1}}]}", "in a ParameterCurve"),
        ("{\"Pattern\": [{\"Event\": {\"EventParameters\": [{\n\"Comment\": 1}]}}]}", "in an event parameter"),
        (
            "{\"Pattern\": [{\"ParameterCurve\": {\"ParameterCurveControlPoints\": [{\n\"Comment\": 1}]}}]}",
            "in a control point"
        ),
    ])
    func `the place is named`(text: String, place: String) {
        expect(
            .ah117, in: text,
            finds: Found("2:1", "\"Comment\"", "unknown key \"Comment\" \(place)", hint: "players pass over it"))
    }

    @Test(arguments: [
        ("Metadata", "it belongs at the top of the file"),
        ("Event", "it belongs in an entry of Pattern"),
        ("ParameterCurveControlPoints", "it belongs in a ParameterCurve"),
        ("HapticIntensity", #"write { "ParameterID": "HapticIntensity", "ParameterValue": ... }"#),
        ("HapticTransient", #"it is a value for "EventType""#),
        ("ParameterValue", "it belongs in a Parameter, an event parameter or a control point"),
    ])
    func `a known key in the wrong place is told where it belongs`(key: String, hint: String) {
        expect(
            .ah117, in: entries("{\"Event\": {\"Time\": 0, \"EventType\": \"HapticTransient\",\n\"\(key)\": 1}}"),
            finds: Found("3:1", "\"\(key)\"", "unknown key \"\(key)\" in an Event", hint: hint))
    }

    @Test func `misspelled keys are another rule's, unless the object has the right one`() {
        expect(.ah117, in: entries(#"{"Event": {"Duration": 1}}"#))
        expect(
            .ah117, in: entries(#"{"Event": {"EventDuration": 1, "Duration": 2}}"#),
            finds: Found(
                "2:32", "\"Duration\"", "unknown key \"Duration\" in an Event", hint: "players pass over it"))
    }

    @Test func `metadata may hold anything`() {
        expect(.ah117, in: #"{"Version": 1, "Metadata": {"Anything": [{"Goes": 1}]}, "Pattern": []}"#)
    }

    @Test func `a hostile key is cut short and made harmless`() {
        let key = "a\\\"\u{0}" + String(repeating: "é", count: 50)
        expect(
            .ah117, in: "{\"Version\": 1, \"Pattern\": [],\n\"\(key)\": 1}",
            finds: Found(
                "2:1", "\"\(key)\"",
                "unknown key \"a\\\"\\u0000" + String(repeating: "é", count: 36) + "…\" at the top of the file",
                hint: "players pass over it"))
    }
}
