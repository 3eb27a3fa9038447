/// A view with an identity: with another one it is another view.
package struct IdentifiedView<Content: View, ID: Hashable> {
    package let content: Content
    package let id: ID

    package init(content: Content, id: ID) { (self.content, self.id) = (content, id) }
}

extension IdentifiedView: View {
    package typealias Body = Never
}

extension IdentifiedView: PrimitiveView {
    package func makeNode(at place: NodePlace) -> TypedNode<Self> { IdentityNode(self, at: place) }
}

/// A node for a view with an identity.
final class IdentityNode<Content: View, ID: Hashable>: TypedNode<IdentifiedView<Content, ID>> {
    private var node: TypedNode<Content>?
    private var id: ID?
    private var turn = 0

    override var children: [ViewNode] { node.map { [$0] } ?? [] }

    override func evaluate(_ transaction: Transaction) {
        if let node, id == view.id { return node.update(view.content, transaction) }
        node?.remove()
        turn += 1
        id = view.id
        node = ViewNode.make(view.content, at: place(of: turn))
        invalidateElements()
    }
}
