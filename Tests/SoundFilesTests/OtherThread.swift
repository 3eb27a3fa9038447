import Foundation

/// What runs at the other end of a pipe. Not a task: both ends may block, and the threads of tasks are few.
///
/// `@unchecked Sendable`: the value is written before the semaphore is signalled and read after it was waited for.
final class OtherThread<Value: Sendable>: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var value: Value?

    init(_ body: @escaping @Sendable () throws -> Value) {
        Thread.detachNewThread {
            self.value = try? body()
            self.done.signal()
        }
    }

    /// Waits. Nil if the other end has failed.
    var result: Value? {
        done.wait()
        return value
    }
}
