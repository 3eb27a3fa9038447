import AHAP
import TestSupport
import Testing

struct MisspelledKeyTests {
    private func words(_ place: String, _ key: String, _ meant: String, unsafe fixed: String) -> Found {
        Found(
            place, "\"\(key)\"", "key \"\(key)\" looks like a misspelling of \(meant)",
            hint: "players pass over it; write \"\(meant)\"", unsafe: fixed)
    }

    @Test(arguments: [
        ("pattern", "Pattern"), ("Events", "Pattern"), ("Patern", "Pattern"), ("version", "Version"),
        ("Meta_Data", "Metadata"),
    ])
    func `at the top of the file`(key: String, meant: String) {
        expect(.ah102, in: "{\n\"\(key)\": 1}", finds: words("2:1", key, meant, unsafe: "{\n\"\(meant)\": 1}"))
    }

    @Test(arguments: [
        ("event", "Event"), ("Events", "Event"), ("Parameters", "Parameter"), ("Curve", "ParameterCurve"),
        ("parameter_curve", "ParameterCurve"), ("DynamicParameter", "Parameter"),
    ])
    func `in an entry`(key: String, meant: String) {
        expect(
            .ah102, in: entries("{\"\(key)\": {}}"),
            finds: words("2:2", key, meant, unsafe: entries("{\"\(meant)\": {}}")))
    }

    @Test(arguments: [
        ("time", "Time"), ("StartTime", "Time"), ("Tiem", "Time"), ("RelativeTime", "Time"), ("Type", "EventType"),
        ("event_type", "EventType"), ("Duration", "EventDuration"), ("EventDuratoin", "EventDuration"),
        ("Parameters", "EventParameters"), ("Params", "EventParameters"), ("WaveformPath", "EventWaveformPath"),
        ("UseVolumeEnvelope", "EventWaveformUseVolumeEnvelope"), ("LoopEnabled", "EventWaveformLoopEnabled"),
    ])
    func `in an event`(key: String, meant: String) {
        expect(
            .ah102, in: entries("{\"Event\": {\n\"\(key)\": 1}}"),
            finds: words("3:1", key, meant, unsafe: entries("{\"Event\": {\n\"\(meant)\": 1}}")))
    }

    @Test(arguments: [
        ("Parameter", "ID", "ParameterID"), ("Parameter", "Value", "ParameterValue"),
        ("Parameter", "paramID", "ParameterID"), ("ParameterCurve", "ControlPoints", "ParameterCurveControlPoints"),
        ("ParameterCurve", "Points", "ParameterCurveControlPoints"),
        ("ParameterCurve", "ParameterControlPoints", "ParameterCurveControlPoints"),
        ("ParameterCurve", "ParameterId", "ParameterID"),
    ])
    func `in a parameter or curve`(kind: String, key: String, meant: String) {
        expect(
            .ah102, in: entries("{\"\(kind)\": {\n\"\(key)\": 1}}"),
            finds: words("3:1", key, meant, unsafe: entries("{\"\(kind)\": {\n\"\(meant)\": 1}}")))
    }

    @Test func `in event parameters and control points`() {
        func event(_ id: String, _ value: String) -> String {
            entries("{\"Event\": {\"EventParameters\": [\n{\"\(id)\": \"HapticIntensity\",\n\"\(value)\": 1}]}}")
        }
        expect(
            .ah102, in: event("Parameter", "Value"),
            finds: words("3:2", "Parameter", "ParameterID", unsafe: event("ParameterID", "Value")),
            words("4:1", "Value", "ParameterValue", unsafe: event("Parameter", "ParameterValue")))
        func curve(_ value: String) -> String {
            entries("{\"ParameterCurve\": {\"ParameterCurveControlPoints\": [\n{\"Time\": 0,\n\"\(value)\": 1}]}}")
        }
        expect(.ah102, in: curve("Val"), finds: words("4:1", "Val", "ParameterValue", unsafe: curve("ParameterValue")))
    }

    @Test func `a key that the object has is not meant by another`() {
        expect(.ah102, in: entries(#"{"Event": {"EventDuration": 1, "Duration": 2}}"#))
        expect(.ah102, in: entries(#"{"Event": {"Duration": 2, "EventDuration": 1}}"#))
    }

    @Test func `of two misspellings of one key the first is it`() {
        expect(
            .ah102, in: entries(#"{"Event": {"Duration": 1, "duration": 2}}"#),
            finds: words(
                "2:12", "Duration", "EventDuration",
                unsafe: entries(#"{"Event": {"EventDuration": 1, "duration": 2}}"#)))
    }

    @Test func `keys that look like none, or stand inside what AHAP does not know, are left alone`() {
        expect(.ah102, in: #"{"Version": 1, "Metadata": {"pattern": 1}, "Pattern": [], "Extra": {"time": 0}}"#)
        expect(.ah102, in: entries(#"{"Event": {"Comment": 1, "Name": 2, "EventName": 3, "x": 4, "": 5}}"#))
    }

    @Test func `objects within objects keep their keys apart`() {
        func event(_ first: String, _ last: String) -> String {
            entries(
                "{\"Event\": {\"Foo\": 1,\n\"EventParameters\": [{\"\(first)\": \"HapticIntensity\"},\n"
                    + "{\"ParameterID\": \"HapticSharpness\", \"ID\": 1}],\n\"\(last)\": 1}}")
        }
        expect(
            .ah102, in: event("ID", "Duration"),
            finds: words("3:22", "ID", "ParameterID", unsafe: event("ParameterID", "Duration")),
            words("5:1", "Duration", "EventDuration", unsafe: event("ID", "EventDuration")))
    }

    @Test(.enabled(if: isOptimized), .timeLimit(.minutes(10))) func `a hundred thousand unknown keys take no long`() {
        var text = "{"
        for index in 0..<100_000 { text += "\"Event\(index)Duration\": 1," }
        let bytes = Array((text + "\"Pattern\": []}").utf8)
        #expect(findings(of: .ah102, in: bytes).isEmpty)
        #expect(findings(of: .ah117, in: bytes).count == 100_000)
    }
}
