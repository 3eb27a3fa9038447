#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The system's clock that never goes back.
package enum MonotonicClock {
    /// Seconds since an origin of the system's choice.
    package static var now: Double {
        var time = timespec()
        // A pointer to a local for the call alone.
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// Sleeps for half a millisecond.
    package static func rest() { usleep(500) }

    /// Lets other threads run for a moment.
    package static func pause() { sched_yield() }
}
