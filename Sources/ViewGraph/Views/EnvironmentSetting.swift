/// A modifier that sets what holds for a view and those within it.
@MainActor
package protocol EnvironmentSetting: PrimitiveModifier {
    func set(_ values: inout EnvironmentValues)
}

extension EnvironmentSetting {
    package func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, at place: NodePlace
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        EnvironmentNode(view, at: place)
    }
}

/// A node for a view with an environment of its own.
final class EnvironmentNode<Content: View, Setting: EnvironmentSetting>: ModifierNode<Content, Setting> {
    private let within: EnvironmentScope
    private let reader = ReaderID.make()

    override init(_ view: ModifiedContent<Content, Setting>, at place: NodePlace) {
        within = EnvironmentScope(within: place.scope)
        super.init(view, at: place)
        root.register(self, as: reader)
    }

    override var scopeWithin: EnvironmentScope { within }

    override func modify(_ transaction: Transaction) {
        // What it sets may depend on what holds around it.
        let readers = ReaderID.reading(as: reader) { within.set { view.modifier.set(&$0) } }
        guard let readers else { return }
        root.makeDue(readers, transaction)
        // Elements look at the environment when they are measured.
        for element in elementsSoFar { element.invalidateAll() }
        root.needsLayout()
    }

    override func willRemove() { root.unregister(reader) }
}
