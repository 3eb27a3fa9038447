import CoreHaptics
import HapticsTesting
import SemanticFeedback
import Testing

/// What handlers play is played where their engine plays, though they run on a queue.
struct HandlerFeedbackTests {
    private let stage: Stage
    private var played: [SensoryFeedback] { stage.recorder.feedback.map { $0.feedback } }

    init() throws { stage = try Stage() }

    @Test func `when an engine has stopped`() {
        stage.engine.stop { _ in SensoryFeedback.warning.play() }
        stage.advance(0.1)
        #expect(played == [.warning])
    }

    @Test func `when an engine has started`() {
        stage.engine.start { _ in SensoryFeedback.start.play() }
        stage.advance(0.1)
        #expect(played == [.start])
    }

    @Test func `when players have finished`() {
        stage.engine.notifyWhenPlayersFinished { _ in
            SensoryFeedback.success.play()
            return .leaveEngineRunning
        }
        stage.advance(0.1)
        #expect(played == [.success])
    }

    @Test func `when a player is over`() throws {
        let player = try stage.player(tap())
        player.completionHandler = { _ in SensoryFeedback.success.play() }
        try player.start(atTime: CHHapticTimeImmediate)
        stage.advance(1)
        #expect(played == [.success])
        #expect(stage.recorder.events.contains { $0.feedback == .success })
    }

    @Test func `when an engine is stopped`() {
        stage.engine.stoppedHandler = { _ in SensoryFeedback.error.play() }
        stage.recorder.simulate(.controllerLoss)
        #expect(played == [.error])
    }

    @Test func `when an engine was reset`() {
        stage.engine.resetHandler = { SensoryFeedback.selection.play() }
        stage.recorder.simulate(.serviceReset)
        #expect(played == [.selection])
    }

    @Test func `where the engine has moved to`() throws {
        let player = try stage.player(tap())
        player.completionHandler = { _ in SensoryFeedback.success.play() }
        let later = HapticRecorder()
        try later.recording { try player.start(atTime: CHHapticTimeImmediate) }
        later.advance(by: 1)
        #expect(played.isEmpty)
        #expect(later.feedback.map { $0.feedback } == [.success])
    }
}
