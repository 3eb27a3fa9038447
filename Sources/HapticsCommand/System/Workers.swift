#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Runs a job for many inputs on all processors, and hands the results over in the order of the inputs.
///
/// Sendable: all mutable state is touched only with `mutex` held.
@safe package final class Workers<Result: Sendable>: Worker, @unchecked Sendable {
    private let count: Int
    private let job: @Sendable (Int) -> Result
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Signalled whenever the state changes.
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    private var results: [Int: Result] = [:]
    private var taken = 0
    private var delivered = 0
    private var isStopped = false

    /// How far work may run ahead of what was handed over: bounds the memory that waiting results take.
    private static var lead: Int { 512 }

    private init(count: Int, job: @escaping @Sendable (Int) -> Result) {
        self.count = count
        self.job = job
        unsafe pthread_mutex_init(mutex, nil)
        unsafe pthread_cond_init(changed, nil)
    }

    deinit {
        unsafe pthread_mutex_destroy(mutex)
        unsafe pthread_cond_destroy(changed)
        unsafe mutex.deallocate()
        unsafe changed.deallocate()
    }

    /// Calls `receive` in this thread with each result, in order; it returns false to stop.
    package static func run(
        _ count: Int, _ weight: Batch.Weight, job: @escaping @Sendable (Int) -> Result,
        receive: (Int, Result) -> Bool
    ) {
        let threads = min(processorCount, weight == .heavy ? count : count / 4)
        guard threads > 1 else {
            for index in 0..<count { guard receive(index, job(index)) else { return } }
            return
        }
        let workers = Workers(count: count, job: job)
        let started = (0..<threads).compactMap { _ in workers.startThread() }
        // Without a single thread (a limit of the system), this one does it all.
        if started.isEmpty { workers.runHere(receive) } else { workers.deliver(receive) }
        for thread in started { pthread_join(thread, nil) }
    }

    package override func work() {
        while let index = take() {
            let result = job(index)
            locked {
                results[index] = result
                unsafe pthread_cond_broadcast(changed)
            }
        }
    }

    private func runHere(_ receive: (Int, Result) -> Bool) {
        for index in 0..<count { guard receive(index, job(index)) else { return } }
    }

    private func deliver(_ receive: (Int, Result) -> Bool) {
        for index in 0..<count {
            guard receive(index, next(index)) else { break }
        }
        locked {
            isStopped = true
            unsafe pthread_cond_broadcast(changed)
        }
    }

    /// The next input to work on, or `nil` when all are taken.
    private func take() -> Int? {
        locked {
            while !isStopped, taken < count, taken - delivered >= Workers.lead {
                unsafe pthread_cond_wait(changed, mutex)
            }
            guard !isStopped, taken < count else { return nil }
            taken += 1
            return taken - 1
        }
    }

    /// Waits for a result.
    private func next(_ index: Int) -> Result {
        locked {
            while true {
                if let result = results.removeValue(forKey: index) {
                    delivered = index + 1
                    unsafe pthread_cond_broadcast(changed)
                    return result
                }
                unsafe pthread_cond_wait(changed, mutex)
            }
        }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return body()
    }
}
