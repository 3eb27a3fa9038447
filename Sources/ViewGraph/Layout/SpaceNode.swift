/// A modifier that gives the coordinate space of a view a name.
@MainActor
package protocol SpaceNaming: PrimitiveModifier {
    var name: AnyHashable { get }
}

extension SpaceNaming {
    package func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, at place: NodePlace
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        SpaceNode(view, at: place)
    }
}

/// A node for a view whose coordinate space has a name.
final class SpaceNode<Content: View, Naming: SpaceNaming>: WrapperNode<Content, Naming> {
    var name: AnyHashable { view.modifier.name }

    override func wrapper(around child: Element) -> Element { SpaceElement<Content, Naming>(of: self, around: child) }
}

/// An element whose coordinate space has a name.
final class SpaceElement<Content: View, Naming: SpaceNaming>: WrapperElement {
    override var spaceName: AnyHashable? { (node as? SpaceNode<Content, Naming>)?.name }
}
