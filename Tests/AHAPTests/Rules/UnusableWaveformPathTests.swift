import AHAP
import Testing

struct UnusableWaveformPathTests {
    private func event(_ path: String) -> String {
        "{\"Event\": {\"Time\": 0, \"EventType\": \"AudioCustom\", \"EventWaveformPath\":\n\"\(path)\"}}"
    }

    private let relative = "write it relative to the folder of the pattern, such as \"sounds/click.wav\""
    private let types = "players take aac, adts, ac3, aif, aifc, aiff, caf, mp3, mp4, m4a, snd, au, sd2 and wav"

    @Test(arguments: ["/tmp/a.wav", "C:/a.wav", #"c:\\a.wav"#, "~/a.wav", "~me/a.wav", #"\\\\host\\a.wav"#])
    func `an absolute path`(path: String) {
        expect(
            .ah120, in: entries(event(path)),
            finds: Found("3:1", "\"\(path)\"", "waveform path \"\(path)\" is absolute", hint: relative))
    }

    @Test(arguments: ["file:///tmp/a.wav", "https://example.org/a.wav", "asset-1+x.y:a.wav"])
    func `an address`(path: String) {
        expect(
            .ah120, in: entries(event(path)),
            finds: Found("3:1", "\"\(path)\"", "waveform path \"\(path)\" is an address, not a file", hint: relative))
    }

    @Test(arguments: ["../a.wav", "a/../../b.wav", "./../a.wav", "a//../../b.wav", #"..\\a.wav"#])
    func `a path that leaves the folder`(path: String) {
        expect(
            .ah120, in: entries(event(path)),
            finds: Found(
                "3:1", "\"\(path)\"", "waveform path \"\(path)\" leaves the folder of the pattern",
                hint: "keep the sound in that folder or below"))
    }

    @Test func `an empty path`() {
        expect(
            .ah120, in: entries(event("")), finds: Found("3:1", "\"\"", "waveform path \"\" is empty", hint: relative))
    }

    @Test(arguments: ["a.ogg", "a.wav.flac", "sounds.wav/a.ahap"]) func `a type that players do not take`(path: String)
    {
        expect(
            .ah120, in: entries(event(path)),
            finds: Found(
                "3:1", "\"\(path)\"", "waveform path \"\(path)\" has a type that players do not take", hint: types))
    }

    @Test(arguments: ["a", "sounds.wav/a", ".wav", "a/"]) func `no type`(path: String) {
        expect(
            .ah120, in: entries(event(path)),
            finds: Found("3:1", "\"\(path)\"", "waveform path \"\(path)\" has no file type", hint: types))
    }

    @Test(arguments: [
        "a.wav", "A.WAV", "sounds/b.m4a", "a/../b.caf", "./c.Mp3", "x y.aif", "a..b.sd2", "é.adts", "..a/b.au",
        "1:2.snd",
    ])
    func `a path that is fine`(path: String) { expect(.ah120, in: entries(event(path))) }

    @Test func `sounds are looked up where a lookup is given`() {
        let sounds = SoundLookup { $0 == "here.wav" || $0 == "é.wav" }
        let hint = "it was looked for in the folder of the pattern and in resourceRoots"
        expect(
            .ah120,
            in: entries(
                event("here.wav"), event("gone.wav"), event(#"\u00e9.wav"#), event("gone.wav"), event("gone.ogg")),
            finds: Found("5:1", "\"gone.wav\"", "sound file \"gone.wav\" is not found", hint: hint),
            Found("9:1", "\"gone.wav\"", "sound file \"gone.wav\" is not found", hint: hint),
            Found(
                "11:1", "\"gone.ogg\"", "waveform path \"gone.ogg\" has a type that players do not take", hint: types),
            Found("11:1", "\"gone.ogg\"", "sound file \"gone.ogg\" is not found", hint: hint), sounds: sounds)
    }

    @Test(arguments: ["/a.wav", "../a.wav", "file:a.wav", "~/a.wav", "", #"a.wav\u0000.wav"#])
    func `paths that lead elsewhere, or that no file system knows, are never looked up`(path: String) {
        let sounds = SoundLookup { path in
            Issue.record("looked up \(path)")
            return true
        }
        #expect(findings(of: .ah120, in: Array(entries(event(path)).utf8), sounds: sounds).count == 1)
    }

    @Test func `other events have no path to judge`() {
        expect(
            .ah120, in: entries(#"{"Event": {"Time": 0, "EventType": "HapticTransient", "EventWaveformPath": "/a"}}"#))
    }
}
