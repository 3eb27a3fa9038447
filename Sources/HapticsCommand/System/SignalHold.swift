#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Makes the signals that end a process wait while files are being replaced, so that none is left half done or with
/// a temporary file beside it.
///
/// Threads inherit the mask, so a hold must begin before they start. Whoever has more to do asks ``isWanted`` between
/// two files and stops there; the signal takes effect when the hold ends.
package struct SignalHold: ~Copyable {
    private var before = sigset_t()

    package init() {
        var held = SignalHold.signals
        unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    }

    /// Lets the signals through again; one that came meanwhile ends the process here.
    package consuming func end() {}

    deinit {
        var mask = before
        unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
    }

    /// True if a signal waits to end the process.
    package static var isWanted: Bool {
        var pending = sigset_t()
        guard unsafe sigpending(&pending) == 0 else { return false }
        // One that is ignored may wait all the same, where whoever started the process had blocked it.
        return [SIGINT, SIGTERM, SIGHUP].contains { unsafe sigismember(&pending, $0) == 1 && !isIgnored($0) }
    }

    static var signals: sigset_t {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        // A signal that is ignored (by nohup, say) stays so: held, it would wait, and look like a wish to end.
        for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) { unsafe sigaddset(&set, signal) }
        return set
    }

    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            let handler = unsafe action.__sigaction_u.__sa_handler
        #else
            let handler = unsafe action.__sigaction_handler.sa_handler
        #endif
        // Functions cannot be compared; SIG_IGN is an address that no function has.
        return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
