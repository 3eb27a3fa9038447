import Foundation
import HapticPlayback
import Synchronization

/// Who reads: a node, by a number that is never used again.
package struct ReaderID: Hashable, Sendable {
    package let number: Int

    private static let last = Atomic(0)
    private static let evaluating = Atomic(0)
    /// Where it is evaluated: the main actor is on one thread while it is.
    private static let evaluatingThread = Atomic<UInt>(0)

    package static func make() -> ReaderID {
        ReaderID(number: last.add(1, ordering: .relaxed).newValue)
    }

    /// The one whose body is evaluated now, on this thread; `nil` at other times, and on other threads: what they set counts
    /// at once, for themselves to read it.
    package static var current: ReaderID? {
        let number = evaluating.load(ordering: .relaxed)
        if number == 0 || evaluatingThread.load(ordering: .relaxed) != thread { return nil }
        return ReaderID(number: number)
    }

    private static var thread: UInt { number(pthread_self()) }

    private static func number<Handle>(_ handle: Handle) -> UInt {
        // A number or a pointer, by the platform, and only compared.
        unsafe unsafeBitCast(handle, to: UInt.self)
    }

    /// Evaluates for a reader.
    @MainActor
    package static func reading<Result>(as reader: ReaderID?, _ body: () -> Result) -> Result {
        evaluatingThread.store(thread, ordering: .relaxed)
        let outer = evaluating.exchange(reader?.number ?? 0, ordering: .relaxed)
        defer { evaluating.store(outer, ordering: .relaxed) }
        return body()
    }
}

/// A value that changed, for those who had read it.
package struct Change: Sendable {
    package var readers: [ReaderID]
    /// Who has read parts of its source, to be asked when the graph is updated.
    package var parts: PartReaders?
    package var transaction: Transaction
    /// What has changed, where that is known: of several changes of one thing the last decides how it is animated.
    package var source: (any DeferredWrite)?

    package init(readers: [ReaderID], transaction: Transaction, of source: (any DeferredWrite)? = nil) {
        (self.readers, self.transaction, self.source) = (readers, transaction, source)
    }
}

/// Something that was set while a body was evaluated, and waits until that is over.
package protocol DeferredWrite: AnyObject, Sendable {
    func write()
}

/// What has changed since a graph was last updated. Any thread may add to it.
package final class ChangeInbox: Sendable {
    private struct Content {
        var changes: [Change] = []
        var deferred: [any DeferredWrite] = []
        var wake: (@Sendable () -> Void)?
    }

    private let content = Guarded(Content())
    /// Those who are there, and how often each was evaluated.
    private let living = Guarded([ReaderID: Int]())
    private let updates = Atomic(0)

    package init() {}

    /// Called, on any thread, when something is added to an empty inbox.
    package func onArrival(_ wake: @escaping @Sendable () -> Void) { content.withLock { $0.wake = wake } }

    package func add(_ change: Change) {
        change.transaction.completion?.isAwaited()
        // Nobody would be told: a state that no view has read, or whose views are gone.
        if change.readers.isEmpty && change.parts == nil && change.transaction.completion == nil { return }
        let wake = content.withLock { content in
            content.changes.append(change)
            return content.changes.count + content.deferred.count == 1 ? content.wake : nil
        }
        wake?()
    }

    func add(_ write: any DeferredWrite) {
        let wake = content.withLock { content in
            content.deferred.append(write)
            return content.changes.count + content.deferred.count == 1 ? content.wake : nil
        }
        wake?()
    }

    /// A reader comes, before it reads.
    func begin(_ reader: ReaderID) { living.withLock { $0[reader] = 0 } }

    /// A reader is gone.
    func end(_ reader: ReaderID) { living.withLock { _ = $0.removeValue(forKey: reader) } }

    /// A reader is evaluated: what it has read before it may not read any more.
    func evaluates(_ reader: ReaderID) { living.withLock { $0[reader]? += 1 } }

    /// Those of some readers that are not gone.
    func living(of readers: Set<ReaderID>) -> Set<ReaderID> {
        living.withLock { living in readers.filter { living[$0] != nil } }
    }

    /// How often a reader was evaluated; `nil` where it is gone.
    func evaluations(of reader: ReaderID) -> Int? { living.withLock { $0[reader] } }

    /// True where nothing waits.
    package var isEmpty: Bool { content.withLock { $0.changes.isEmpty && $0.deferred.isEmpty } }

    /// How often what had changed was taken.
    var generation: Int { updates.load(ordering: .relaxed) }

    /// Does what was deferred, and takes what changed.
    package func take() -> [Change] {
        let deferred = content.withLock { content in
            defer { content.deferred = [] }
            return content.deferred
        }
        for write in deferred { write.write() }
        updates.add(1, ordering: .relaxed)
        var changes = content.withLock { content in
            defer { content.changes = [] }
            return content.changes
        }
        Self.decide(&changes)
        return changes
    }

    /// Of several changes of one thing the last decides how it is animated. Who waits for an animation still does.
    private static func decide(_ changes: inout [Change]) {
        var decisive: [ObjectIdentifier: Transaction] = [:]
        for index in changes.indices.reversed() {
            guard let source = changes[index].source else { continue }
            if let last = decisive[ObjectIdentifier(source)] {
                changes[index].transaction.animation = last.animation
                changes[index].transaction.disablesAnimations = last.disablesAnimations
            } else {
                decisive[ObjectIdentifier(source)] = changes[index].transaction
            }
        }
    }
}
