public import Observation

/// Makes bindings to the properties of an observable object: SwiftUI's `Bindable`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Itself.
    public var projectedValue: Bindable<Value> { self }

    // There has to be one in the type itself for the initializer of a view's members to take the object.
    /// For objects that are observable.
    @available(*, unavailable, message: "the object must be of a class that is Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    fileprivate init(unchecked value: Value) { wrappedValue = value }
}

extension Bindable where Value: AnyObject, Value: Observable {
    /// Bindings to an object's properties.
    public init(wrappedValue: Value) { self.init(unchecked: wrappedValue) }

    /// Bindings to an object's properties.
    public init(_ wrappedValue: Value) { self.init(unchecked: wrappedValue) }

    /// The one that is projected.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A binding to a property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(object: wrappedValue, path: keyPath)
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
