#if canImport(Darwin)
    package import Darwin
#else
    package import Glibc
#endif

/// What a thread runs. A class of its own, since a C callback cannot be generic.
package class Worker {
    package func work() {}

    /// Starts a thread that runs ``work()``; `nil` if the system has none to give.
    package func startThread() -> pthread_t? {
        let box = unsafe Unmanaged.passRetained(self)
        #if canImport(Darwin)
            var thread: pthread_t?
            let failed = unsafe pthread_create(&thread, nil, runWorker, box.toOpaque()) != 0
        #else
            var thread = pthread_t()
            let failed = unsafe pthread_create(&thread, nil, runWorker, box.toOpaque()) != 0
        #endif
        if failed {
            unsafe box.release()
            return nil
        }
        return thread
    }
}

// A named function, not a closure: it runs on a thread of its own, where nothing may be bound to the main actor.
#if canImport(Darwin)
    private func runWorker(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        unsafe Unmanaged<Worker>.fromOpaque(context).takeRetainedValue().work()
        return nil
    }
#else
    private func runWorker(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let context = unsafe context { unsafe Unmanaged<Worker>.fromOpaque(context).takeRetainedValue().work() }
        return nil
    }
#endif
