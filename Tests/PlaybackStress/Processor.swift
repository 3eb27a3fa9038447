#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

enum Processor {
    /// Lets this thread run before all that have no deadline, as threads of sound servers do. False where the system
    /// does not allow it.
    static func takePrecedence() -> Bool {
        var parameters = sched_param()
        parameters.sched_priority = 10
        // A plain value that the call reads.
        return unsafe pthread_setschedparam(pthread_self(), SCHED_FIFO, &parameters) == 0
    }

    /// Seconds that this thread has had a processor: what others do beside it does not count.
    static var seconds: Double {
        var time = timespec()
        // A pointer to a local for the call alone.
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
