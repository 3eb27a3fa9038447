import CoreHaptics
import Dispatch
import HapticsTesting
import SemanticFeedback
import Testing

/// In processes of their own, since other suites make engines meanwhile.
struct ProcessRecorderTests {
    @Test func `code on a dispatch queue plays on the recorder of the process`() async {
        await #expect(processExitsWith: .success) {
            let recorder = HapticRecorder()
            HapticRecorder.ofProcess = recorder
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) { SensoryFeedback.success.play() }
            group.wait()
            recorder.advance(by: 0.2)
            #expect(recorder.events.count == 2)
        }
    }

    @Test func `a recorder of a task comes before it`() async {
        await #expect(processExitsWith: .success) {
            let (recorder, inner) = (HapticRecorder(), HapticRecorder())
            HapticRecorder.ofProcess = recorder
            inner.recording { SensoryFeedback.success.play() }
            #expect(recorder.feedback.isEmpty)
            #expect(inner.feedback.count == 1)
        }
    }

    @Test func `a singleton's engine follows from one recorder of the process to the next`() async {
        await #expect(processExitsWith: .success) {
            let (first, second) = (HapticRecorder(), HapticRecorder())
            HapticRecorder.ofProcess = first
            let engine = try CHHapticEngine()
            try engine.start()
            let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
            let player = try engine.makePlayer(with: CHHapticPattern(events: [tap], parameters: []))
            HapticRecorder.ofProcess = second
            try player.start(atTime: CHHapticTimeImmediate)
            second.advance(by: 0.1)
            #expect(first.events.isEmpty)
            #expect(second.events.count == 1)
            #expect(second.samples.contains { $0 != 0 })
        }
    }
}
