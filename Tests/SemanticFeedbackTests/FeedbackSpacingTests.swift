import CoreHaptics
import HapticPlayback
import SemanticFeedback
import Testing

/// The clock by which triggers space feedback.
struct FeedbackSpacingTests {
    private let bench = Bench()

    @Test func `time passes for triggers that play nothing`() {
        bench.run {
            var trigger = FeedbackTrigger<Int>(.selection).spaced(by: 0.5)
            #expect([0, 1, 2].map { trigger.update($0) } == [nil, .selection, nil])
            bench.clock.advance(by: 10)
            #expect(trigger.update(3) == .selection)
            bench.clock.advance(by: 0.4)
            #expect(trigger.update(4) == nil)
        }
    }

    @Test func `an engine that comes, or goes, changes no time`() throws {
        try bench.run {
            bench.clock.advance(by: 3)
            let before = FeedbackPlayer.shared.time
            SensoryFeedback.success.play()
            #expect(FeedbackPlayer.shared.time == before)
            bench.clock.advance(by: 1)
            bench.simulate(.disconnected)
            SensoryFeedback.success.play()
            #expect(abs(FeedbackPlayer.shared.time - before - 1) < 1e-9)
            let engine = try CHHapticEngine()
            #expect(FeedbackPlayer.on(engine).time == FeedbackPlayer.shared.time)
        }
    }

    @Test func `an interval counts over the start of the engine`() {
        bench.run {
            var trigger = FeedbackTrigger<Int>(.selection).spaced(by: 5)
            #expect([0, 1].map { trigger.update($0) } == [nil, .selection])
            FeedbackPlayer.shared.prepare()
            bench.clock.advance(by: 0.3)
            #expect(trigger.update(2) == nil)
        }
    }

    @Test func `outside of tests it is the system's monotonic clock`() async {
        await #expect(processExitsWith: .success) {
            HapticOutputs.preferred = { () throws(OutputError) in NullOutput() }
            var trigger = FeedbackTrigger<Int>(.selection).spaced(by: 5)
            let before = MonotonicClock.now
            #expect([0, 1].map { trigger.update($0) } == [nil, .selection])
            SensoryFeedback.success.play()
            #expect(trigger.update(2) == nil)
            let time = FeedbackPlayer.shared.time
            #expect((before...MonotonicClock.now).contains(time))
        }
    }
}
