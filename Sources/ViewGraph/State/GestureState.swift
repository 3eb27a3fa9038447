/// A value that holds while a gesture goes on, and then is again as it was: SwiftUI's `GestureState`.
///
/// It is set by the gesture's `updating(_:body:)` alone.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let resetTransaction: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// A state that begins with a value, and is set to it without animation.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }

    /// A state that begins with a value, and is set to it without animation.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// A state that begins with a value, and is set to it within a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
    }

    /// A state that begins with a value, and is set to it within a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A state that begins with a value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value.
    ///   - reset: Is given the last value, and says within what transaction the first is set again.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        (initial, resetTransaction) = (wrappedValue, reset)
    }

    /// A state that begins with a value.
    ///
    /// - Parameters:
    ///   - initialValue: The value.
    ///   - reset: Is given the last value, and says within what transaction the first is set again.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value.
    public var wrappedValue: Value { location?.value ?? initial }

    /// Itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Changes the value while a gesture goes on.
    package func change(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var (value, transaction) = (location.value, Transaction.current)
        body(&value, &transaction)
        location.set(value, transaction)
    }

    /// Sets the first value again: the gesture is over.
    package func reset() {
        guard let location else { return }
        var transaction = Transaction()
        resetTransaction(location.value, &transaction)
        location.set(initial, transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that begins without a value, and is set to it within a transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// A state that begins without a value.
    ///
    /// - Parameter reset: Is given the last value, and says within what transaction there is none again.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: ConnectedProperty {
    package mutating func connect(to site: PropertySite) {
        location = site.kept { StateLocation(initial, inbox: site.inbox) }
    }

    package func isSame(as other: GestureState<Value>) -> Bool { true }
}
