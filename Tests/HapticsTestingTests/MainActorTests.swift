import CoreHaptics
import Dispatch
import HapticsTesting
import Testing

/// A view model, as it would be.
@MainActor private final class Model {
    var isDone = false
    var ends = 0
}

struct MainActorTests {
    private let stage: Stage

    init() throws { stage = try Stage() }

    @MainActor @Test func `what a handler hands on to the main queue is waited for`() async throws {
        let model = Model()
        let player = try stage.player(tap())
        player.completionHandler = { _ in DispatchQueue.main.async { model.isDone = true } }
        try player.start(atTime: CHHapticTimeImmediate)
        #expect(await stage.recorder.advanceWithMainActor(within: 1) { model.isDone })
        #expect(stage.recorder.now < 0.2)
        #expect(await !stage.recorder.advanceWithMainActor(within: 0.01) { false })
    }

    @MainActor @Test func `also what it hands on to the main actor, as often as it happens`() async throws {
        let model = Model()
        let player = try stage.player(tap())
        player.completionHandler = { _ in Task { @MainActor in model.ends += 1 } }
        for round in 1...20 {
            try player.start(atTime: CHHapticTimeImmediate)
            await stage.recorder.advanceWithMainActor(by: 0.1)
            #expect(model.ends == round)
        }
        #expect(abs(stage.recorder.now - 2) < 1e-9)
    }
}
