import CoreHaptics
import HapticPlayback
import HapticsTesting
import SemanticFeedback
import Testing

/// What a recorder keeps is what was played, not what ran.
@Suite(.serialized) struct MemoryTests {
    /// Kilobytes of the process.
    private var used: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
        return line?.split(whereSeparator: { !$0.isNumber }).last.flatMap { Int($0) } ?? 0
    }

    @Test func `engines that are gone leave nothing but a line each`() throws {
        let recorder = HapticRecorder()
        try recorder.recording {
            var before = 0
            for round in 0..<600 {
                // What an allocator keeps anyway is there after the first ones.
                if round == 100 { before = used }
                let engine = try CHHapticEngine()
                try engine.start()
                engine.stop(completionHandler: nil)
                recorder.advance(by: 0)
            }
            #expect(recorder.engineChanges.count == 1_200)
            #expect(used - before < 50_000)
        }
    }

    @Test func `starts that fail leave nothing`() {
        let recorder = HapticRecorder()
        recorder.recording {
            recorder.failsToStart = true
            for _ in 0..<100 { SensoryFeedback.success.play() }
            let before = used
            for _ in 0..<500 { SensoryFeedback.success.play() }
            #expect(used - before < 50_000)
        }
    }

    @Test func `silence takes no room`() {
        let recorder = HapticRecorder()
        recorder.recording {
            SensoryFeedback.success.play()
            recorder.advance(by: 5)
            let before = used
            recorder.advance(by: 110)
            #expect(used - before < 10_000)
            #expect(recorder.samples.count == 115 * 48_000)
            #expect(recorder.samples.prefix(48_000).contains { $0 != 0 })
            recorder.clear()
            #expect(recorder.samples.count == 115 * 48_000)
            #expect(!recorder.samples.contains { $0 != 0 })
        }
    }

    @Test func `a recorder that is let go lets go of its feedback`() {
        weak var player: FeedbackPlayer?
        weak var released: HapticRecorder?
        do {
            let recorder = HapticRecorder()
            recorder.recording {
                SensoryFeedback.success.play()
                recorder.advance(by: 0.1)
                player = FeedbackPlayer.shared
            }
            released = recorder
        }
        #expect(released == nil)
        #expect(player == nil)
    }
}
