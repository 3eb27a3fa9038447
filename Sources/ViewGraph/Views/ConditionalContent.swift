/// One of two views, as an `if` with an `else` in a ``ViewBuilder`` says. Each has an identity of its own: what the one keeps
/// ends when the other comes.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView {
    package func makeNode(at place: NodePlace) -> TypedNode<Self> { ConditionalNode(self, at: place) }
}

/// A node for one of two views.
final class ConditionalNode<First: View, Second: View>: TypedNode<_ConditionalContent<First, Second>> {
    private var node: ViewNode?

    override var children: [ViewNode] { node.map { [$0] } ?? [] }

    override func evaluate(_ transaction: Transaction) {
        switch view.storage {
        case .first(let first): show(first, at: 0, transaction)
        case .second(let second): show(second, at: 1, transaction)
        }
    }

    private var shown = -1

    private func show<View: ViewGraph.View>(_ view: View, at index: Int, _ transaction: Transaction) {
        if shown == index, let node = node as? TypedNode<View> {
            node.update(view, transaction)
            return
        }
        node?.remove()
        shown = index
        node = ViewNode.make(view, at: place(of: index))
        invalidateElements()
    }
}

extension Optional: View where Wrapped: View {
    /// None: the graph knows what it is.
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    package func makeNode(at place: NodePlace) -> TypedNode<Self> { OptionalNode(self, at: place) }
}

/// A node for a view that may be there.
final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
    private var node: TypedNode<Wrapped>?

    override var children: [ViewNode] { node.map { [$0] } ?? [] }

    override func evaluate(_ transaction: Transaction) {
        switch (node, view) {
        case (let node?, let view?): node.update(view, transaction)
        case (nil, let view?):
            node = ViewNode.make(view, at: place(of: 0))
            invalidateElements()
        case (let node?, nil):
            node.remove()
            self.node = nil
            invalidateElements()
        case (nil, nil): break
        }
    }
}
