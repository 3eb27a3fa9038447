#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

enum Memory {
    /// The most bytes that the process has held in memory.
    static var peak: Int {
        var usage = rusage()
        // A plain value that the call writes.
        #if canImport(Glibc)
            unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #else
            unsafe getrusage(RUSAGE_SELF, &usage)
        #endif
        return usage.ru_maxrss * 1_024
    }
}
