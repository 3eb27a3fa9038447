import HapticPlayback

/// Where a state lives as long as its view is there.
///
/// A lock guards the value, so that any thread may read and write it, as with a `State` of Apple's.
package final class StateLocation<Value>: Sendable {
    // The value is the user's, who may have it on several threads only where `State` is sendable: where its type is.
    private struct Content: @unchecked Sendable {
        var value: Value
        /// Who has read it since it was last set.
        var readers: Set<ReaderID> = []
        /// Who has been told since the graph was last updated: told again of a later transaction.
        var told: Set<ReaderID> = []
        var generation = 0
        /// What was set while a body was evaluated.
        var pending: [(value: Value, transaction: Transaction)] = []
    }

    private let content: Guarded<Content>
    private let inbox: ChangeInbox

    package init(_ value: Value, inbox: ChangeInbox) {
        content = Guarded(Content(value: value))
        self.inbox = inbox
    }

    /// The value; whose body is evaluated now depends on it from now on.
    package var value: Value {
        let reader = ReaderID.current
        return content.withLock { content in
            if let reader { content.readers.insert(reader) }
            return content.value
        }
    }

    /// Sets the value, or will when the body is evaluated that sets it.
    package func set(_ value: Value, _ transaction: Transaction) {
        if ReaderID.current != nil {
            content.withLock { $0.pending.append((value, transaction)) }
            transaction.completion?.isAwaited()
            inbox.add(self)
        } else {
            assign(value, transaction)
        }
    }

    private func assign(_ value: Value, _ transaction: Transaction) {
        let generation = inbox.generation
        if Self.areSame(content.withLock { $0.value }, value) {
            // Somebody may wait for what comes of it: nothing.
            if transaction.completion != nil { inbox.add(Change(readers: [], transaction: transaction)) }
            return
        }
        let old: (value: Value, readers: Set<ReaderID>) = content.withLock { content in
            if content.generation != generation { (content.told, content.generation) = ([], generation) }
            content.told.formUnion(content.readers)
            defer { (content.value, content.readers) = (value, []) }
            return (content.value, content.told)
        }
        // Not under the lock, since letting go of an old value may do anything.
        withExtendedLifetime(old.value) {
            inbox.add(Change(readers: Array(old.readers), transaction: transaction))
        }
    }
}

extension StateLocation {
    /// True where the values are known to be equal: bit for bit, or as they say themselves.
    private static func areSame(_ first: Value, _ second: Value) -> Bool {
        // Both live as long as the call, and as many bytes are compared as each has.
        let isSameInMemory = unsafe withUnsafeBytes(of: first) { first in
            unsafe withUnsafeBytes(of: second) { second in unsafe first.elementsEqual(second) }
        }
        if isSameInMemory { return true }
        guard let first = first as? any Equatable else { return false }
        return isEqual(first, second)
    }

    private static func isEqual<Known: Equatable>(_ first: Known, _ second: Any) -> Bool { first == second as? Known }
}

extension StateLocation: DeferredWrite {
    /// Sets what was set last while a body was evaluated.
    package func write() {
        let pending = content.withLock { content in
            defer { content.pending = [] }
            return content.pending
        }
        if let last = pending.last { assign(last.value, last.transaction) }
    }
}
