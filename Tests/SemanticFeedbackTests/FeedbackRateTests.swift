import SemanticFeedback
import Testing

struct FeedbackRateTests {
    private let bench = Bench()

    @Test func `ten thousand changes a second are all played, for as long as they come`() {
        bench.run {
            var trigger = FeedbackTrigger<Int>(.impact(weight: .light))
            trigger.play(0)
            var loudest: Float = 0
            // Two and a half seconds: twice as many as an engine takes at once. A millisecond has ten.
            for millisecond in 0..<2_500 {
                for change in 1...10 { trigger.play(millisecond * 10 + change) }
                loudest = max(loudest, bench.play(for: 0.001).max() ?? 0)
            }
            #expect(bench.outcomes == [.played: 25_000])
            #expect(FeedbackPlayer.shared.problem == nil)
            // What was cut off is not played later: a tap of sharpness 0.4 is over after 58 ms.
            _ = bench.play(for: 0.06)
            #expect(isSilent(bench.play(for: 1)))
            #expect(loudest > 0.3)
        }
    }

    @Test func `values that do not change cost the output nothing`() {
        bench.run {
            var trigger = FeedbackTrigger<Int>(.impact(weight: .light))
            for _ in 0..<1_000_000 { trigger.play(1) }
            #expect(bench.outcomes.isEmpty)
            #expect(isSilent(bench.play(for: 0.1)))
        }
    }
}
