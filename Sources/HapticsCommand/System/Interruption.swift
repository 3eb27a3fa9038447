#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Lets a signal end the process at any moment but one at which a file would be left half done or with a temporary file
/// beside it: reading, computing and waiting are never in its way.
///
/// A thread of its own waits for the signals, which are blocked in all others. Who writes a file does so within
/// ``guarding(_:)``, as `File` does; long writing asks ``isWanted`` now and then and gives up. The signal takes effect,
/// with the usual status, once no file is being written.
///
/// Sendable: all mutable state is touched only with `mutex` held.
@safe package final class Interruption: Worker, @unchecked Sendable {
    private static let shared = Interruption()

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Signalled whenever the state changes.
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var isWatching = false
    private var wanted: Int32?
    private var writers = 0

    private override init() {
        unsafe pthread_mutex_init(mutex, nil)
        unsafe pthread_cond_init(changed, nil)
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe pthread_cond_destroy(changed)
        unsafe mutex.deallocate()
        unsafe changed.deallocate()
    }

    /// Watches from now on, to the end of the process. Called before other threads start, which inherit the mask.
    package static func watch() {
        guard
            shared.locked({ () -> Bool in
                defer { shared.isWatching = true }
                return !shared.isWatching
            })
        else { return }
        var held = signals
        unsafe pthread_sigmask(SIG_BLOCK, &held, nil)
        if shared.startThread() == nil {
            // Without a thread to wait for them they come at any time, as they would without us.
            unsafe pthread_sigmask(SIG_UNBLOCK, &held, nil)
        }
    }

    /// True once a signal has asked for the end.
    package static var isWanted: Bool { shared.locked { shared.wanted != nil } }

    /// Writes a file. Once the end is asked for, nothing begins any more, and whoever was writing does not come back.
    package static func guarding<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        shared.enter()
        defer { shared.leave() }
        return try body()
    }

    private func enter() {
        locked {
            // Whoever comes too late waits here for the end of the process.
            while wanted != nil { unsafe pthread_cond_wait(changed, mutex) }
            writers += 1
        }
    }

    private func leave() {
        locked {
            writers -= 1
            unsafe pthread_cond_broadcast(changed)
            while wanted != nil { unsafe pthread_cond_wait(changed, mutex) }
        }
    }

    package override func work() {
        var signals = Interruption.signals
        var number: Int32 = 0
        guard unsafe sigwait(&signals, &number) == 0 else { return }
        locked {
            wanted = number
            while writers > 0 { unsafe pthread_cond_wait(changed, mutex) }
        }
        end(by: number)
    }

    /// Those that end a process by somebody's wish. One that is ignored (by nohup, say) stays so, though it may be
    /// blocked and wait: it is no wish to end.
    private static var signals: sigset_t {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] where !isIgnored(signal) { unsafe sigaddset(&set, signal) }
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

    /// Ends the process as the signal would have.
    private func end(by number: Int32) {
        signal(number, SIG_DFL)
        var only = sigset_t()
        unsafe sigemptyset(&only)
        unsafe sigaddset(&only, number)
        unsafe pthread_sigmask(SIG_UNBLOCK, &only, nil)
        raise(number)
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return body()
    }
}
