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
        /// Who has read parts of it, with what tells whether a part is still what it was when it was read.
        var parts: [PartReader: () -> Bool] = [:]
        var generation = 0
        /// What was set last while a body was evaluated.
        var pending: (value: Value, transaction: Transaction, number: Int)?
        /// How many times it was set, and which of these has come.
        var lastSet = 0
        var lastAssigned = 0
    }

    private struct PartReader: Hashable {
        let reader: ReaderID
        let identity: BindingIdentity
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

    /// The value, which nobody comes to depend on.
    var currentValue: Value { content.withLock { $0.value } }

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
        let isSame = Comparison.areEqual(currentValue, value)
        let old: (value: Value, readers: Set<ReaderID>, hasParts: Bool)? = content.withLock { content in
            // Something that was set later has come before.
            guard number > content.lastAssigned else { return nil }
            content.lastAssigned = number
            if isSame { return nil }
            if content.generation != generation { (content.told, content.generation) = ([], generation) }
            content.told.formUnion(content.readers)
            defer { (content.value, content.readers) = (value, []) }
            return (content.value, content.told, !content.parts.isEmpty)
        }
        // Somebody may wait for what comes of it: nothing.
        guard let old else {
            if transaction.completion != nil { inbox.add(Change(readers: [], transaction: transaction)) }
            return
        }
        // Not under the lock, since letting go of an old value may do anything.
        withExtendedLifetime(old.value) {
            inbox.add(
                Change(readers: Array(old.readers), parts: old.hasParts ? self : nil, transaction: transaction))
        }
    }
}

extension StateLocation: PartlyReadState {
    package func read<Part>(_ identity: BindingIdentity, _ get: @escaping () -> Part) -> Part {
        guard let reader = ReaderID.current else { return get() }
        if identity.isWhole {
            content.withLock { _ = $0.readers.insert(reader) }
            return get()
        }
        let before = content.withLock { $0.lastAssigned }
        let part = get()
        let isOld = content.withLock { content in
            // Who reads all of it is told anyway.
            if content.readers.contains(reader) { return false }
            content.parts[PartReader(reader: reader, identity: identity)] = { Comparison.areEqual(get(), part) }
            return content.lastAssigned != before
        }
        // Another thread has set it meanwhile, and has found no reader to tell.
        if isOld { inbox.add(Change(readers: [reader], transaction: Transaction())) }
        return part
    }

    package func takeReadersOfChangedParts(isAlive: (ReaderID) -> Bool) -> [ReaderID] {
        // Not under the lock: how a part is read and compared is the user's.
        var changed: [PartReader] = []
        for (reader, isSame) in content.withLock({ $0.parts }) where !isAlive(reader.reader) || !isSame() {
            changed.append(reader)
        }
        content.withLock { content in for reader in changed { content.parts[reader] = nil } }
        return changed.map(\.reader).sorted { $0.number < $1.number }
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
