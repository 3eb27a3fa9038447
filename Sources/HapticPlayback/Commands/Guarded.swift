#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A value that one thread at a time may touch, on the control side: never where samples are rendered.
///
/// A lock of the system rather than `Synchronization.Mutex`, since the thread sanitizer understands it.
///
/// `@unchecked Sendable`: the value is only touched between lock and unlock.
@safe
package final class Guarded<Value>: @unchecked Sendable {
    private var value: Value
    private let lock: UnsafeMutablePointer<pthread_mutex_t>

    package init(_ value: sending Value) {
        self.value = value
        unsafe lock = .allocate(capacity: 1)
        // New memory for one lock, which stays in its place.
        unsafe lock.initialize(to: pthread_mutex_t())
        unsafe pthread_mutex_init(lock, nil)
    }

    deinit {
        // Nobody holds the value any more, so nobody holds the lock.
        unsafe pthread_mutex_destroy(lock)
        unsafe lock.deallocate()
    }

    /// Runs a function that has the value for itself. It must not come back here.
    package func withLock<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        unsafe pthread_mutex_lock(lock)
        defer { unsafe pthread_mutex_unlock(lock) }
        return try body(&value)
    }

    /// Puts another value in its place, and hands the old one out: to be used, or to end where the lock is not held. What a
    /// value owns may come back here when it ends, so one that is replaced must not end under the lock.
    @discardableResult
    package func exchange(_ value: Value) -> Value {
        var value = value
        withLock { swap(&$0, &value) }
        return value
    }
}
