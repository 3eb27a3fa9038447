import HapticPatterns
import HapticPlayback
import TestSupport
import Testing

/// Threads of the system's that run at once.
struct EngineThreadTests {
    @Test func `8 threads may do anything at once, and no command is lost`() async throws {
        let output = NullOutput()
        let ends = Log<StopReason?>()
        let engine = try PlaybackEngine { current in current ?? output }
        try engine.start()
        let steps = isOptimized ? 200 : 40
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    var refused = 0
                    for step in 0..<steps {
                        let player = try engine.makePlayer(HapticPattern(events: [tap()]))
                        player.onEnd { ends.add($0) }
                        do throws(EngineError) { try player.start() } catch { refused += 1 }
                        player.set { $0.isMuted = step % 2 == 0 }
                        if step % 25 == 24 { engine.stop() }
                        if step % 25 == 24 { try engine.start() }
                        if step % 20 == 0 { engine.notifyWhenPlayersFinished { _ in .leaveRunning } }
                        _ = engine.currentTime
                    }
                    return refused
                }
            }
            var refused = 0
            for try await count in group { refused += count }
            engine.stop()
            engine.waitForHandlers()
            #expect(ends.entries.count == 8 * steps - refused)
        }
    }

    @Test func `handlers may start the engine and drop it`() throws {
        let clock = VirtualClock()
        let output = VirtualOutput(clock: clock)
        let box = Guarded<PlaybackEngine?>(nil)
        let starts = Log<Bool>()
        let engine = try PlaybackEngine(
            handlers: EngineHandlers(
                stopped: { reason in
                    let engine = box.withLock { $0 }
                    if reason == .interrupted { starts.add((try? engine?.start()) != nil) }
                    if reason == .suspended { box.withLock { $0 = nil } }
                }),
            choice: { current in current ?? output })
        box.withLock { $0 = engine }
        try engine.start()
        output.simulate(.interrupted)
        #expect(starts.entries == [true])
        #expect(engine.isRunning)
        output.simulate(.suspended)
        #expect(box.withLock { $0 == nil })
    }
}
