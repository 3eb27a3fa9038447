/// A node for a view with a modifier that has a body.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>: TypedNode<ModifiedContent<Content, Modifier>> {
    private let evaluation: Evaluation
    private let site: PropertySite
    private let presenter: Presenter<Modifier>?
    private var body: TypedNode<Modifier.Body>?
    /// True until the next frame, where it moves.
    private var isWaiting = false

    override init(_ view: ModifiedContent<Content, Modifier>, at place: NodePlace) {
        evaluation = Evaluation(place.root.inbox)
        site = PropertySite(inbox: place.root.inbox, reader: evaluation.reader, scope: place.scope)
        presenter = Presenter.of(view.modifier, in: place.root)
        super.init(view, at: place)
        root.register(self, as: evaluation.reader)
    }

    override var children: [ViewNode] { body.map { [$0] } ?? [] }

    override func evaluate(_ transaction: Transaction) {
        isWaiting = false
        presenter?.set(view.modifier, transaction)
        site.connect(&view.modifier)
        root.countEvaluation()
        let presented = presenter?.presented(view.modifier) ?? view.modifier
        let content = _ViewModifier_Content<Modifier>(content: view.content)
        let made = evaluation.run { presented.body(content: content) }
        let isAnimating = presenter?.isAnimating ?? false
        show(made, in: &body, isAnimating ? Transaction() : transaction)
        if isAnimating, !isWaiting {
            isWaiting = true
            root.evaluateNextFrame(self)
        }
    }

    override func willRemove() {
        evaluation.end()
        root.unregister(evaluation.reader)
    }
}

/// A node for the view that a modifier is given.
final class ModifierContentNode<Modifier: ViewModifier>: TypedNode<_ViewModifier_Content<Modifier>> {
    private var node: ViewNode?

    override var children: [ViewNode] { node.map { [$0] } ?? [] }

    override func evaluate(_ transaction: Transaction) { show(view.content, transaction) }

    private func show<Content: View>(_ content: Content, _ transaction: Transaction) {
        if let node = node as? TypedNode<Content> { return node.update(content, transaction) }
        // The content of a modifier is always of one type.
        node = ViewNode.make(content, at: place(of: 0))
    }
}
