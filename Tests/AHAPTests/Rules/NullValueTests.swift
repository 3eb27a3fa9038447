import AHAP
import Testing

struct NullValueTests {
    @Test(arguments: [
        ("Time", "give it a value"), ("EventType", "give it a value"),
        ("EventDuration", "give it a value, or leave it out"), ("EventParameters", "give it a value, or leave it out"),
        ("EventWaveformPath", "give it a value"), ("EventWaveformLoopEnabled", "give it a value, or leave it out"),
    ])
    func `in an event`(key: String, hint: String) {
        expect(
            .ah118, in: entries("{\"Event\": {\n\"\(key)\": null}}"),
            finds: Found("3:\(key.count + 5)", "null", "\(key) is null", hint: hint))
    }

    @Test func `at the top, as entry and in lists`() {
        expect(
            .ah118, in: #"{"Version": 1, "Pattern": null}"#,
            finds: Found("1:27", "null", "Pattern is null", hint: "give it a value"))
        expect(
            .ah118, in: entries("null", #"{"Event": null}"#),
            finds: Found("2:1", "null", "an element is null, not an object", hint: "remove it"),
            Found("3:11", "null", "Event is null", hint: "give it a value"))
        expect(
            .ah118, in: entries(#"{"Event": {"EventParameters": [null]}}"#),
            finds: Found("2:32", "null", "an element is null, not an object", hint: "remove it"))
    }

    @Test func `null is fine where AHAP does not look`() {
        expect(.ah118, in: #"{"Version": 1, "Metadata": null, "Other": null, "Pattern": []}"#)
    }
}
