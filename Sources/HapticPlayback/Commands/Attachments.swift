/// What other rooms keep with an object: at most one value of each type, made when it is first asked for, and let go with
/// the object.
package final class Attachments: Sendable {
    private let values = Guarded<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    package init() {}

    /// The value of a type.
    ///
    /// - Parameter make: Makes it, where there is none yet. It must not come back here.
    package func value<Value: AnyObject & Sendable>(_ make: () -> Value) -> Value {
        values.withLock { values in
            if let value = values[ObjectIdentifier(Value.self)] as? Value { return value }
            let value = make()
            values[ObjectIdentifier(Value.self)] = value
            return value
        }
    }
}
