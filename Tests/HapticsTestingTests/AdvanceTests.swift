import CoreHaptics
import HapticPlayback
import HapticsTesting
import SemanticFeedback
import Testing

/// Time that was advanced has no handlers left that are due. Many rounds, since what is at stake is which thread comes first.
struct AdvanceTests {
    private let stage: Stage
    private let counter = Counter()

    init() throws { stage = try Stage() }

    @Test func `a handler's player plays on`() throws {
        let second = try stage.player(buzz(for: 0.1))
        let first = try stage.player(buzz(for: 0.1))
        first.completionHandler = { _ in try? second.start(atTime: CHHapticTimeImmediate) }
        second.completionHandler = { [counter] _ in counter.add() }
        try first.start(atTime: CHHapticTimeImmediate)
        stage.advance(0.5)
        #expect(counter.count == 1)
        #expect(stage.recorder.events.count == 2)
    }

    @Test func `two players that are over in one step have both told so`() throws {
        for round in 1...100 {
            let players = [try stage.player(tap()), try stage.player(tap())]
            for player in players {
                player.completionHandler = { [counter] _ in counter.add() }
                try player.start(atTime: CHHapticTimeImmediate)
            }
            #expect(stage.recorder.advance(within: 1) { counter.count >= 2 * round - 1 })
            #expect(counter.count == 2 * round)
        }
    }

    @Test func `an engine that a handler stops has told so`() throws {
        for round in 1...100 {
            let engine = stage.engine
            try engine.start()
            let player = try stage.player(tap())
            player.completionHandler = { [counter] _ in
                engine.stop { _ in counter.add() }
                counter.begin()
            }
            try player.start(atTime: CHHapticTimeImmediate)
            #expect(stage.recorder.advance(within: 1) { counter.begun == round })
            #expect(counter.count == round)
        }
    }

    @Test func `so has another engine that it stops`() throws {
        let other = try stage.recorder.recording { try CHHapticEngine() }
        for round in 1...100 {
            try other.start()
            let player = try stage.player(tap())
            player.completionHandler = { [counter] _ in
                other.stop { _ in counter.add() }
                counter.begin()
            }
            try player.start(atTime: CHHapticTimeImmediate)
            #expect(stage.recorder.advance(within: 1) { counter.begun == round })
            #expect(counter.count == round)
        }
    }

    @Test func `an engine that a handler lets go has told so`() throws {
        for round in 1...50 {
            let box = Box(try stage.recorder.recording { try CHHapticEngine() })
            try box.engine?.start()
            box.engine?.stoppedHandler = { [counter] _ in counter.add() }
            let player = try stage.player(tap())
            player.completionHandler = { [counter] _ in
                box.engine = nil
                counter.begin()
            }
            try player.start(atTime: CHHapticTimeImmediate)
            #expect(stage.recorder.advance(within: 1) { counter.begun == round })
            #expect(counter.count == round)
        }
    }

    @Test func `what was due before any time passes is done also where none does`() throws {
        for round in 1...100 {
            stage.engine.stop { [counter] _ in counter.add() }
            stage.advance(0)
            #expect(counter.count == round)
        }
    }

    @Test func `a condition is looked at when what was due is done`() throws {
        stage.engine.stop { [counter] _ in counter.add() }
        let now = stage.recorder.now
        #expect(stage.recorder.advance { counter.count == 1 })
        #expect(stage.recorder.now == now)
    }

    @Test func `a handler may advance time itself`() throws {
        let recorder = stage.recorder
        let player = try stage.player(tap())
        player.completionHandler = { _ in recorder.advance(by: 0.5) }
        try player.start(atTime: CHHapticTimeImmediate)
        stage.advance(0.5)
        #expect(abs(recorder.now - 1) < 1e-9)
    }

    @Test func `a handler that waits has its answer at once`() throws {
        let recorder = stage.recorder
        let player = try stage.player(tap())
        player.completionHandler = { [counter] _ in
            if !recorder.advance(within: 0.5, until: { false }) { counter.add() }
            if recorder.advance(within: 0.5, until: { true }) { counter.add() }
        }
        try player.start(atTime: CHHapticTimeImmediate)
        stage.advance(1)
        #expect(counter.count == 2)
        #expect(abs(recorder.now - 1) < 1e-9)
    }

    @Test func `threads that advance at the same time each see their time pass`() async throws {
        let recorder = stage.recorder
        let counter = counter
        await withTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    let start = recorder.now
                    recorder.advance(by: 0.25)
                    if recorder.now >= start + 0.25 - 1e-9 { counter.add() }
                }
            }
        }
        #expect(counter.count == 4)
        #expect(abs(recorder.now - 1) < 1e-9)
    }

    @Test func `an incident has been told of when it has happened`() throws {
        let engine = stage.engine
        engine.stoppedHandler = { [counter] _ in engine.stop { _ in counter.add() } }
        for round in 1...100 {
            try engine.start()
            stage.recorder.simulate(.interruption)
            #expect(counter.count == round)
            stage.recorder.simulate(.interruptionEnd)
        }
    }
}

/// Counts on any thread.
private final class Counter: Sendable {
    private let counts = Guarded((begun: 0, ended: 0))

    var begun: Int { counts.withLock { $0.begun } }
    var count: Int { counts.withLock { $0.ended } }

    func begin() { counts.withLock { $0.begun += 1 } }
    func add() { counts.withLock { $0.ended += 1 } }
}

/// Holds an engine until it is told not to.
private final class Box: @unchecked Sendable {
    // One thread at a time uses it: the test's, or a handler's while that one waits.
    var engine: CHHapticEngine?

    init(_ engine: CHHapticEngine) { self.engine = engine }
}
