/// A modifier that looks at what the views within hand out.
@MainActor
package protocol PreferenceObserving: PrimitiveModifier {
    associatedtype Key: PreferenceKey where Key.Value: Equatable
    func changed(to value: Key.Value)
}

extension PreferenceObserving {
    package func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, at place: NodePlace
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        PreferenceObserverNode(view, at: place)
    }
}

/// A node that looks at what the views within hand out, after each update in which that may have changed.
final class PreferenceObserverNode<Content: View, Observing: PreferenceObserving>: ModifierNode<Content, Observing> {
    private var last: Observing.Key.Value?
    private var id: Int?

    override init(_ view: ModifiedContent<Content, Observing>, at place: NodePlace) {
        super.init(view, at: place)
        id = root.preferences.observe { [weak self] in self?.look() }
    }

    private func look() {
        if isRemoved { return }
        let value = preference(Observing.Key.self) ?? Observing.Key.defaultValue
        if value == last { return }
        last = value
        let observing = view.modifier
        root.afterUpdate { observing.changed(to: value) }
    }

    override func willRemove() { if let id { root.preferences.stopObserving(id) } }
}

/// Who looks at what views hand out to those around them.
@MainActor
package final class PreferenceState {
    var isStale = false
    private var observers = Observers()

    /// True where somebody is to look anew.
    var wantsUpdate: Bool { isStale && !observers.isEmpty }

    func observe(_ look: @escaping () -> Void) -> Int {
        isStale = true
        return observers.add(look)
    }

    func stopObserving(_ id: Int) { observers.remove(id) }

    /// Lets them look, where something may have changed.
    func bringUpToDate() {
        guard isStale else { return }
        isStale = false
        for look in observers.present() { look() }
    }
}
