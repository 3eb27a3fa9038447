/// A view that always consists of one other view, whatever the states: there is nothing to evaluate it anew for.
@MainActor
package protocol ComposedView: PrimitiveView {
    associatedtype Inner: View
    /// What it consists of.
    @ViewBuilder var inner: Inner { get }
}

extension ComposedView {
    package func makeNode(at place: NodePlace) -> TypedNode<Self> { ComposedNode(self, at: place) }
}

/// A node for a view that consists of another.
final class ComposedNode<Content: ComposedView>: TypedNode<Content> {
    private var node: TypedNode<Content.Inner>?

    override var children: [ViewNode] { node.map { [$0] } ?? [] }

    override func evaluate(_ transaction: Transaction) { show(view.inner, in: &node, transaction) }
}
