/// A node for a view with a modifier of the graph's own: by itself it shows the view as it is.
package class ModifierNode<Content: View, Modifier: ViewModifier>: TypedNode<ModifiedContent<Content, Modifier>> {
    private var node: TypedNode<Content>?

    override package var children: [ViewNode] { node.map { [$0] } ?? [] }

    /// Called before the content is evaluated.
    func modify(_ transaction: Transaction) {}

    /// Called when the content is evaluated.
    func finish() {}

    /// The transaction that the content is to have.
    func transactionWithin(_ transaction: Transaction) -> Transaction { transaction }

    /// The environment that the content is to have.
    var scopeWithin: EnvironmentScope { scope }

    override package func evaluate(_ transaction: Transaction) {
        modify(transaction)
        show(view.content, in: &node, scope: scopeWithin, transactionWithin(transaction))
        finish()
    }
}
