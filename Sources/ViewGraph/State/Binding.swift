/// A value that something else owns, to be read and set: SwiftUI's `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void
    private let identity: BindingIdentity?
    /// What sets are part of, in place of the one in force.
    public var transaction = Transaction()
    private var hasTransaction = false

    private init(
        identity: BindingIdentity?, get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void
    ) {
        (read, write, self.identity) = (get, set, identity)
    }

    /// A binding to whatever two functions say.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(identity: nil, get: get) { value, transaction in
            Transaction.$current.withValue(transaction) { set(value) }
        }
    }

    /// A binding to whatever two functions say, the second of which is told of the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(identity: nil, get: get, set: set)
    }

    init(location: StateLocation<Value>) {
        self.init(
            identity: BindingIdentity(owner: ObjectIdentifier(location), path: []), get: { location.value },
            set: { location.set($0, $1) })
    }

    init<Owner: AnyObject>(object: Owner, path: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(
            identity: BindingIdentity(owner: ObjectIdentifier(object), path: [path]), get: { object[keyPath: path] },
            set: { value, transaction in
                Transaction.$current.withValue(transaction) { object[keyPath: path] = value }
            })
    }

    /// A binding to a value that cannot be set.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue, hasTransaction ? transaction : .current) }
    }

    /// Itself.
    public var projectedValue: Binding<Value> { self }

    /// The binding that is projected.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        part(keyPath)
    }

    private func part<Subject>(_ keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var part = Binding<Subject>(
            identity: identity?.part(keyPath), get: { read()[keyPath: keyPath] },
            set: { subject, transaction in
                var value = read()
                value[keyPath: keyPath] = subject
                write(value, transaction)
            })
        (part.transaction, part.hasTransaction) = (transaction, hasTransaction)
        return part
    }

    /// A binding to an element, which may be gone later: then it reads as it last was, and is not set.
    func element(at position: Value.Index, last: Value.Element) -> Binding<Value.Element>
    where Value: MutableCollection {
        Binding<Value.Element>(
            identity: nil,
            get: {
                let collection = read()
                return collection.indices.contains(position) ? collection[position] : last
            },
            set: { element, transaction in
                var collection = read()
                guard collection.indices.contains(position) else { return }
                collection[position] = element
                write(collection, transaction)
            })
    }

    /// The same binding, whose sets are part of a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        (binding.transaction, binding.hasTransaction) = (transaction, true)
        return binding
    }

    /// The same binding, whose sets are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }
}

/// What a binding is bound to, where that can be told.
struct BindingIdentity: Equatable {
    let owner: ObjectIdentifier
    var path: [AnyKeyPath]

    func part(_ keyPath: AnyKeyPath) -> BindingIdentity { BindingIdentity(owner: owner, path: path + [keyPath]) }
}

extension Binding: ConnectedProperty {
    package mutating func connect(to site: PropertySite) {}

    package func isSame(as other: Binding<Value>) -> Bool {
        identity != nil && identity == other.identity && hasTransaction == other.hasTransaction
            && !(hasTransaction && transaction.animation != other.transaction.animation)
    }
}

extension Binding {
    /// A binding to an optional value that has a value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            identity: nil, get: { base.wrappedValue },
            set: { value, transaction in
                if let value { base.transaction(transaction).wrappedValue = value }
            })
    }

    /// A binding to the value of an optional one; `nil` where it has none. Should it lose its value later, this one keeps the
    /// value that was last there.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(
            identity: nil, get: { base.wrappedValue ?? value },
            set: { base.transaction($1).wrappedValue = $0 })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// That of the value.
    public var id: Value.ID { wrappedValue.id }
}
