public import ViewGraph

/// Does something when a view comes or goes.
struct AppearanceAction {
    var appears: (() -> Void)?
    var disappears: (() -> Void)?
}

extension AppearanceAction: AppearanceObserving {
    typealias Body = Never
}

/// Does something when a value changes.
struct ChangeAction<Value: Equatable> {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void
}

extension ChangeAction: ViewEvents {
    typealias Body = Never

    func begin(_ events: ViewEventContext) -> Value {
        if isInitial { events.afterUpdate { action(value, value) } }
        return value
    }

    func change(_ memory: inout Value, _ events: ViewEventContext) {
        if memory == value { return }
        let old = memory
        memory = value
        events.afterUpdate { action(old, value) }
    }
}

extension View {
    /// Does something when this view comes. Where it is several, such as a `Group`, that is done for each of them, and for
    /// those that come later; where it is nothing, it is not done.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceAction(appears: action))
    }

    /// Does something when this view goes. Where it is several, such as a `Group`, that is done for each of them.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceAction(disappears: action))
    }

    /// Does something when a value is another one than at the last update.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - initial: True to do it also when the view comes, with the first value for both.
    ///   - action: Is given the old value and the new one. The newest one is used.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeAction(value: value, isInitial: initial, action: action))
    }

    /// Does something when a value is another one than at the last update.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - initial: True to do it also when the view comes.
    ///   - action: The newest one is used.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeAction(value: value, isInitial: initial, action: { _, _ in action() }))
    }

    /// Does something when a value is another one than at the last update: the form of iOS 14, given the new value alone.
    @available(*, deprecated, message: "use the form with the old and the new value, or with none")
    @_disfavoredOverload
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeAction(value: value, isInitial: false, action: { _, new in action(new) }))
    }
}
