import HapticsTesting
import SemanticFeedback
import Testing

struct GuidelineTests {
    private let recorder = HapticRecorder()

    private var rules: [GuidelineFinding.Rule] { recorder.guidelineFindings().map { $0.rule } }

    @Test func `a session by the guidelines has no findings`() throws {
        try recorder.recording {
            for _ in 0..<3 {
                recorder.note(.change, named: "next item")
                SensoryFeedback.selection.play()
                recorder.advance(by: 0.5)
            }
            recorder.note(.success, named: "paid")
            SensoryFeedback.success.play()
            try recorder.expectGuidelines()
        }
    }

    @Test func `too many in a minute`() {
        recorder.recording {
            for _ in 0..<61 {
                SensoryFeedback.selection.play()
                recorder.advance(by: 0.9)
            }
            #expect(rules == [.tooMany])
            #expect(recorder.guidelineFindings(perMinute: 59).count == 2)
        }
    }

    @Test func `two at one moment`() {
        recorder.recording {
            SensoryFeedback.selection.play()
            SensoryFeedback.impact.play()
            #expect(rules == [.twoAtOnce])
        }
    }

    @Test func `what is noted after feedback is not its cause`() {
        recorder.recording {
            recorder.note(.failure, named: "card refused")
            SensoryFeedback.error.play()
            recorder.note(.success, named: "order kept")
            recorder.advance(by: 1)
            #expect(rules.isEmpty)
        }
    }

    @Test func `two for one thing, some time apart`() {
        recorder.recording {
            for _ in 0..<2 {
                recorder.note(.success, named: "paid")
                SensoryFeedback.impact(weight: .heavy).play()
                recorder.advance(by: 0.05)
            }
            #expect(rules.isEmpty)
            SensoryFeedback.impact(weight: .heavy).play()
            #expect(rules == [.twoAtOnce])
        }
    }

    @Test func `findings of a long session take no long time`() {
        recorder.recording {
            for round in 0..<20_000 {
                SensoryFeedback.selection.play()
                if round % 500 == 0 { recorder.advance(by: 0.1) }
            }
            let time = ContinuousClock().measure {
                #expect(recorder.guidelineFindings(perMinute: 100_000).count > 19_000)
            }
            #expect(time < .seconds(1))
        }
    }

    @Test func `an error for a success`() {
        recorder.recording {
            recorder.note(.success)
            SensoryFeedback.error.play()
            #expect(rules == [.errorForSuccess])
        }
    }

    @Test func `a selection for a confirmation, told in a line`() {
        recorder.recording {
            recorder.advance(by: 0.5)
            recorder.note(.confirmation)
            SensoryFeedback.selection.play()
            let lines = recorder.guidelineFindings().map { $0.description }
            #expect(lines == ["0.5 s: .selection is played where something is confirmed"])
            #expect(throws: HapticExpectationFailure.self) { try recorder.expectGuidelines() }
        }
    }

    @Test func `feedback without a cause, where causes are noted`() {
        recorder.recording {
            recorder.note(.change)
            recorder.advance(by: 1)
            SensoryFeedback.success.play()
            #expect(rules == [.withoutCause])
        }
    }

    @Test func `one thing that feels now so, now otherwise`() {
        recorder.recording {
            for feedback in [SensoryFeedback.impact(), .impact(intensity: 0.5), .success] {
                recorder.note(.change, named: "card dropped")
                feedback.play()
                recorder.advance(by: 0.5)
            }
            #expect(rules == [.inconsistent])
        }
    }
}
