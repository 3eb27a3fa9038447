import HapticPlayback
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Sees to it that no pad goes on rumbling when the process ends while one plays: by `exit`, and by the signals that ask
/// for the end where the application leaves them to the system.
///
/// A handler is there only where none was, only while a pad plays, and only notes the signal: the next turn of a pad's
/// thread, at most 10 ms later, sets all pads to rest and lets the signal end the process as it would have. A second
/// signal does not wait for that. A handler of the application's, installed before or after, is never touched; it has
/// ``GamepadOutput/restAll()`` to call.
enum PadRest {
    /// The signal that came, or 0.
    private static let pending = Atomic<Int>(0)
    private static let playing = Guarded(0)
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// At the end by `exit`, whoever calls it. Once in a process.
    private static let leavesAtExit: Bool = { atexit(restAtExit) == 0 }()

    /// One more pad plays.
    static func begin() {
        _ = leavesAtExit
        _ = pending.load(ordering: .relaxed)
        playing.withLock { count in
            count += 1
            guard count == 1 else { return }
            for signal in signals where handler(of: signal) == address(SIG_DFL) { install(noteEnd, for: signal) }
        }
    }

    /// One pad plays no longer.
    static func end() {
        playing.withLock { count in
            count -= 1
            guard count == 0 else { return }
            for number in signals where handler(of: number) == address(noteEnd) { signal(number, SIG_DFL) }
        }
        // For one that came after the last turn of the pad's thread.
        check()
    }

    /// Ends the process where a signal asked for it, with all pads at rest. Asked by the threads of pads.
    static func check() {
        // The note stays, so that another signal ends the process at once.
        let number = Int32(truncatingIfNeeded: pending.load(ordering: .acquiring))
        guard number != 0 else { return }
        PadLink.restAll()
        signal(number, SIG_DFL)
        var only = sigset_t()
        unsafe sigemptyset(&only)
        unsafe sigaddset(&only, number)
        unsafe pthread_sigmask(SIG_UNBLOCK, &only, nil)
        raise(number)
    }

    /// Notes a signal, or ends the process by it where one is noted already. May be called at any moment: all that it
    /// touches is one atomic number.
    fileprivate static func note(_ number: Int32) {
        guard pending.exchange(Int(number), ordering: .acquiringAndReleasing) != 0 else { return }
        signal(number, SIG_DFL)
        raise(number)
    }

    private typealias Handler = @convention(c) (Int32) -> Void

    private static func install(_ handler: @escaping Handler, for number: Int32) {
        var action = sigaction()
        #if canImport(Darwin)
            unsafe action.__sigaction_u.__sa_handler = handler
        #else
            unsafe action.__sigaction_handler.sa_handler = handler
        #endif
        // System calls of the application go on.
        action.sa_flags = SA_RESTART
        unsafe sigaction(number, &action, nil)
    }

    /// The address of what takes a signal; functions cannot be compared.
    private static func handler(of number: Int32) -> Int {
        var action = sigaction()
        guard unsafe sigaction(number, nil, &action) == 0 else { return -1 }
        #if canImport(Darwin)
            return unsafe unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
        #else
            return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        #endif
    }

    private static func address(_ handler: Handler?) -> Int { unsafe unsafeBitCast(handler, to: Int.self) }
}

// Named functions, not closures: nothing here may be bound to the main actor.
private func noteEnd(_ signal: Int32) { PadRest.note(signal) }
private func restAtExit() { PadLink.restAll() }
