import AHAP
import Testing

struct MissingWaveformTests {
    @Test func `a sound event without a path`() {
        expect(
            .ah008, in: entries(#"{"Event": {"Time": 0, "EventType": "AudioCustom"}}"#),
            finds: Found(
                "2:11", "{", "AudioCustom event without EventWaveformPath",
                hint: "name the sound file: \"EventWaveformPath\": \"click.wav\""))
    }

    @Test(arguments: ["WaveformPath", "Path", "eventWaveFormPath"])
    func `also where a misspelled one stands`(key: String) {
        expect(
            .ah008, in: entries("{\"Event\": {\"Time\": 0, \"EventType\": \"AudioCustom\", \"\(key)\": \"a.wav\"}}"),
            finds: Found(
                "2:11", "{", "AudioCustom event without EventWaveformPath",
                hint: "\"\(key)\" should be \"EventWaveformPath\""))
    }

    @Test func `with a path there is nothing to find`() {
        expect(
            .ah008, in: entries(#"{"Event": {"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "a.wav"}}"#))
    }
}
