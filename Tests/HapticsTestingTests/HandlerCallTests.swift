import CoreHaptics
import HapticsTesting
import Testing

struct HandlerCallTests {
    private let stage: Stage
    private var calls: [HandlerCall.Handler] { stage.recorder.handlerCalls.map { $0.handler } }

    init() throws { stage = try Stage() }

    @Test func `a completion handler is called when its player is over`() throws {
        let player = try stage.player(buzz(for: 0.25))
        player.completionHandler = { _ in }
        try player.start(atTime: CHHapticTimeImmediate)
        stage.advance(0.2)
        #expect(calls.isEmpty)
        stage.advance(0.2)
        #expect(calls == [.playerFinished(nil)])
        let time = stage.recorder.handlerCalls.first?.time ?? 0
        #expect(time >= 0.25 && time < 0.27)
    }

    @Test func `handlers that nobody has set are not called`() throws {
        _ = try stage.playing(tap())
        stage.advance(0.1)
        stage.recorder.simulate(.interruption)
        stage.recorder.simulate(.serviceReset)
        #expect(calls.isEmpty)
    }

    @Test func `a stopped handler is called with the reason`() throws {
        stage.engine.stoppedHandler = { _ in }
        stage.advance(0.5)
        stage.recorder.simulate(.interruption)
        #expect(calls == [.stopped(.audioSessionInterrupt)])
        #expect(stage.recorder.handlerCalls.map { $0.time } == [0.5])
    }

    @Test func `a reset handler is called after the stopped handler`() throws {
        stage.engine.stoppedHandler = { _ in }
        stage.engine.resetHandler = {}
        stage.recorder.simulate(.serviceReset)
        #expect(calls == [.stopped(.systemError), .reset])
    }

    @Test func `who wants to know that players have finished is told once`() throws {
        let player = try stage.player(tap())
        player.completionHandler = { _ in }
        try player.start(atTime: CHHapticTimeImmediate)
        stage.engine.stoppedHandler = { _ in }
        stage.engine.notifyWhenPlayersFinished { _ in .stopEngine }
        stage.advance(1)
        #expect(calls == [.playerFinished(nil), .playersFinished(nil), .stopped(.notifyWhenFinished)])
    }

    @Test func `players that an interruption ends are told why`() throws {
        let player = try stage.player(buzz(for: 1))
        player.completionHandler = { _ in }
        try player.start(atTime: CHHapticTimeImmediate)
        stage.engine.notifyWhenPlayersFinished { _ in .leaveEngineRunning }
        stage.advance(0.1)
        stage.recorder.simulate(.background)
        #expect(calls == [.playerFinished(.applicationSuspended), .playersFinished(.applicationSuspended)])
    }

    @Test func `a call can be seen by the handler itself`() throws {
        let recorder = stage.recorder
        // The clock is moved on by this thread, and has run all handlers when it returns.
        nonisolated(unsafe) var seen = 0
        stage.engine.stoppedHandler = { _ in unsafe seen = recorder.handlerCalls.count }
        recorder.simulate(.background)
        #expect(unsafe seen == 1)
    }

    @Test func `calls can be forgotten`() throws {
        stage.engine.stoppedHandler = { _ in }
        stage.recorder.simulate(.background)
        stage.recorder.clear()
        #expect(calls.isEmpty)
    }
}
