import HapticPlayback

extension HapticRecorder {
    /// Seconds since the recorder was made.
    public var now: Double { clock.now }

    /// Lets time pass. When it returns, all handlers have run that were due by then, and those that they brought about: also
    /// where one starts a player, stops its engine or lets it go.
    ///
    /// From a handler it returns at once, and the time passes when that one has returned. Two threads that call at the same
    /// time wait for each other: for both times one after the other.
    ///
    /// - Parameter seconds: How long; what is not above 0 and finite stands for no time, in which only the handlers run
    ///     that are due.
    public func advance(by seconds: Double) { clock.advance(by: seconds) }

    /// Lets time pass, a millisecond after the other, until something is so. All handlers have run that were due by then.
    ///
    /// - Parameters:
    ///   - seconds: How long to wait for it at most.
    ///   - condition: Looked at before any time has passed, and after each millisecond.
    /// - Returns: False where it was not so in time. A handler that asks has its answer at once, of this moment: time goes on
    ///   when it has returned.
    @discardableResult
    public func advance(within seconds: Double = 60, until condition: () throws -> Bool) rethrows -> Bool {
        let end = clock.now + seconds
        clock.settle()
        if clock.mustNotBeAwaited { return try condition() }
        while try !condition() {
            guard clock.now < end else { return false }
            clock.advance(by: VirtualClock.step)
        }
        return true
    }
}
