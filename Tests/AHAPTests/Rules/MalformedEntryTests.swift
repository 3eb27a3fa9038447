import AHAP
import Testing

struct MalformedEntryTests {
    private let skeleton =
        "an entry is { \"Event\": { ... } }, { \"Parameter\": { ... } } or { \"ParameterCurve\": { ... } }"

    @Test(arguments: [("1", "a number"), ("\"Event\"", "a string"), ("[]", "an array"), ("true", "true")])
    func `an entry that is no object`(entry: String, kind: String) {
        expect(
            .ah006, in: entries(entry), finds: Found("2:1", entry, "an entry is \(kind), not an object", hint: skeleton)
        )
    }

    @Test func `an entry without a kind`() {
        let message = "an entry has none of Event, Parameter and ParameterCurve"
        expect(.ah006, in: entries("{}"), finds: Found("2:1", "{", message, hint: skeleton))
        expect(
            .ah006, in: entries(#"{"event": {"Time": 0}}"#),
            finds: Found("2:1", "{", message, hint: "\"event\" should be \"Event\""))
        expect(
            .ah006, in: entries(#"{"Curve": {"Time": 0}}"#),
            finds: Found("2:1", "{", message, hint: "\"Curve\" should be \"ParameterCurve\""))
    }

    @Test(arguments: [
        (#"{"Time": 0, "EventType": "HapticTransient"}"#, #"wrap it: { "Event": { "EventType": ... } }"#),
        (
            #"{"Time": 0, "ParameterID": "HapticIntensityControl", "ParameterCurveControlPoints": []}"#,
            #"wrap it: { "ParameterCurve": { "ParameterID": ... } }"#
        ),
        (
            #"{"Time": 0, "ParameterID": "HapticIntensityControl", "ParameterValue": 1}"#,
            #"wrap it: { "Parameter": { "ParameterID": ... } }"#
        ),
    ])
    func `an entry that lacks its wrapping`(entry: String, hint: String) {
        expect(
            .ah006, in: entries(entry),
            finds: Found("2:1", "{", "an entry has none of Event, Parameter and ParameterCurve", hint: hint))
    }

    @Test func `an entry of two kinds`() {
        expect(
            .ah006,
            in: entries(
                #"{"Event": {"Time": 0, "EventType": "HapticTransient"},"# + "\n"
                    + #""Parameter": {"Time": 0, "ParameterID": "HapticIntensityControl", "ParameterValue": 1}}"#),
            finds: Found(
                "3:1", "\"Parameter\"", "Parameter stands beside another kind in one entry",
                hint: "give each an entry of its own"))
    }

    @Test(arguments: [
        (#"{"Event":{"EventType": "HapticTransient"}}"#, "Event has no Time", "an Event needs Time and EventType"),
        (#"{"Event":{"Time": 0}}"#, "Event has no EventType", "an Event needs Time and EventType"),
        (#"{"Event":{"Time": 0, "Type": ""}}"#, "Event has no EventType", #""Type" should be "EventType""#),
    ])
    func `an event that lacks something`(entry: String, message: String, hint: String) {
        expect(.ah006, in: entries(entry), finds: Found("2:10", "{", message, hint: hint))
    }

    @Test func `an event parameter that lacks something`() {
        func event(_ parameter: String) -> String {
            entries(
                #"{"Event": {"Time": 0, "EventType": "HapticTransient", "EventParameters": ["# + "\n" + parameter
                    + "]}}")
        }
        let needs = "an event parameter needs ParameterID and ParameterValue"
        expect(
            .ah006, in: event(#"{"ParameterValue": 1}"#),
            finds: Found("3:1", "{", "event parameter has no ParameterID", hint: needs))
        expect(
            .ah006, in: event(#"{"ParameterID": "HapticIntensity"}"#),
            finds: Found("3:1", "{", "event parameter has no ParameterValue", hint: needs))
        expect(
            .ah006, in: event(#"{"ID": "HapticIntensity", "Value": 1}"#),
            finds: Found("3:1", "{", "event parameter has no ParameterID", hint: #""ID" should be "ParameterID""#),
            Found("3:1", "{", "object has no ParameterValue", hint: #""Value" should be "ParameterValue""#))
        expect(
            .ah006, in: event("{}"), finds: Found("3:1", "{", "event parameter has no ParameterID", hint: needs),
            Found(
                "3:1", "{", "object has no ParameterValue",
                hint: "event parameters and control points need a ParameterValue"))
    }

    @Test func `a parameter that lacks something`() {
        let needs = "a Parameter needs ParameterID, Time and ParameterValue"
        expect(
            .ah006, in: entries(#"{"Parameter": {}}"#),
            finds: Found("2:15", "{", "Parameter has no ParameterID", hint: needs),
            Found("2:15", "{", "Parameter has no Time", hint: needs),
            Found("2:15", "{", "Parameter has no ParameterValue", hint: needs))
    }

    @Test func `a curve that lacks something`() {
        let needs = "a ParameterCurve needs ParameterID, Time and ParameterCurveControlPoints"
        expect(
            .ah006, in: entries(#"{"ParameterCurve": {"ControlPoints": []}}"#),
            finds: Found("2:20", "{", "ParameterCurve has no ParameterID", hint: needs),
            Found("2:20", "{", "ParameterCurve has no Time", hint: needs),
            Found(
                "2:20", "{", "ParameterCurve has no ParameterCurveControlPoints",
                hint: #""ControlPoints" should be "ParameterCurveControlPoints""#))
    }

    @Test func `a control point that lacks something`() {
        func curve(_ point: String) -> String {
            entries(
                #"{"ParameterCurve": {"ParameterID": "HapticIntensityControl", "Time": 0,"#
                    + "\n\"ParameterCurveControlPoints\": [\n" + point + "]}}")
        }
        let needs = "a control point needs Time and ParameterValue"
        expect(
            .ah006, in: curve(#"{"ParameterValue": 1}"#),
            finds: Found("4:1", "{", "control point has no Time", hint: needs))
        expect(
            .ah006, in: curve(#"{"Time": 0}"#),
            finds: Found("4:1", "{", "control point has no ParameterValue", hint: needs))
    }

    @Test func `nothing is missed where the syntax is broken`() {
        expect(.ah006, in: entries(#"{"Event": {"Time" 0, "EventTyp": HapticTransient}}"#))
    }
}
