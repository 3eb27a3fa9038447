public import Observation

/// A value of the environment, as it is where the view stands: SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    /// What it looks at, where a closure cannot be compared.
    private enum Source: Equatable {
        case value(AnyKeyPath)
        case object(ObjectIdentifier)
    }

    private let source: Source
    private let read: (EnvironmentValues) -> Value
    private var scope: EnvironmentScope?

    /// The value at a key path of ``EnvironmentValues``.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .value(keyPath)
        read = { $0[keyPath: keyPath] }
    }

    /// The value now. Outside of a view that is there, it is as where nobody has set one.
    public var wrappedValue: Value { read(scope?.values ?? EnvironmentValues()) }
}

extension Environment where Value: AnyObject, Value: Observable {
    /// The object of a type that a view further out was given with `environment(_:)`.
    ///
    /// Where there is none the program ends, as on Apple systems: declare the property optional where that may be.
    public init(_ objectType: Value.Type) {
        source = .object(ObjectIdentifier(objectType))
        read = { values in
            guard let object = values[object: objectType] else {
                fatalError("no view further out has environment(_:) of a \(objectType)")
            }
            return object
        }
    }
}

extension Environment {
    /// The object of a type that a view further out was given with `environment(_:)`, or `nil`.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object(ObjectIdentifier(objectType))
        read = { $0[object: objectType] }
    }
}

extension Environment: ConnectedProperty {
    package mutating func connect(to site: PropertySite) { scope = site.scope }

    /// A view may be told by what is around it what to look at.
    package func isSame(as other: Environment<Value>) -> Bool { source == other.source }
}
