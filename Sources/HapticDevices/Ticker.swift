import HapticPlayback

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A thread that does something at a steady pace, by the system's clock, until it is told to stop.
///
/// Signals are blocked in it, so that an application's handlers run in the application's threads.
///
/// `@unchecked Sendable`: the thread's number is written once, before anyone else has this; the rest is guarded.
final class Ticker: @unchecked Sendable {
    private let period: Double
    private let body: @Sendable () -> Bool
    private let isEnding = Guarded(false)
    private var thread: pthread_t?

    /// Begins at once.
    ///
    /// - Parameters:
    ///   - period: Seconds from one time to the next. Times that were missed are left out.
    ///   - body: Says false to be called no more.
    init(every period: Double, _ body: @escaping @Sendable () -> Bool) {
        self.period = period
        self.body = body
        begin()
    }

    /// True where the system had a thread to give.
    var runs: Bool { thread != nil }

    /// Ends it, and waits for the end unless the ticker itself calls.
    func stop() {
        guard let thread, !isEnding.withLock({ $0.replaced(by: true) }) else { return }
        if pthread_equal(thread, pthread_self()) != 0 {
            pthread_detach(thread)
        } else {
            pthread_join(thread, nil)
        }
    }

    private func begin() {
        var all = sigset_t()
        var before = sigset_t()
        unsafe sigfillset(&all)
        // A thread begins with the mask of the one that makes it.
        unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        let box = unsafe Unmanaged.passRetained(self)
        #if canImport(Darwin)
            var made: pthread_t?
            let failed = unsafe pthread_create(&made, nil, runTicker, box.toOpaque()) != 0
        #else
            var made = pthread_t()
            let failed = unsafe pthread_create(&made, nil, runTicker, box.toOpaque()) != 0
        #endif
        if failed { unsafe box.release() } else { thread = made }
    }

    fileprivate func run() {
        var next = MonotonicClock.now
        while !isEnding.withLock({ $0 }), body() {
            next = max(next + period, MonotonicClock.now - period)
            let pause = next - MonotonicClock.now
            if pause > 0 { usleep(UInt32(min(pause, 0.5) * 1e6)) }
        }
    }
}

// A named function, not a closure: it runs on a thread of its own, where nothing may be bound to the main actor.
#if canImport(Darwin)
    private func runTicker(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        unsafe Unmanaged<Ticker>.fromOpaque(context).takeRetainedValue().run()
        return nil
    }
#else
    private func runTicker(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let context = unsafe context { unsafe Unmanaged<Ticker>.fromOpaque(context).takeRetainedValue().run() }
        return nil
    }
#endif

extension Bool {
    /// Its value before it became another.
    fileprivate mutating func replaced(by new: Bool) -> Bool {
        defer { self = new }
        return self
    }
}
