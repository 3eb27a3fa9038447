import CoreHaptics
import HapticPatterns
import Testing

struct FileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func file(_ entries: String) throws -> URL {
        try folder.write("{\"Version\": 1.0, \"Pattern\": [\n\(entries)\n]}", to: "pattern.ahap")
    }

    private func sound(_ path: String) throws -> URL {
        try file(#"{"Event": {"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "\#(path)"}}"#)
    }

    @Test func `a file gives the same pattern as its dictionary`() throws {
        let url = try folder.write(DictionaryTests.text, to: "pattern.ahap")
        #expect(try CHHapticPattern(contentsOf: url).model == DictionaryTests.expected)
    }

    @Test func `trailing commas are no fault`() throws {
        let url = try file(#"{"Event": {"Time": 1, "EventType": "HapticTransient",},},"#)
        #expect(try CHHapticPattern(contentsOf: url).duration == 1)
    }

    @Test func `a file that is not there`() {
        let url = folder.url.appendingPathComponent("nothing.ahap")
        let error = failure { _ = try CHHapticPattern(contentsOf: url) }
        #expect(error?.code == .fileNotFound)
        #expect(error?.userInfo[NSFilePathErrorKey] as? String == url.path)
        #expect(
            error?.localizedDescription
                == "nothing.ahap: the file does not exist; put it there, or correct the URL")
    }

    @Test func `an address that is no file's`() throws {
        let url = try #require(URL(string: "https://example.org/tap.ahap"))
        #expect(failure { _ = try CHHapticPattern(contentsOf: url) }?.code == .fileNotFound)
    }

    @Test(.timeLimit(.minutes(1))) func `a pipe is no pattern, and is not waited for`() throws {
        let pipe = try folder.pipe("pipe.ahap")
        let error = failure { _ = try CHHapticPattern(contentsOf: pipe) }
        #expect(error?.code == .invalidPatternData)
        #expect(error?.userInfo[NSFilePathErrorKey] as? String == pipe.path)
    }

    @Test func `a folder is no pattern`() {
        let error = failure { _ = try CHHapticPattern(contentsOf: folder.url) }
        #expect(error?.code == .invalidPatternData)
    }

    @Test(arguments: ["", "{", "not JSON", "{\"Version\": 1.0 \"Pattern\": []}", "// comment\n{}"])
    func `a file that is no JSON`(text: String) throws {
        let url = try folder.write(text, to: "pattern.ahap")
        #expect(failure { _ = try CHHapticPattern(contentsOf: url) }?.code == .invalidPatternData)
    }

    @Test func `a file without a pattern`() throws {
        let url = try folder.write("[1]", to: "pattern.ahap")
        #expect(failure { _ = try CHHapticPattern(contentsOf: url) }?.code == .invalidPatternDictionary)
    }

    @Test func `a fault is named by file, line, column and entry`() throws {
        let url = try file(#"{"Event": {"Time": -0.5, "EventType": "HapticTransient"}}"#)
        let error = failure { _ = try CHHapticPattern(contentsOf: url) }
        #expect(error?.code == .invalidEventTime)
        #expect(error?.place == "Pattern[0].Event.Time")
        #expect(error?.userInfo[NSFilePathErrorKey] as? String == url.path)
        #expect(
            error?.localizedDescription
                == "pattern.ahap:2:20: Time -0.5 is negative; 0 is the start of the pattern; in a control point, the "
                + "start of its curve (Pattern[0].Event.Time)")
    }

    @Test func `a sound beside the file is found`() throws {
        let wave = try folder.write("", to: "sounds/knock.wav")
        let model = try CHHapticPattern(contentsOf: sound("sounds/knock.wav")).model
        let path = wave.standardizedFileURL.path
        #expect(model.events == [HapticEvent(kind: .audioCustom, time: 0, sound: HapticEvent.Sound(.path(path)))])
    }

    @Test func `a sound that is not there is named`() throws {
        let url = try sound("knock.wav")
        let error = failure { _ = try CHHapticPattern(contentsOf: url) }
        #expect(error?.code == .fileNotFound)
        #expect(error?.place == "Pattern[0].Event.EventWaveformPath")
        #expect(error?.localizedDescription.contains("the sound file \"knock.wav\" does not exist") == true)
        #expect(error?.localizedDescription.contains(folder.url.path) == true)
    }

    @Test func `a file may not leave its folder`() throws {
        let wave = try folder.write("", to: "knock.wav")
        let text = { (path: String) in
            #"{"Pattern": [{"Event": {"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "\#(path)"}}]}"#
        }
        for path in ["../knock.wav", "a/../../knock.wav", wave.path, "~/knock.wav", ""] {
            let url = try folder.write(text(path), to: "inner/pattern.ahap")
            #expect(failure { _ = try CHHapticPattern(contentsOf: url) }?.code == .fileNotFound)
        }
    }

    @Test func `a dictionary may name a sound by its absolute path`() throws {
        let wave = try folder.write("", to: "knock.wav")
        let event: [CHHapticPattern.Key: Any] = [
            .eventType: CHHapticEvent.EventType.audioCustom, .time: 0, .eventWaveformPath: wave.path,
            .eventWaveformUseVolumeEnvelope: false, .eventWaveformLoopEnabled: true,
        ]
        let model = try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: event]]]).model
        #expect(
            model.events.first?.sound
                == HapticEvent.Sound(.path(wave.path), usesVolumeEnvelope: false, loops: true))
    }

    @Test func `a dictionary's absolute path must exist`() {
        let event: [CHHapticPattern.Key: Any] = [
            .eventType: "AudioCustom", .time: 0, .eventWaveformPath: folder.url.appendingPathComponent("x.wav").path,
        ]
        let error = failure {
            _ = try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: event]]])
        }
        #expect(error?.code == .fileNotFound)
        #expect(error?.place == "Pattern[0].Event.EventWaveformPath")
    }
}
