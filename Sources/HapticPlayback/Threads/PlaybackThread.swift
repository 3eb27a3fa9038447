#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Threads of the system, on which no handler of a signal runs but of those that a fault of their own raises.
package enum PlaybackThread {
    /// What a thread is to do, on its way there.
    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    #if canImport(Darwin)
        private typealias Argument = UnsafeMutableRawPointer
    #else
        private typealias Argument = UnsafeMutableRawPointer?
    #endif

    /// What is the same on one thread and different on two.
    static var current: UInt {
        #if canImport(Glibc)
            pthread_self()
        #else
            unsafe UInt(bitPattern: pthread_self())
        #endif
    }

    /// Runs a function on a new thread. False where the system gives none.
    @discardableResult
    package static func run(_ function: @escaping @Sendable () -> Void) -> Bool {
        let body = unsafe Unmanaged.passRetained(Body(function))
        let entry: @convention(c) (Argument) -> UnsafeMutableRawPointer? = { argument in
            let pointer: UnsafeMutableRawPointer? = unsafe argument
            // Retained below, for this thread alone.
            if let pointer = unsafe pointer {
                unsafe Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
            }
            return nil
        }
        // A thread inherits what is blocked: an application's handlers run on threads of its own.
        // Locals, read and written by the calls alone.
        var (all, before) = (sigset_t(), sigset_t())
        unsafe sigfillset(&all)
        // What a fault raises comes to the thread that has it: blocked, it would end the process without a word.
        for fault in [SIGSEGV, SIGILL, SIGBUS, SIGFPE, SIGTRAP, SIGABRT] { unsafe sigdelset(&all, fault) }
        unsafe pthread_sigmask(SIG_SETMASK, &all, &before)
        let runs = unsafe start(entry, body.toOpaque())
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        if !runs { unsafe body.release() }
        return runs
    }

    /// Starts a thread for which nobody waits.
    private static func start(
        _ entry: @escaping @convention(c) (Argument) -> UnsafeMutableRawPointer?, _ argument: UnsafeMutableRawPointer
    ) -> Bool {
        var attributes = pthread_attr_t()
        unsafe pthread_attr_init(&attributes)
        defer { unsafe pthread_attr_destroy(&attributes) }
        unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t? = unsafe nil
        #endif
        return unsafe pthread_create(&thread, &attributes, entry, argument) == 0
    }
}
