/// A value that a view owns, which stays while the view's value is made anew: SwiftUI's `State`.
///
/// It begins with its first initial value where the view appears, and ends with the view. Views whose bodies read it are
/// evaluated anew when it is set. Before the view is there it cannot be set. Set while a body is evaluated, it keeps its
/// value until that is over.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// A state that begins with a value.
    public init(wrappedValue value: Value) { initial = value }

    /// A state that begins with a value.
    public init(initialValue value: Value) { initial = value }

    /// The value. Any thread may read and set it.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue, Transaction.current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        if let location { Binding(location: location) } else { .constant(initial) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that begins without a value.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectedProperty {
    package mutating func connect(to site: PropertySite) {
        location = site.kept { StateLocation(initial, inbox: site.inbox) }
    }

    /// Another initial value makes no difference.
    package func isSame(as other: State<Value>) -> Bool { true }
}
