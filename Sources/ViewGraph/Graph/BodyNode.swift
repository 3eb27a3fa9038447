/// A node for a view that has a body.
final class BodyNode<Content: View>: TypedNode<Content> {
    private let evaluation: Evaluation
    private let site: PropertySite
    private let presenter: Presenter<Content>?
    private var body: TypedNode<Content.Body>?
    /// True until the next frame, where it moves.
    private var isWaiting = false

    override init(_ view: Content, at place: NodePlace) {
        evaluation = Evaluation(place.root.inbox)
        site = PropertySite(inbox: place.root.inbox, reader: evaluation.reader, scope: place.scope)
        presenter = Presenter.of(view, in: place.root)
        super.init(view, at: place)
        root.register(self, as: evaluation.reader)
    }

    override var children: [ViewNode] { body.map { [$0] } ?? [] }

    override func evaluate(_ transaction: Transaction) {
        isWaiting = false
        presenter?.set(view, transaction)
        site.connect(&view)
        root.countEvaluation()
        let presented = presenter?.presented(view) ?? view
        let content = evaluation.run { presented.body }
        // While the view itself is animated its body moves by itself, and not by the same animation once more.
        let isAnimating = presenter?.isAnimating ?? false
        show(content, in: &body, isAnimating ? Transaction() : transaction)
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
