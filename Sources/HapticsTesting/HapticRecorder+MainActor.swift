import HapticPlayback

// For handlers that go on to the main actor, where models and views live.
extension HapticRecorder {
    /// Lets time pass as ``advance(by:)`` does, and what handlers hand on to the main queue or the main actor run after each
    /// millisecond: it has run when this returns, but for what it hands on to somewhere else in turn.
    ///
    /// - Parameter seconds: How long; what is not above 0 and finite stands for no time, in which only that runs which is due.
    nonisolated(nonsending) public func advanceWithMainActor(by seconds: Double) async {
        let seconds = seconds > 0 && seconds < .infinity ? seconds : 0
        let end = clock.now + seconds
        clock.settle()
        await Self.letMainActorRun()
        while clock.now < end {
            clock.advance(by: min(VirtualClock.step, end - clock.now))
            await Self.letMainActorRun()
        }
    }

    /// Lets time pass as ``advance(within:until:)`` does, and what handlers hand on to the main queue or the main actor run after
    /// each millisecond.
    ///
    /// - Parameters:
    ///   - seconds: How long to wait for it at most.
    ///   - condition: Looked at on the main actor, before any time has passed and after each millisecond.
    /// - Returns: False where it was not so in time.
    @discardableResult
    nonisolated(nonsending) public func advanceWithMainActor(
        within seconds: Double = 60, until condition: @escaping @MainActor @Sendable () -> Bool
    ) async -> Bool {
        let end = clock.now + seconds
        clock.settle()
        await Self.letMainActorRun()
        while await !condition() {
            guard clock.now < end else { return false }
            clock.advance(by: VirtualClock.step)
            await Self.letMainActorRun()
        }
        return true
    }

    /// Returns when the main queue has come to what is put there now: what was there before has run.
    nonisolated(nonsending) private static func letMainActorRun() async {
        // A task of its own, since a caller on the main actor would not leave it for work there.
        await Task.detached { @MainActor in }.value
    }
}
