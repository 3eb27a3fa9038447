import CoreHaptics
import HapticPatterns
import HapticsTesting
import SemanticFeedback
import Testing

struct ExpectationTests {
    private let recorder = HapticRecorder()
    private let knocks = HapticPattern {
        Tap(intensity: 1, sharpness: 0.5)
        Rest(0.2)
        Tap(intensity: 0.5, sharpness: 0.5)
    }

    /// What an expectation says that is not met.
    private func message(_ expectation: () throws -> Void) -> String? {
        do {
            try expectation()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `what was felt matches its pattern, whenever it began`() throws {
        try recorder.recording {
            recorder.advance(by: 0.7)
            SensoryFeedback.pattern(knocks).play()
            recorder.advance(by: 1)
            try recorder.expectHaptics(matching: knocks, within: 0.001)
            try recorder.expectFeedback([.pattern(knocks)])
        }
    }

    @Test func `a failure shows both, one above the other`() throws {
        recorder.recording {
            SensoryFeedback.pattern(knocks).play()
            recorder.advance(by: 1)
            let expected = HapticPattern {
                Tap(intensity: 1, sharpness: 0.5)
                Rest(0.1)
                Tap(intensity: 0.5, sharpness: 0.5)
            }
            let dots = String(repeating: "·", count: 28)
            #expect(
                message { try recorder.expectHaptics(matching: expected) } == """
                    event 1: expected at 0.1 s, recorded at 0.2 s
                    expected |█\(dots)▅\(dots)··|
                    recorded |█\(dots)\(dots)··▅|
                    from 0 to 0.2 s after the first event
                    """)
        }
    }

    @Test func `a missing event, another kind and another value are told`() throws {
        recorder.recording {
            SensoryFeedback.pattern(knocks).play()
            recorder.advance(by: 1)
            let one = HapticPattern { Tap(intensity: 1, sharpness: 0.5) }
            let buzz = HapticPattern { Buzz(duration: 0.1, intensity: 1, sharpness: 0.5) }
            let dull = HapticPattern { Tap(intensity: 1, sharpness: 0.25) }
            let lines = [one, buzz, dull].map { pattern in
                message { try recorder.expectHaptics(matching: pattern) }?.split(separator: "\n").first.map(String.init)
            }
            #expect(
                lines == [
                    "1 event was expected, and 2 recorded",
                    "event 0: hapticContinuous was expected, and hapticTransient recorded",
                    "event 0: sharpness 0.25 was expected, and 0.5 recorded",
                ])
        }
    }

    @Test func `nothing felt is nothing felt`() throws {
        try recorder.recording {
            FeedbackTheme.off.perform { SensoryFeedback.success.play() }
            recorder.advance(by: 1)
            try recorder.expectNoHaptics()
            try recorder.expectFeedback([])
            SensoryFeedback.selection.play()
            #expect(
                message { try recorder.expectNoHaptics() }?.hasPrefix(
                    "nothing was to be felt, but 1 event was, the first at 1.0 s") == true)
        }
    }

    @Test func `other feedback than expected is told with its times`() throws {
        recorder.recording {
            SensoryFeedback.success.play()
            recorder.advance(by: 0.5)
            SensoryFeedback.impact(weight: .light, intensity: 0.7).play()
            #expect(
                message { try recorder.expectFeedback([.success]) } == """
                    other feedback was played
                    expected: .success
                    recorded: .success at 0.0 s, .impact(weight: .light, intensity: 0.7) at 0.5 s
                    """)
        }
    }

    @Test func `patterns are told from each other by number and plot`() {
        recorder.recording {
            let one = HapticPattern { Tap(intensity: 1, sharpness: 0.5) }
            let other = HapticPattern { Buzz(duration: 0.1, intensity: 0.2, sharpness: 0.1) }
            SensoryFeedback.pattern(one).play()
            let bars = String(repeating: "▂", count: 60)
            #expect(
                message { try recorder.expectFeedback([.pattern(other), .success]) } == """
                    other feedback was played
                    expected: .pattern(1), .success
                    recorded: .pattern(2) at 0.0 s
                    pattern 1 |\(bars)| 0.1 s
                    pattern 2 |█\(String(repeating: "·", count: 59))| 0.1 s
                    """)
        }
    }

    @Test func `a snapshot is a file that plays the same`() throws {
        try recorder.recording {
            SensoryFeedback.success.play()
            recorder.advance(by: 0.5)
            SensoryFeedback.selection.play()
            recorder.advance(by: 0.5)
            let snapshot = recorder.snapshot
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ahap")
            try Data(snapshot.utf8).write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            try recorder.expectHaptics(matching: CHHapticPattern(contentsOf: url), within: 1e-6)
        }
    }
}
