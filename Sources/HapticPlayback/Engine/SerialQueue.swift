import Dispatch
import Synchronization

/// A queue that runs one piece of work after the other, and knows when it does.
package final class SerialQueue: Sendable {
    private static let current = DispatchSpecificKey<ObjectIdentifier>()

    private let queue: DispatchQueue
    private let waiting = Atomic<Int>(0)

    package init(_ label: String) {
        queue = DispatchQueue(label: label)
        queue.setSpecific(key: Self.current, value: ObjectIdentifier(self))
    }

    /// True for work of any such queue.
    static var isAnyCurrent: Bool { DispatchQueue.getSpecific(key: current) != nil }

    /// True for work of this queue.
    var isCurrent: Bool { DispatchQueue.getSpecific(key: Self.current) == ObjectIdentifier(self) }

    /// True where work was handed over that has not been done yet.
    var isBusy: Bool { waiting.load(ordering: .acquiring) > 0 }

    /// Does some work later.
    package func later(_ work: @escaping @Sendable () -> Void) {
        waiting.wrappingAdd(1, ordering: .acquiringAndReleasing)
        queue.async {
            work()
            self.waiting.wrappingSubtract(1, ordering: .acquiringAndReleasing)
        }
    }

    /// Does some work after a time in seconds, for which nobody waits.
    func after(_ seconds: Double, _ work: @escaping @Sendable () -> Void) {
        queue.asyncAfter(deadline: .now() + seconds, execute: work)
    }

    /// Does some work before it returns: at once, where it is called by work of this queue.
    package func now<Result>(_ work: () -> Result) -> Result { isCurrent ? work() : queue.sync(execute: work) }
}
