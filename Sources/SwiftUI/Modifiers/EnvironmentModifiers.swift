public import Observation
public import ViewGraph

/// Sets what holds for a view and those within it.
struct EnvironmentModifier {
    let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: EnvironmentSetting {
    typealias Body = Never
    func set(_ values: inout EnvironmentValues) { change(&values) }
}

extension View {
    /// This view, for which and within which a value of the environment is another one.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// This view, in which an object can be had by its type.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0[object: T.self] = object })
    }

    /// This view, which takes no touches where told so: nor does what is in it, whatever that says.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
    }
}
