/// A view of any type: SwiftUI's `AnyView`. A view of another type in its place is another view.
public struct AnyView {
    let content: any View

    /// A view without its type.
    public init<V: View>(_ view: V) {
        content = (view as? AnyView)?.content ?? view
    }

    /// A view without its type.
    public init<V: View>(erasing view: V) { self.init(view) }

}

extension AnyView: View {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension AnyView: PrimitiveView {
    package func makeNode(at place: NodePlace) -> TypedNode<AnyView> { AnyViewNode(self, at: place) }
}

/// A node for a view of any type.
final class AnyViewNode: TypedNode<AnyView> {
    private var node: ViewNode?
    private var turn = 0

    override var children: [ViewNode] { node.map { [$0] } ?? [] }

    override func evaluate(_ transaction: Transaction) { show(view.content, transaction) }

    private func show<Content: View>(_ content: Content, _ transaction: Transaction) {
        if let node = node as? TypedNode<Content> { return node.update(content, transaction) }
        node?.remove()
        turn += 1
        node = ViewNode.make(content, at: place(of: turn))
        invalidateElements()
    }
}
