import HapticPlayback

/// Who has read parts of a state: each is told only where its own parts have changed.
package final class PartReaders: Sendable {
    private struct Part: Hashable {
        let reader: ReaderID
        let identity: BindingIdentity
    }

    // The functions are made and called where a graph is evaluated and updated: on the main actor. Other threads that read
    // parts add some of their own, of values that are sendable where their state is.
    private struct Content: @unchecked Sendable {
        /// What tells whether a part is what it was when it was read.
        var parts: [Part: () -> Bool] = [:]
        /// With more of them it is time to look whose readers are gone.
        var most = 16
    }

    private let content = Guarded(Content())
    private let inbox: ChangeInbox

    init(_ inbox: ChangeInbox) { self.inbox = inbox }

    /// How many parts it remembers that were read.
    package var count: Int { content.withLock { $0.parts.count } }

    /// A reader has read a part.
    func add(_ reader: ReaderID, _ identity: BindingIdentity, isSame: @escaping () -> Bool) {
        // What is let go may run code of the user's when it ends: not under the lock.
        let old = content.withLock { content in
            let old = content.parts.updateValue(isSame, forKey: Part(reader: reader, identity: identity))
            let forgotten = content.parts.count > content.most ? forgetThoseGone(&content) : [:]
            return (old, forgotten)
        }
        withExtendedLifetime(old) {}
    }

    private func forgetThoseGone(_ content: inout Content) -> [Part: () -> Bool] {
        let all = content.parts
        let living = inbox.living(of: Set(all.keys.map(\.reader)))
        content.parts = all.filter { living.contains($0.key.reader) }
        // As many must come anew before it is looked again, so that looking costs each of them little.
        content.most = max(2 * content.parts.count, 16)
        return all
    }

    /// Those whose parts are no longer what they have read: each is told once.
    func takeReadersOfChangedParts() -> [ReaderID] {
        // Not under the lock: how a part is read and compared is the user's.
        let parts = content.withLock { $0.parts }
        var changed: [Part] = []
        for (part, isSame) in parts where !isSame() { changed.append(part) }
        content.withLock { content in for part in changed { content.parts[part] = nil } }
        return withExtendedLifetime(parts) { changed.map(\.reader).sorted { $0.number < $1.number } }
    }
}
