/// A thread that does something at equal intervals until it is stopped.
package final class PacedThread: Sendable {
    /// What the thread asks for its next turn.
    package final class Pace: Sendable {
        private let isStopped: Gate
        private let deadlines: Guarded<Deadlines>

        fileprivate init(_ isStopped: Gate, period: Double) {
            self.isStopped = isStopped
            deadlines = Guarded(Deadlines(period: period, from: MonotonicClock.now))
        }

        /// Waits for the next turn, the first of which is at once. False once the thread is to end.
        package func next() -> Bool {
            if isStopped.wait(until: deadlines.withLock { $0.next }) { return false }
            deadlines.withLock { $0.pass(at: MonotonicClock.now) }
            return true
        }

        /// Says that the body is about to end by itself.
        func end() { isStopped.open() }
    }

    private let isStopped = Gate()
    private let hasEnded = Gate()
    /// The thread while it runs.
    private let identity = Guarded<UInt?>(nil)

    /// Starts a thread; `nil` where the system gives none.
    ///
    /// - Parameters:
    ///   - period: Seconds from one turn to the next.
    ///   - body: What it does; ends soon after ``Pace/next()`` has answered false. It may call ``stop()``.
    package init?(period: Double, _ body: @escaping @Sendable (Pace) -> Void) {
        let pace = Pace(isStopped, period: period)
        let (identity, hasEnded) = (identity, hasEnded)
        let runs = PlaybackThread.run {
            identity.withLock { $0 = PlaybackThread.current }
            body(pace)
            identity.withLock { $0 = nil }
            hasEnded.open()
        }
        if !runs { return nil }
    }

    /// True once it was told to end, or has said that it will.
    var isEnding: Bool { isStopped.wait(until: 0) }

    /// Ends the thread after its turn. It has ended when this returns, unless it calls this itself.
    package func stop() {
        isStopped.open()
        if identity.withLock({ $0 }) != PlaybackThread.current { hasEnded.wait() }
    }
}
