/// Views one after the other, as a ``ViewBuilder`` lists them.
public struct TupleView<each Content: View> {
    let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: View {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension TupleView: PrimitiveView {
    package func makeNode(at place: NodePlace) -> TypedNode<Self> { TupleNode(self, at: place) }
}

/// A node for each of some views.
final class TupleNode<each Content: View>: TypedNode<TupleView<repeat each Content>> {
    private var nodes: [ViewNode] = []

    override var children: [ViewNode] { nodes }

    override func evaluate(_ transaction: Transaction) {
        var index = 0
        for content in repeat each view.content {
            update(content, at: index, transaction)
            index += 1
        }
    }

    private func update<View: ViewGraph.View>(_ content: View, at index: Int, _ transaction: Transaction) {
        if index < nodes.count, let node = nodes[index] as? TypedNode<View> {
            node.update(content, transaction)
        } else {
            nodes.append(ViewNode.make(content, at: place(of: index)))
        }
    }
}
