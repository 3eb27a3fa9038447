import HapticPlayback

/// Who has read parts of a state: each is told only where its own parts have changed.
package final class PartReaders: Sendable {
    private struct Part: Hashable {
        let reader: ReaderID
        let identity: BindingIdentity
    }

    /// What somebody has read.
    private struct Reading {
        /// True while the part is what it was.
        let isSame: () -> Bool
        /// In which of its reader's evaluations.
        let evaluation: Int?
    }

    // The functions are made and called where a graph is evaluated and updated: on the main actor.
    private struct Content: @unchecked Sendable {
        var parts: [Part: Reading] = [:]
        /// With more of them it is time to look which are not read any more.
        var most = 16
    }

    private let content = Guarded(Content())
    private let inbox: ChangeInbox

    init(_ inbox: ChangeInbox) { self.inbox = inbox }

    /// How many parts it remembers that were read.
    package var count: Int { content.withLock { $0.parts.count } }

    /// A reader has read a part.
    func add(_ reader: ReaderID, _ identity: BindingIdentity, isSame: @escaping () -> Bool) {
        let reading = Reading(isSame: isSame, evaluation: inbox.evaluations(of: reader))
        // What is let go may run code of the user's when it ends: not under the lock.
        let old = content.withLock { content in
            let old = content.parts.updateValue(reading, forKey: Part(reader: reader, identity: identity))
            let forgotten = content.parts.count > content.most ? forgetWhatIsNotRead(&content) : [:]
            return (old, forgotten)
        }
        withExtendedLifetime(old) {}
    }

    /// Readers may be gone, or have been evaluated since without reading the part.
    private func forgetWhatIsNotRead(_ content: inout Content) -> [Part: Reading] {
        let all = content.parts
        content.parts = all.filter { part, reading in
            inbox.evaluations(of: part.reader).map { $0 == reading.evaluation } ?? false
        }
        // As many must come anew before it is looked again, so that looking costs each of them little.
        content.most = max(2 * content.parts.count, 16)
        return all
    }

    /// Those whose parts are no longer what they have read: each is told once.
    func takeReadersOfChangedParts() -> [ReaderID] {
        // Not under the lock: how a part is read and compared is the user's. Taken out, so that nothing has to be copied.
        var parts = content.withLock { content in
            defer { content.parts = [:] }
            return content.parts
        }
        var changed: [Part] = []
        for (part, reading) in parts where !reading.isSame() { changed.append(part) }
        for part in changed { parts[part] = nil }
        content.withLock { content in
            swap(&content.parts, &parts)
            // What was read meanwhile, if anything was.
            for (part, reading) in parts { content.parts[part] = reading }
        }
        return changed.map(\.reader).sorted { $0.number < $1.number }
    }
}
