import AHAP
import Testing

struct MissingDurationTests {
    @Test func `a buzz without a duration`() {
        expect(
            .ah007, in: entries(#"{"Event": {"Time": 0, "EventType": "HapticContinuous"}}"#),
            finds: Found(
                "2:11", "{", "HapticContinuous event without EventDuration",
                hint: "state the seconds that it lasts: \"EventDuration\": 0.5"))
    }

    @Test(arguments: ["Duration", "eventDuration", "EventDuraton", "Length"])
    func `also where a misspelled one stands`(key: String) {
        expect(
            .ah007, in: entries("{\"Event\": {\"Time\": 0, \"EventType\": \"HapticContinuous\", \"\(key)\": 1}}"),
            finds: Found(
                "2:11", "{", "HapticContinuous event without EventDuration",
                hint: "\"\(key)\" should be \"EventDuration\""))
    }

    @Test func `only a buzz needs one`() {
        expect(
            .ah007,
            in: entries(
                #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#,
                #"{"Event": {"Time": 0, "EventType": "AudioContinuous"}}"#,
                #"{"Event": {"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "a.wav"}}"#))
    }

    @Test func `each event is told its own misspelling`() {
        expect(
            .ah007,
            in: entries(
                #"{"Event": {"Time": 0, "EventType": "HapticContinuous"}}"#,
                #"{"Event": {"Time": 0, "EventType": "HapticContinuous", "Duration": 1}}"#),
            finds: Found(
                "2:11", "{", "HapticContinuous event without EventDuration",
                hint: "state the seconds that it lasts: \"EventDuration\": 0.5"),
            Found(
                "3:11", "{", "HapticContinuous event without EventDuration",
                hint: "\"Duration\" should be \"EventDuration\""))
    }
}
