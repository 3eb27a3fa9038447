import CoreHaptics
import HapticPlayback
import HapticRendering
import SoundFiles
import TestSupport
import Testing

extension TemporaryFolder {
    /// A sound of a tenth of a second at 48 kHz, mono, of one value.
    func sound(_ name: String = "sound.wav", value: Float = 0.5, frames: Int = 4_800) throws -> URL {
        let file = url.appendingPathComponent(name)
        var writer = try WAVWriter(path: file.path, channels: 1, sampleRate: 48_000)
        try writer.write([Float](repeating: value, count: frames))
        try writer.finish()
        return file
    }
}

struct AudioResourceTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func play(_ events: [CHHapticEvent], on session: Session) throws -> [Float] {
        let player = try session.engine.makePlayer(with: CHHapticPattern(events: events, parameters: []))
        try player.start(atTime: 0)
        session.clock.advance(by: 0.5)
        return session.output.takeSamples().left
    }

    private func event(_ id: CHHapticAudioResourceID, _ duration: TimeInterval? = nil) -> CHHapticEvent {
        guard let duration else { return CHHapticEvent(audioResourceID: id, parameters: [], relativeTime: 0) }
        return CHHapticEvent(audioResourceID: id, parameters: [], relativeTime: 0, duration: duration)
    }

    @Test func `a registered sound is heard, at the sample of a tap`() throws {
        let session = try Session()
        let id = try session.engine.registerAudioResource(
            folder.sound(), options: [CHHapticAudioResourceKeyUseVolumeEnvelope: false])
        #expect(id != 0)
        let player = try session.engine.makePlayer(with: pattern(event(id), tap()))
        try player.start(atTime: 0)
        session.clock.advance(by: 0.5)
        let samples = session.output.takeSamples()
        #expect(samples.left.firstIndex { $0 != 0 } == 0)
        #expect(samples.haptic.prefix(3).contains { $0 != 0 })
        #expect(isSilent(samples.left[4_800...]))
        #expect(!isSilent(samples.left[4_700..<4_800]))
    }

    @Test func `options decide on envelope and repetition`() throws {
        let session = try Session()
        let sound = try folder.sound()
        let plain = try session.engine.registerAudioResource(
            sound, options: [CHHapticAudioResourceKeyUseVolumeEnvelope: false])
        let soft = try session.engine.registerAudioResource(sound)
        let looping = try session.engine.registerAudioResource(
            sound,
            options: [CHHapticAudioResourceKeyLoopEnabled as NSString: NSNumber(value: true), "unknown": "passed over"])
        let samples = try [event(plain), event(soft), event(looping, 0.4)].map { try play([$0], on: session) }
        #expect(abs(samples[1][0]) < abs(samples[0][0]))
        #expect(isSilent(samples[0][4_800...]))
        #expect(!isSilent(samples[2][4_800..<14_400]))
    }

    @Test func `an option that is no Bool is refused`() throws {
        let session = try Session()
        let error = failure {
            _ = try session.engine.registerAudioResource(
                folder.sound(), options: [CHHapticAudioResourceKeyLoopEnabled: "yes"])
        }
        #expect(error?.code == .invalidEngineParameter)
        #expect(error?.localizedDescription.contains("LoopEnabled") == true)
    }

    @Test func `numbers that mean nothing are refused, also by players of patterns that name one`() throws {
        let (session, other) = (try Session(), try Session())
        let sound = try folder.sound()
        let id = try session.engine.registerAudioResource(sound)
        let foreign = try other.engine.registerAudioResource(sound)
        let named = try pattern(tap(), event(id))
        let kept = try session.engine.makePlayer(with: named)
        try session.engine.unregisterAudioResource(id)
        for stale in [id, foreign, 0, -1, Int.max, Int.min] {
            #expect(failure { try session.engine.unregisterAudioResource(stale) }?.code == .invalidAudioResource)
            let error = failure { _ = try session.engine.makePlayer(with: pattern(tap(), event(stale))) }
            #expect(error?.code == .invalidAudioResource)
            #expect(error?.place == "events[1].audioResourceID")
        }
        try kept.start(atTime: 0)
        session.clock.advance(by: 0.5)
        #expect(!isSilent(session.output.takeSamples().left))
        #expect(failure { _ = try named.exportDictionary() }?.code == .operationNotPermitted)
    }

    @Test(.timeLimit(.minutes(1))) func `files that are no sounds are refused, each with its reason`() throws {
        let engine = try Session().engine
        let text = try folder.write("no sound", to: "text.wav")
        let empty = try folder.sound("empty.wav", frames: 0)
        let pipe = try folder.pipe("pipe.wav")
        let cases: [(URL, CHHapticError.Code)] = [
            (pipe, .invalidAudioResource),
            (folder.url.appendingPathComponent("missing.wav"), .fileNotFound), (folder.url, .invalidAudioResource),
            (text, .invalidAudioResource), (empty, .invalidAudioResource),
        ]
        for (url, code) in cases {
            let error = failure { _ = try engine.registerAudioResource(url) }
            #expect(error?.code == code, "\(url.lastPathComponent)")
            #expect(error?.userInfo[NSFilePathErrorKey] as? String == url.path)
            #expect(error?.place == "engine.registerAudioResource")
        }
        let web = try #require(URL(string: "https://example.org/a.wav"))
        #expect(failure { _ = try engine.registerAudioResource(web) }?.code == .fileNotFound)
    }

    @Test func `a thousand rounds give a thousand numbers and hold no memory`() throws {
        let engine = try Session(starts: false).engine
        let sound = try folder.sound(frames: 48_000)
        var numbers: Set<Int> = []
        func rounds(_ count: Int) throws {
            for _ in 0..<count {
                let id = try engine.registerAudioResource(sound)
                numbers.insert(id)
                try engine.unregisterAudioResource(id)
            }
        }
        let count = isOptimized ? 1_000 : 200
        try rounds(100)
        let before = Memory.resident
        try rounds(count)
        // All sounds kept would be 192 MB; other suites run meanwhile.
        #expect(Memory.resident - before < 96_000_000)
        #expect(numbers.count == 100 + count)
    }

    @Test func `a sound file of a pattern is heard, and read once`() throws {
        let session = try Session()
        let sound = try folder.sound()
        let pattern = try CHHapticPattern(dictionary: [
            .pattern: [
                [
                    CHHapticPattern.Key.event: [
                        CHHapticPattern.Key.eventType: "AudioCustom", .time: 0, .eventWaveformPath: sound.path,
                    ]
                ]
            ]
        ])
        _ = try session.engine.makePlayer(with: pattern)
        try FileManager.default.removeItem(at: sound)
        try session.engine.makePlayer(with: pattern).start(atTime: 0)
        session.clock.advance(by: 0.2)
        #expect(!isSilent(session.output.takeSamples().left))
    }

    @Test func `a sound file that went missing is named by the player`() throws {
        let session = try Session()
        let sound = try folder.sound()
        let pattern = try CHHapticPattern(dictionary: [
            "Pattern": [["Event": ["EventType": "AudioCustom", "Time": 0, "EventWaveformPath": sound.path]]]
        ])
        try FileManager.default.removeItem(at: sound)
        let error = failure { _ = try session.engine.makePlayer(with: pattern) }
        #expect(error?.code == .fileNotFound)
        #expect(error?.place == "events[0].EventWaveformPath")
    }
}
