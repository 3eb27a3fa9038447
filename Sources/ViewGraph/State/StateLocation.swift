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
        /// With more of them it is time to look which are gone.
        var mostReaders = 16
        /// Who has been told since the graph was last updated: told again of a later transaction.
        var told: Set<ReaderID> = []
        /// Who has read parts of it since those were last set.
        var parts: PartReaders?
        var generation = 0
        /// What was set last while a body was evaluated.
        var pending: (value: Value, transaction: Transaction, number: Int)?
        /// How many times it was set, and which of these has come.
        var lastSet = 0
        var lastAssigned = 0
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
            if let reader, content.readers.insert(reader).inserted, content.readers.count > content.mostReaders {
                content.readers = inbox.living(of: content.readers)
                // As many must come anew before it is looked again, so that looking costs each of them little.
                content.mostReaders = max(2 * content.readers.count, 16)
            }
            return content.value
        }
    }

    /// The value, which nobody comes to depend on.
    var currentValue: Value { content.withLock { $0.value } }

    /// How many it remembers who have read it.
    package var readerCount: Int { content.withLock { $0.readers.count } }

    /// Sets the value, or will when the body is evaluated that sets it. Of several, what was set last wins.
    package func set(_ value: Value, _ transaction: Transaction) {
        let isDeferred = ReaderID.current != nil
        let number = content.withLock { content in
            content.lastSet += 1
            if isDeferred { content.pending = (value, transaction, content.lastSet) }
            return content.lastSet
        }
        if isDeferred {
            transaction.completion?.isAwaited()
            inbox.add(self)
        } else {
            assign(value, transaction, number)
        }
    }

    private func assign(_ value: Value, _ transaction: Transaction, _ number: Int) {
        let generation = inbox.generation
        let last = currentValue
        let isSame = Comparison.areIdentical(last, value)
        let isEqual = isSame || Comparison.areEqual(last, value)
        let old: (value: Value, readers: Set<ReaderID>, parts: PartReaders?)? = content.withLock { content in
            // Something that was set later has come before.
            guard number > content.lastAssigned else { return nil }
            content.lastAssigned = number
            if isSame { return nil }
            // It may say so by its identity alone: then it is the new one all the same, and has parts that are others.
            if isEqual {
                defer { content.value = value }
                return (content.value, [], content.parts)
            }
            if content.generation != generation { (content.told, content.generation) = ([], generation) }
            content.told.formUnion(content.readers)
            defer { (content.value, content.readers) = (value, []) }
            return (content.value, content.told, content.parts)
        }
        // Somebody may wait for what comes of it: nothing.
        guard let old else {
            if transaction.completion != nil { inbox.add(Change(readers: [], transaction: transaction)) }
            return
        }
        // Not under the lock, since letting go of an old value may do anything.
        withExtendedLifetime(old.value) {
            var change = Change(readers: Array(old.readers), transaction: transaction, of: self)
            change.parts = old.parts
            inbox.add(change)
        }
    }
}

extension StateLocation: PartlyReadState {
    package func read<Part>(_ identity: BindingIdentity, _ get: @escaping () -> Part) -> Part {
        guard let reader = ReaderID.current else { return get() }
        // Who reads all of it is told anyway.
        if identity.isWhole || isRead(by: reader) {
            _ = value
            return get()
        }
        let before = lastAssigned
        let part = get()
        parts.add(reader, identity) { Comparison.areSameParts(get(), part) }
        // Another thread may have set it meanwhile, and found no reader to tell.
        if lastAssigned != before { inbox.add(Change(readers: [reader], transaction: Transaction())) }
        return part
    }

    private func isRead(by reader: ReaderID) -> Bool { content.withLock { $0.readers.contains(reader) } }

    private var lastAssigned: Int { content.withLock { $0.lastAssigned } }

    /// Who has read parts of it: nobody, as long as nobody asks.
    package var parts: PartReaders {
        content.withLock { content in
            if let parts = content.parts { return parts }
            let parts = PartReaders(inbox)
            content.parts = parts
            return parts
        }
    }
}

extension StateLocation: DeferredWrite {
    /// Sets what was set last while a body was evaluated.
    package func write() {
        let pending = content.withLock { content in
            defer { content.pending = nil }
            return content.pending
        }
        if let pending { assign(pending.value, pending.transaction, pending.number) }
    }
}
