import AHAP
import Testing

struct WrongValueTypeTests {
    private func event(_ time: String) -> String {
        "{\"Event\": {\"Time\": \(time), \"EventType\": \"HapticTransient\"}}"
    }

    @Test(arguments: [("\"0.5\"", "0.5"), ("\"1\"", "1"), ("\" 2e-3 \"", "2e-3"), ("\"-1\"", "-1")])
    func `a number in quotes loses them`(time: String, number: String) {
        expect(
            .ah009, in: entries(event(time)),
            finds: Found(
                "2:20", time, "Time is a string, not a number", hint: "write a number without quotes, such as 0.5",
                safe: entries(event(number))))
    }

    @Test(arguments: ["\"soon\"", "\"0,5\"", "\"1e999\"", "\"\"", "\".5\"", "\"1 2\"", "\"true\"", #""\u0031""#])
    func `other strings are left to their author`(time: String) {
        expect(
            .ah009, in: entries(event(time)),
            finds: Found(
                "2:20", time, "Time is a string, not a number", hint: "write a number without quotes, such as 0.5"))
    }

    @Test(arguments: [("true", "true", "true"), ("[0]", "[", "an array"), ("{}", "{", "an object")])
    func `no number at all`(time: String, source: String, kind: String) {
        expect(
            .ah009, in: entries(event(time)),
            finds: Found(
                "2:20", source, "Time is \(kind), not a number", hint: "write a number without quotes, such as 0.5"))
    }

    @Test func `a number that is not finite`() {
        expect(
            .ah009, in: entries(event("1e999")),
            finds: Found(
                "2:20", "1e999", "1e999 is beyond what a number can hold",
                hint: "the largest number is about 1.8e308"))
    }

    @Test func `what should be a string`() {
        expect(
            .ah009, in: entries(#"{"Event": {"Time": 0, "EventType": 1}}"#),
            finds: Found(
                "2:36", "1", "EventType is a number, not a string", hint: "write a string in double quotes"))
    }

    @Test func `what should be true or false`() {
        expect(
            .ah009,
            in: entries(
                #"{"Event": {"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "a.wav","#
                    + "\n\"EventWaveformLoopEnabled\": 1}}"),
            finds: Found(
                "3:29", "1", "EventWaveformLoopEnabled is a number, not true or false",
                hint: "write true or false, without quotes"))
    }

    @Test func `what should be an object`() {
        expect(
            .ah009, in: entries(#"{"Event": "HapticTransient"}"#),
            finds: Found(
                "2:11", "\"HapticTransient\"", "Event is a string, not an object",
                hint: "write members in braces: { ... }"))
        expect(
            .ah009, in: entries(#"{"Event": {"Time": 0, "EventType": "HapticTransient", "EventParameters": [0.5]}}"#),
            finds: Found(
                "2:75", "0.5", "an element is a number, not an object", hint: "write members in braces: { ... }"))
    }

    @Test func `what should be an array`() {
        expect(
            .ah009, in: entries(#"{"Event": {"Time": 0, "EventType": "HapticTransient", "EventParameters": {}}}"#),
            finds: Found(
                "2:74", "{", "EventParameters is an object, not an array",
                hint: "write elements in square brackets: [ ... ]"))
    }
}
