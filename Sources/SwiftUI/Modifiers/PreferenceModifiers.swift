public import ViewGraph

/// Hands out a value.
struct PreferenceModifier<Key: PreferenceKey> {
    let value: Key.Value
}

extension PreferenceModifier: PreferenceSetting {
    typealias Body = Never
}

/// Looks at what views hand out.
struct PreferenceAction<Key: PreferenceKey> where Key.Value: Equatable {
    let action: (Key.Value) -> Void
}

extension PreferenceAction: PreferenceObserving {
    typealias Body = Never
    func changed(to value: Key.Value) { action(value) }
}

extension View {
    /// This view, which hands a value to the views around it.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(value: value))
    }

    /// Does something when what this view and those in it hand out is another value than before, and when the view comes.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceAction<K>(action: action))
    }
}
