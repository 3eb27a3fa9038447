import CoreHaptics
import Dispatch
import HapticsTesting
import SemanticFeedback
import Testing

@Suite(.serialized)
struct ProcessRecorderTests {
    @Test func `code on a dispatch queue plays on the recorder of the process`() throws {
        let recorder = HapticRecorder()
        HapticRecorder.ofProcess = recorder
        defer { HapticRecorder.ofProcess = nil }
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { SensoryFeedback.success.play() }
        group.wait()
        recorder.advance(by: 0.2)
        #expect(recorder.events.count == 2)
    }

    @Test func `a recorder of a task comes before it`() throws {
        let (recorder, inner) = (HapticRecorder(), HapticRecorder())
        HapticRecorder.ofProcess = recorder
        defer { HapticRecorder.ofProcess = nil }
        inner.recording { SensoryFeedback.success.play() }
        #expect(recorder.feedback.isEmpty)
        #expect(inner.feedback.count == 1)
    }

    @Test func `a singleton's engine follows from one recorder of the process to the next`() throws {
        let first = HapticRecorder()
        HapticRecorder.ofProcess = first
        defer { HapticRecorder.ofProcess = nil }
        let engine = try CHHapticEngine()
        try engine.start()
        let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
        let player = try engine.makePlayer(with: CHHapticPattern(events: [tap], parameters: []))
        let second = HapticRecorder()
        HapticRecorder.ofProcess = second
        try player.start(atTime: CHHapticTimeImmediate)
        second.advance(by: 0.1)
        #expect(first.events.isEmpty)
        #expect(second.events.count == 1)
        #expect(second.samples.contains { $0 != 0 })
    }
}
