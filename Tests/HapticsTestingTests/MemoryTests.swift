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

    /// By how many kilobytes the process grows at least, of three times: others test at the same time.
    private func growth(_ body: () throws -> Void) rethrows -> Int {
        var least = Int.max
        for _ in 0..<3 {
            let before = used
            try body()
            least = min(least, used - before)
        }
        return least
    }

    @Test func `engines that are gone leave nothing but a line each`() throws {
        let recorder = HapticRecorder()
        try recorder.recording {
            let growth = try growth {
                for _ in 0..<200 {
                    let engine = try CHHapticEngine()
                    try engine.start()
                    engine.stop(completionHandler: nil)
                    recorder.advance(by: 0)
                }
            }
            #expect(growth < 20_000)
            #expect(recorder.engineChanges.count == 1_200)
        }
    }

    @Test func `starts that fail leave nothing`() {
        let recorder = HapticRecorder()
        recorder.recording {
            recorder.failsToStart = true
            #expect(growth { for _ in 0..<200 { SensoryFeedback.success.play() } } < 20_000)
        }
    }

    @Test func `silence takes no room`() {
        let recorder = HapticRecorder()
        recorder.recording {
            SensoryFeedback.success.play()
            recorder.advance(by: 5)
            #expect(growth { recorder.advance(by: 35) } < 5_000)
            #expect(recorder.samples.count == 110 * 48_000)
            #expect(recorder.samples.prefix(48_000).contains { $0 != 0 })
            recorder.clear()
            #expect(recorder.samples.count == 110 * 48_000)
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
