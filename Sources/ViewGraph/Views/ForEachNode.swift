import Observation

/// A node with a row for each element of a collection, by its identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    private typealias Row = ForEachRow<Data.Element, Content>

    private var rows: [Row] = []
    private var ids: [ID] = []
    private let evaluation: Evaluation
    /// What the rows were made by.
    private var shown: ForEach<Data, ID, Content>?
    /// Objects that do not tell what changes within them: the same one may be otherwise.
    private let areOpaque = Data.Element.self is AnyClass && !(Data.Element.self is any Observable.Type)

    override init(_ view: ForEach<Data, ID, Content>, at place: NodePlace) {
        evaluation = Evaluation(place.root.inbox)
        super.init(view, at: place)
        root.register(self, as: evaluation.reader)
    }

    override var children: [ViewNode] { rows }

    override func evaluate(_ transaction: Transaction) {
        let last = shown
        let isAsBefore = last.map { PropertyFields.areSame($0.content, view.content) } ?? false
        shown = view
        var (ids, elements): ([ID], [Data.Element]) = ([], [])
        let isNothingNew = evaluation.run {
            ids = view.ids(view.data)
            if let last, isAsBefore, ids == self.ids, view.areInSamePlaces(last.data, view.data) { return true }
            elements = Array(view.data)
            return false
        }
        if isNothingNew { return }
        if ids == self.ids {
            // By index: a pair of values of unknown types for each row would cost more than to compare them.
            for index in rows.indices { update(rows[index], elements[index], isAsBefore, transaction) }
        } else {
            rearrange(elements, ids, isAsBefore, transaction)
        }
    }

    /// Evaluates a row where its element, or what makes a view of it, is not what it was.
    private func update(_ row: Row, _ element: Data.Element, _ isAsBefore: Bool, _ transaction: Transaction) {
        if isAsBefore && !areOpaque && Comparison.areSameElements(row.element, element) { return }
        (row.element, row.content) = (element, view.content)
        row.evaluateNow(transaction)
    }

    private func rearrange(
        _ elements: [Data.Element], _ ids: [ID], _ isAsBefore: Bool, _ transaction: Transaction
    ) {
        var known = Dictionary(zip(self.ids, rows), uniquingKeysWith: { first, _ in first })
        let before = self.ids
        var shown: Set<ID> = []
        (self.ids, rows) = ([], [])
        for (id, element) in zip(ids, elements) {
            guard shown.insert(id).inserted else {
                root.note(.duplicateID("\(id)"))
                continue
            }
            self.ids.append(id)
            if let row = known.removeValue(forKey: id) {
                rows.append(row)
                update(row, element, isAsBefore, transaction)
            } else {
                let row = Row(element, view.content, at: place(of: rows.count))
                rows.append(row)
                row.evaluate(root.transaction)
            }
        }
        for id in before { known.removeValue(forKey: id)?.remove() }
        invalidateElements()
    }

    override func willRemove() {
        evaluation.end()
        root.unregister(evaluation.reader)
    }
}

/// A node for an element of a collection.
///
/// Its view is made anew where the element is another value, where something has changed that was read to make it, or where
/// the closure that makes it is another one. A closure that captures something always is.
final class ForEachRow<Item, Content: View>: ViewNode {
    var element: Item
    var content: (Item) -> Content
    private var node: TypedNode<Content>?
    private let evaluation: Evaluation

    init(_ element: Item, _ content: @escaping (Item) -> Content, at place: NodePlace) {
        (self.element, self.content) = (element, content)
        evaluation = Evaluation(place.root.inbox)
        super.init(at: place)
        root.register(self, as: evaluation.reader)
    }

    override var children: [ViewNode] { node.map { [$0] } ?? [] }

    override func evaluate(_ transaction: Transaction) {
        show(evaluation.run { content(element) }, in: &node, transaction)
    }

    override func willRemove() {
        evaluation.end()
        root.unregister(evaluation.reader)
    }
}
