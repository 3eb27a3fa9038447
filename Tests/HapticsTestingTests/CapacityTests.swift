import CoreHaptics
import HapticPlayback
import HapticsTesting
import SemanticFeedback
import Testing

struct CapacityTests {
    @Test func `of more players than there is room for, the last cannot be made`() throws {
        let stage = try Stage(HapticRecorder(capacities: PlaybackCapacities(players: 2)))
        let players = [try stage.player(tap()), try stage.player(tap())]
        let error = #expect(throws: CHHapticError.self) { try stage.player(tap()) }
        #expect(error?.code == .resourceNotAvailable)
        #expect(players.count == 2)
    }

    @Test func `of more parameters than there is room for, none is sent`() throws {
        let stage = try Stage(HapticRecorder(capacities: PlaybackCapacities(commands: 4)))
        let player = try stage.playing(tap(0.1, 0.5))
        let parameter = CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 0, relativeTime: 0)
        let error = #expect(throws: CHHapticError.self) {
            try player.sendParameters([CHHapticDynamicParameter](repeating: parameter, count: 5), atTime: 0)
        }
        #expect(error?.code == .resourceNotAvailable)
        stage.advance(0.2)
        #expect(stage.recorder.events.map { $0.intensity } == [0.5])
    }

    @Test func `feedback for which there is no room fails`() {
        let recorder = HapticRecorder(capacities: PlaybackCapacities(players: 1))
        recorder.recording {
            SensoryFeedback.success.play()
            SensoryFeedback.warning.play()
        }
        #expect(recorder.feedback.map { $0.outcome } == [.played, .failed])
    }

    @Test func `other recorders keep their room`() throws {
        let low = try Stage(HapticRecorder(capacities: PlaybackCapacities(players: 1)))
        let stage = try Stage()
        let players = try (0..<3).map { _ in try stage.player(tap()) }
        #expect(players.count == 3)
        #expect(low.recorder.capacities?.players == 1)
        #expect(stage.recorder.capacities == nil)
    }

    @Test func `what is said later counts for engines that are made later`() throws {
        let recorder = HapticRecorder()
        let before = try Stage(recorder)
        recorder.capacities = PlaybackCapacities(players: 1)
        let after = try Stage(recorder)
        let players = [try before.player(tap()), try before.player(tap()), try after.player(tap())]
        #expect(throws: CHHapticError.self) { try after.player(tap()) }
        #expect(players.count == 3)
    }
}
