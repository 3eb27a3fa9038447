#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Something that threads wait for, and that happens once.
///
/// `@unchecked Sendable`: what it knows is only touched between lock and unlock.
@safe
package final class Gate: @unchecked Sendable {
    private var isOpen = false
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>

    package init() {
        unsafe (lock, condition) = (.allocate(capacity: 1), .allocate(capacity: 1))
        // New memory for one of each, which stay in their places.
        unsafe lock.initialize(to: pthread_mutex_t())
        unsafe condition.initialize(to: pthread_cond_t())
        unsafe pthread_mutex_init(lock, nil)
        #if canImport(Darwin)
            unsafe pthread_cond_init(condition, nil)
        #else
            var attributes = pthread_condattr_t()
            unsafe pthread_condattr_init(&attributes)
            unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
            unsafe pthread_cond_init(condition, &attributes)
            unsafe pthread_condattr_destroy(&attributes)
        #endif
    }

    deinit {
        // Nobody waits any more: a thread that does holds the gate.
        unsafe pthread_cond_destroy(condition)
        unsafe pthread_mutex_destroy(lock)
        unsafe condition.deallocate()
        unsafe lock.deallocate()
    }

    /// Lets all through that wait or will wait.
    package func open() {
        unsafe pthread_mutex_lock(lock)
        isOpen = true
        unsafe pthread_cond_broadcast(condition)
        unsafe pthread_mutex_unlock(lock)
    }

    /// Waits until it is open.
    package func wait() {
        unsafe pthread_mutex_lock(lock)
        while !isOpen { unsafe pthread_cond_wait(condition, lock) }
        unsafe pthread_mutex_unlock(lock)
    }

    /// Waits until it is open, or until a time on the monotonic clock. False where it is not open then.
    package func wait(until time: Double) -> Bool {
        unsafe pthread_mutex_lock(lock)
        while !isOpen, MonotonicClock.now < time { sleep(until: time) }
        let isOpen = isOpen
        unsafe pthread_mutex_unlock(lock)
        return isOpen
    }

    private func sleep(until time: Double) {
        #if canImport(Darwin)
            var wait = Self.duration(max(time - MonotonicClock.now, 0))
            unsafe pthread_cond_timedwait_relative_np(condition, lock, &wait)
        #else
            var deadline = Self.duration(time)
            unsafe pthread_cond_timedwait(condition, lock, &deadline)
        #endif
    }

    /// Of at most 2^31 seconds; the nanoseconds are rounded up, so that nobody wakes before the time.
    private static func duration(_ seconds: Double) -> timespec {
        let seconds = min(max(seconds, 0), Double(Int32.max))
        let whole = seconds.rounded(.down)
        var time = timespec()
        time.tv_sec = Int(whole)
        time.tv_nsec = Int(min(((seconds - whole) * 1e9).rounded(.up), 999_999_999))
        return time
    }
}
