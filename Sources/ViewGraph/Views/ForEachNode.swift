/// A node for each element of a collection, by its identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    private var nodes: [TypedNode<Content>] = []
    private var ids: [ID] = []
    private lazy var evaluation = Evaluation(root.inbox)

    override var children: [ViewNode] { nodes }

    override func evaluate(_ transaction: Transaction) {
        root.register(self, as: evaluation.reader)
        // The closure is the user's, and may read states that its view's body does not.
        let (ids, contents) = evaluation.run { listed }
        if ids == self.ids {
            for (node, content) in zip(nodes, contents) { node.update(content, transaction) }
        } else {
            rearrange(ids, contents, transaction)
        }
    }

    private var listed: ([ID], [Content]) {
        var (ids, contents): ([ID], [Content]) = ([], [])
        ids.reserveCapacity(view.data.count)
        contents.reserveCapacity(view.data.count)
        for element in view.data {
            ids.append(view.id(element))
            contents.append(view.content(element))
        }
        return (ids, contents)
    }

    private func rearrange(_ ids: [ID], _ contents: [Content], _ transaction: Transaction) {
        var known = Dictionary(zip(self.ids, nodes), uniquingKeysWith: { first, _ in first })
        var shown: Set<ID> = []
        (self.ids, nodes) = ([], [])
        for (id, content) in zip(ids, contents) {
            guard shown.insert(id).inserted else {
                root.note(.duplicateID("\(id)"))
                continue
            }
            let node: TypedNode<Content>
            if let old = known.removeValue(forKey: id) {
                node = old
                node.update(content, transaction)
            } else {
                node = ViewNode.make(content, at: place(of: nodes.count))
            }
            self.ids.append(id)
            nodes.append(node)
        }
        for node in known.values { node.remove() }
        invalidateElements()
    }

    override func willRemove() {
        evaluation.end()
        root.unregister(evaluation.reader)
    }
}
