import HapticPlayback

/// What one view has set for those within it.
package final class EnvironmentScope: Sendable {
    private struct Content {
        var values: [ObjectIdentifier: Any] = [:]
        /// Who has looked for a value here, or further out through here.
        var readers: Set<ReaderID> = []
    }

    private let outer: EnvironmentScope?
    private let content = Guarded(Content())

    /// A scope within another.
    package init(within outer: EnvironmentScope?) { self.outer = outer }

    /// The values in force here.
    package var values: EnvironmentValues { EnvironmentValues(scope: self) }

    /// How many it remembers who have looked for a value.
    package var readerCount: Int { content.withLock { $0.readers.count } }

    /// The innermost value; whose body is evaluated now depends on it from now on.
    func value(_ key: ObjectIdentifier) -> Any? {
        let reader = ReaderID.current
        let value = content.withLock { content in
            if let reader { content.readers.insert(reader) }
            return content.values[key]
        }
        return value ?? outer?.value(key)
    }

    /// Sets what holds from now on.
    ///
    /// - Returns: Those who have read here, to be evaluated anew; `nil` where nothing is otherwise than before.
    package func set(_ change: (inout EnvironmentValues) -> Void) -> [ReaderID]? {
        var values = EnvironmentValues(scope: outer)
        change(&values)
        return content.withLock { content in
            if Self.areSame(content.values, values.set) { return nil }
            content.values = values.set
            defer { content.readers = [] }
            return Array(content.readers)
        }
    }

    /// True where the values are known to be equal: those that can be compared, and objects.
    private static func areSame(_ first: [ObjectIdentifier: Any], _ second: [ObjectIdentifier: Any]) -> Bool {
        first.count == second.count
            && first.allSatisfy { key, value in second[key].map { areSame(value, $0) } ?? false }
    }

    private static func areSame(_ first: Any, _ second: Any) -> Bool {
        if let first = first as? any Equatable { return isEqual(first, second) }
        guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
        return (first as AnyObject) === (second as AnyObject)
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }

    /// Forgets one who is no longer there, here and further out.
    func forget(_ reader: ReaderID) {
        var scope: EnvironmentScope? = self
        while let current = scope {
            _ = current.content.withLock { $0.readers.remove(reader) }
            scope = current.outer
        }
    }
}
