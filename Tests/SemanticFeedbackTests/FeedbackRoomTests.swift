import CoreHaptics
import HapticPatterns
import HapticPlayback
import SemanticFeedback
import Testing

/// Feedback on engines that have little room for players.
struct FeedbackRoomTests {
    private let light = SensoryFeedback.impact(weight: .light, intensity: 0.7)

    /// A pattern of one's own that sounds for a second.
    private func long(_ number: Int) -> SensoryFeedback {
        .pattern(HapticPattern { Buzz(duration: 1, intensity: Float(number) / 10, sharpness: 0.5) })
    }

    @Test(arguments: 1...3)
    func `one feedback after the other plays, however little room there is`(players: Int) {
        let bench = Bench(capacities: PlaybackCapacities(players: players))
        bench.run {
            for _ in 0..<5 {
                for feedback in everyFeedback {
                    feedback.play()
                    #expect(!isSilent(bench.play(for: 0.4)), "\(feedback.text)")
                }
            }
            #expect(bench.outcomes == [.played: 135])
            #expect(FeedbackPlayer.shared.problem == nil)
        }
    }

    @Test func `the same feedback at once is begun anew where there is no room for another one`() {
        let bench = Bench(capacities: PlaybackCapacities(players: 2))
        bench.run {
            for _ in 0..<10 { light.play() }
            #expect(bench.outcomes == [.played: 10])
        }
    }

    @Test func `where all that sounds leaves no room, the next one plays as soon as there is some`() {
        let bench = Bench(capacities: PlaybackCapacities(players: 2))
        bench.run {
            for number in 1...3 { long(number).play() }
            _ = bench.play(for: 0.01)
            light.play()
            #expect(FeedbackPlayer.shared.problem == nil)
            #expect(!isSilent(bench.play(for: 0.1)))
        }
    }

    @Test func `an application's engine keeps its players`() throws {
        let bench = Bench()
        try bench.run {
            let engine = try CHHapticEngine()
            try engine.start()
            for step in 1...64 {
                for _ in 0..<5 { SensoryFeedback.impact(intensity: Double(step) / 64).play(on: engine) }
                _ = bench.play(for: 0.1)
            }
            let event = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
            let pattern = try CHHapticPattern(events: [event], parameters: [])
            let players = try (0..<(1_024 - 32)).map { _ in try engine.makePlayer(with: pattern) }
            #expect(players.count == 992)
            // Where it has taken all of them, feedback still plays.
            SensoryFeedback.warning.play(on: engine)
            SensoryFeedback.error.play(on: engine)
            #expect(bench.outcomes == [.played: 322])
        }
    }

    @Test func `a flood of different feedback does no harm to what comes after it`() {
        let bench = Bench()
        bench.run {
            for step in 1...2_000 { SensoryFeedback.impact(intensity: Double(step) / 2_000).play() }
            // No more than sound at once in an engine.
            #expect(bench.outcomes[.played, default: 0] >= 1_024)
            _ = bench.play(for: 0.2)
            light.play()
            #expect(FeedbackPlayer.shared.problem == nil)
            #expect(deviation(bench.play(for: 0.1), fromTapOf: 0.42, 0.4) < 2e-6)
        }
    }
}
