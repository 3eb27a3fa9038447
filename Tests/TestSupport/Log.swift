import Synchronization

/// What handlers were called with, in order, from whatever threads.
public final class Log<Entry: Sendable>: Sendable {
    private let stored = Mutex<[Entry]>([])

    /// An empty log.
    public init() {}

    /// All that was added.
    public var entries: [Entry] { stored.withLock { $0 } }

    /// Adds an entry, from any thread.
    public func add(_ entry: Entry) { stored.withLock { $0.append(entry) } }
}
