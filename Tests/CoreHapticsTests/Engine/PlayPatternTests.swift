import CoreHaptics
import HapticPlayback
import Testing

struct PlayPatternTests {
    private let text = #"{"Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient"}}]}"#

    private var expected: CHHapticPattern {
        get throws {
            try CHHapticPattern(
                events: [CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)], parameters: [])
        }
    }

    @Test func `a file plays once, starts the engine and leaves it running`() throws {
        let (folder, session) = (try TemporaryFolder(), try Session(starts: false))
        try session.engine.playPattern(from: folder.write(text, to: "tap.ahap"))
        #expect(session.engine.core.isRunning)
        session.clock.advance(by: 0.5)
        #expect(try session.felt() == rendered(expected, to: 24_000))
        #expect(session.engine.core.isRunning)
    }

    @Test func `data plays as a file does`() throws {
        let session = try Session()
        try session.engine.playPattern(from: Data(text.utf8))
        session.clock.advance(by: 0.5)
        #expect(try session.felt() == rendered(expected, to: 24_000))
    }

    @Test func `faults are named with their place`() throws {
        let (folder, session) = (try TemporaryFolder(), try Session())
        let missing = failure { try session.engine.playPattern(from: folder.url.appendingPathComponent("a.ahap")) }
        #expect(missing?.code == .fileNotFound)
        let broken = failure { try session.engine.playPattern(from: Data("{".utf8)) }
        #expect(broken?.code == .invalidPatternData)
        #expect(broken?.localizedDescription.hasPrefix("line 1, column 2: ") == true)
        let unknown = failure {
            try session.engine.playPattern(from: Data(text.replacing("Transient", with: "Transit").utf8))
        }
        #expect(unknown?.code == .invalidEventType)
        #expect(unknown?.place == "Pattern[0].Event.EventType")
        #expect(unknown?.userInfo[NSFilePathErrorKey] == nil)
    }

    @Test func `data names sounds of the bundle alone`() throws {
        let (folder, session) = (try TemporaryFolder(), try Session())
        let sound = try folder.sound()
        let event = #"{"Event": {"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "\#(sound.path)"}}"#
        let error = failure { try session.engine.playPattern(from: Data(#"{"Pattern": [\#(event)]}"#.utf8)) }
        #expect(error?.code == .fileNotFound)
        #expect(error?.place == "Pattern[0].Event.EventWaveformPath")
    }
}
