/// A modifier that does something when something of a view comes to the screen, and when it goes.
@MainActor
package protocol AppearanceObserving: PrimitiveModifier {
    var appears: (() -> Void)? { get }
    var disappears: (() -> Void)? { get }
}

extension AppearanceObserving {
    package func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, at place: NodePlace
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        AppearanceNode(view, at: place)
    }
}

/// A node that is asked, once all that was due is evaluated, to look at its elements.
@MainActor
protocol ElementObserver: ViewNode {
    func look()
}

/// A node that acts for each element of a view: so for each view of a group, and for nothing not at all.
final class AppearanceNode<Content: View, Observing: AppearanceObserving>: ModifierNode<Content, Observing>,
    ElementObserver
{
    /// Those that have come and not gone.
    private var present: [Element] = []
    private var isEvaluating = false
    private var isToLook = false

    override func evaluate(_ transaction: Transaction) {
        isEvaluating = true
        super.evaluate(transaction)
        isEvaluating = false
        attune()
    }

    override func elementsDidChange() {
        if isEvaluating || isToLook { return }
        isToLook = true
        root.letLook(self)
    }

    func look() {
        isToLook = false
        if !isRemoved { attune() }
    }

    /// Acts for those that are gone, and then for those that have come.
    private func attune() {
        let old = present
        present = elements
        if old.count == present.count && zip(old, present).allSatisfy({ $0 === $1 }) { return }
        act(view.modifier.disappears, for: old, notIn: present)
        act(view.modifier.appears, for: present, notIn: old)
    }

    private func act(_ action: (() -> Void)?, for some: [Element], notIn others: [Element]) {
        guard let action else { return }
        let known = Set(others.map { ObjectIdentifier($0) })
        for element in some where !known.contains(ObjectIdentifier(element)) { root.afterUpdate(action) }
    }

    override func willRemove() {
        act(view.modifier.disappears, for: present, notIn: [])
        present = []
    }
}
