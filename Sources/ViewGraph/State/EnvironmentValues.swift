/// The type of a value that views hand to those within them: SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}

/// What views hand to those within them: SwiftUI's `EnvironmentValues`.
///
/// Values of one's own are properties in an extension, which use ``subscript(_:)``.
public struct EnvironmentValues {
    /// Where what is not set here is looked for.
    private let scope: EnvironmentScope?
    private(set) var set: [ObjectIdentifier: Any] = [:]

    /// The values where nobody has set any.
    public init() { scope = nil }

    init(scope: EnvironmentScope?) { self.scope = scope }

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { value(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue }
        set { set[ObjectIdentifier(key)] = newValue }
    }

    /// An object by its type.
    package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { value(ObjectIdentifier(type)) as? Object }
        set { set[ObjectIdentifier(type)] = newValue }
    }

    private func value(_ key: ObjectIdentifier) -> Any? { set[key] ?? scope?.value(key) }
}
