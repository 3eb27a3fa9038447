/// Something of the environment that may be on its way to what it is to be: those within ask it when they want to know.
@MainActor
package protocol MovingSource: AnyObject {
    /// When it will be as it is to be; the past where it is.
    var end: Double { get }
}

/// A modifier that puts such a source into the environment. What is within need not be evaluated while it moves.
@MainActor
package protocol AnimatedSetting: PrimitiveModifier {
    associatedtype Source: MovingSource

    /// The source, as long as the view is there.
    func makeSource(in root: ViewRoot, _ outer: EnvironmentScope) -> Source

    /// Tells the source what it is to be from now on.
    func update(_ source: Source, _ transaction: Transaction)

    /// Puts the source where those within look for it.
    func set(_ values: inout EnvironmentValues, _ source: Source)
}

extension AnimatedSetting {
    package func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, at place: NodePlace
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        AnimatedSettingNode(view, at: place)
    }
}

/// A node for a view with a source of its own in its environment.
final class AnimatedSettingNode<Content: View, Setting: AnimatedSetting>: ModifierNode<Content, Setting> {
    private let within: EnvironmentScope
    private let source: Setting.Source

    override init(_ view: ModifiedContent<Content, Setting>, at place: NodePlace) {
        within = EnvironmentScope(within: place.scope)
        source = view.modifier.makeSource(in: place.root, place.scope)
        super.init(view, at: place)
        // Nobody has looked yet, and it stays the same object.
        _ = within.set { view.modifier.set(&$0, source) }
    }

    override var scopeWithin: EnvironmentScope { within }

    override func modify(_ transaction: Transaction) {
        view.modifier.update(source, transaction)
        if source.end > root.now { root.layout.animate(self) }
        root.needsLayout()
    }
}

extension AnimatedSettingNode: Mover {
    func isMoving(at time: Double) -> Bool { !isRemoved && time < source.end }

    /// Who looks asks the source itself.
    func follow() {}
}
