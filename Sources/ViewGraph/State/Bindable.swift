public import Observation

/// Makes bindings to the properties of an observable object: SwiftUI's `Bindable`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    private let object: Value

    /// The object.
    public var wrappedValue: Value { object }

    /// Itself.
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Bindings to an object's properties.
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }

    /// Bindings to an object's properties.
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

    /// The one that is projected.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A binding to a property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(object: object, path: keyPath)
    }
}

extension Bindable: DynamicProperty {}

extension Bindable: ConnectedProperty {
    package mutating func connect(to site: PropertySite) {}

    package func isSame(as other: Bindable<Value>) -> Bool {
        (wrappedValue as AnyObject) === (other.wrappedValue as AnyObject)
    }
}

extension Bindable: Identifiable where Value: Identifiable {
    /// That of the object.
    public var id: Value.ID { wrappedValue.id }
}
