#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

enum Processor {
    /// Seconds that this thread has had a processor: what others do beside it does not count.
    static var seconds: Double {
        var time = timespec()
        // A pointer to a local for the call alone.
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
