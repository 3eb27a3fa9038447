/// A value that something else owns, to be read and set: SwiftUI's `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let source: BindingSource<Value>
    private let write: (Value, Transaction) -> Void
    /// What sets are part of, in place of the one in force.
    public var transaction = Transaction() { didSet { hasTransaction = true } }
    private var hasTransaction = false

    private init(_ source: BindingSource<Value>, set: @escaping (Value, Transaction) -> Void) {
        (self.source, write) = (source, set)
    }

    /// A binding to whatever two functions say.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(BindingSource(get: get)) { value, transaction in
            Transaction.$current.withValue(transaction) { set(value) }
        }
    }

    /// A binding to whatever two functions say, the second of which is told of the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(BindingSource(get: get), set: set)
    }

    package init(location: StateLocation<Value>) { self.init(BindingSource(location)) { location.set($0, $1) } }

    init<Owner: AnyObject>(object: Owner, path: ReferenceWritableKeyPath<Owner, Value>) {
        let identity = BindingIdentity(owner: ObjectIdentifier(object), path: [.member(path)])
        self.init(BindingSource(identity: identity) { object[keyPath: path] }) { value, transaction in
            Transaction.$current.withValue(transaction) { object[keyPath: path] = value }
        }
    }

    /// A binding to a value that cannot be set.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { source.read() }
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
        var part = Binding<Subject>(source.part(.member(keyPath)) { $0[keyPath: keyPath] }) { subject, transaction in
            var value = source.peek()
            value[keyPath: keyPath] = subject
            write(value, transaction)
        }
        (part.transaction, part.hasTransaction) = (transaction, hasTransaction)
        return part
    }

    /// A binding to an element, which may be gone later: then it reads as it is now, and is not set.
    func element(at position: Value.Index) -> Binding<Value.Element> where Value: MutableCollection {
        let last = source.peek()[position]
        let element = source.part(.element(at: position)) { $0.has(position) ? $0[position] : last }
        var binding = Binding<Value.Element>(element) { element, transaction in
            var collection = source.peek()
            guard collection.has(position) else { return }
            collection[position] = element
            write(collection, transaction)
        }
        (binding.transaction, binding.hasTransaction) = (transaction, hasTransaction)
        return binding
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

extension Collection {
    /// True where there is an element at an index.
    fileprivate func has(_ index: Index) -> Bool {
        // Those of an array, the usual case, are told by two comparisons.
        Indices.self == Range<Index>.self ? index >= startIndex && index < endIndex : indices.contains(index)
    }
}

extension Binding: ConnectedProperty {
    package mutating func connect(to site: PropertySite) {}

    package func isSame(as other: Binding<Value>) -> Bool { hasSameTarget(as: other) }

    private func hasSameTarget(as other: Binding<Value>) -> Bool {
        source.identity != nil && source.identity == other.source.identity && hasTransaction == other.hasTransaction
            && (!hasTransaction || transaction.isSame(as: other.transaction))
    }
}

extension Binding where Value: MutableCollection {
    /// True where bindings to the elements are known to be bound to the same places as those of another one, if there are as
    /// many: with arrays, which count from 0.
    func areElementsInSamePlaces(as other: Binding<Value>) -> Bool {
        (Value.self is Array<Value.Element>.Type || Value.self is ContiguousArray<Value.Element>.Type)
            && hasSameTarget(as: other)
    }
}

extension Binding {
    /// A binding to an optional value that has a value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(BindingSource { base.wrappedValue }) { value, transaction in
            if let value { base.transaction(transaction).wrappedValue = value }
        }
    }

    /// A binding to the value of an optional one; `nil` where it has none. Should it lose its value later, this one keeps the
    /// value that was last there.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(BindingSource { base.wrappedValue ?? value }) { base.transaction($1).wrappedValue = $0 }
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// That of the value.
    public var id: Value.ID { wrappedValue.id }
}
