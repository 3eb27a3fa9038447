import Synchronization

/// What handlers were called with, in order, from whatever threads.
public final class Log<Entry: Sendable>: Sendable {
    private let stored = Mutex<[Entry]>([])

    public init() {}

    public var entries: [Entry] { stored.withLock { $0 } }

    public func add(_ entry: Entry) { stored.withLock { $0.append(entry) } }
}
