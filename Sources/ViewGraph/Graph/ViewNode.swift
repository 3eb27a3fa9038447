/// Where a node is to be: in what graph, below which node, in which environment.
@MainActor
package struct NodePlace {
    package let root: ViewRoot
    package let parent: ViewNode?
    package var scope: EnvironmentScope
    package let depth: Int
    /// Which of its parent's children, for what has an identity by its place.
    package let index: Int
}

/// A view in the graph, which stays while values of the view come and go.
@MainActor
package class ViewNode {
    package let root: ViewRoot
    package private(set) weak var parent: ViewNode?
    package let scope: EnvironmentScope
    package let depth: Int
    package let index: Int
    /// Larger for nodes that were made later.
    package let serial: Int
    package private(set) var isRemoved = false
    private var cachedElements: [Element]?
    /// What has made it due, until it is evaluated.
    var due: Transaction?

    init(at place: NodePlace) {
        (root, parent, scope, depth, index) = (place.root, place.parent, place.scope, place.depth, place.index)
        serial = place.root.nextSerial()
    }

    // MARK: What kinds of nodes say

    /// The nodes below it.
    package var children: [ViewNode] { [] }

    /// Brings it up to date with its view.
    package func evaluate(_ transaction: Transaction) {}

    /// What it is on the screen: by default, what its children are, one after the other.
    func makeElements() -> [Element] { children.flatMap { $0.elements } }

    /// The animation that everything within is to have, as said since a turn; `nil` for no opinion.
    func animationWithin(since turn: Int) -> Animation?? { nil }

    /// Called before it goes away for good.
    func willRemove() {}

    /// Called when the elements below are no longer what they were.
    func elementsDidChange() {}

    // MARK: What they have in common

    /// What it is on the screen.
    package final var elements: [Element] {
        if let cachedElements { return cachedElements }
        let elements = makeElements()
        cachedElements = elements
        return elements
    }

    /// What it is on the screen, as far as anybody has asked.
    package final var elementsSoFar: [Element] { cachedElements ?? [] }

    /// The elements are others from now on.
    package final func invalidateElements() {
        var node: ViewNode? = self
        while let current = node, current.cachedElements != nil || current === self {
            current.cachedElements = nil
            current.elementsDidChange()
            node = current.parent
        }
        root.needsLayout()
    }

    /// A place below it.
    package final func place(of index: Int, scope: EnvironmentScope? = nil) -> NodePlace {
        NodePlace(root: root, parent: self, scope: scope ?? self.scope, depth: depth + 1, index: index)
    }

    /// Ends it and all below it: the deepest first.
    package final func remove() {
        if isRemoved { return }
        isRemoved = true
        root.preferences.isStale = true
        for child in children { child.remove() }
        willRemove()
        due = nil
    }

    /// Makes a node of a view, or brings one up to date.
    package final func show<View: ViewGraph.View>(
        _ view: View, in node: inout TypedNode<View>?, scope: EnvironmentScope? = nil, _ transaction: Transaction
    ) {
        if let node { return node.update(view, transaction) }
        node = ViewNode.make(view, at: place(of: 0, scope: scope))
    }

    /// A node for a view, with all below it.
    package static func make<View: ViewGraph.View>(_ view: View, at place: NodePlace) -> TypedNode<View> {
        let node: TypedNode<View>
        if place.depth > ViewRoot.greatestDepth {
            place.root.note(.tooDeep("\(View.self)"))
            node = TypedNode(view, at: place)
        } else if let primitive = view as? any PrimitiveView {
            node = make(primitive: primitive, at: place) as? TypedNode<View> ?? TypedNode(view, at: place)
        } else {
            node = BodyNode(view, at: place)
        }
        node.evaluate(place.root.transaction)
        return node
    }

    private static func make<View: PrimitiveView>(primitive view: View, at place: NodePlace) -> ViewNode {
        view.makeNode(at: place)
    }
}

/// A node for views of one type.
@MainActor
package class TypedNode<Content: View>: ViewNode {
    package final var view: Content

    package init(_ view: Content, at place: NodePlace) {
        self.view = view
        super.init(at: place)
    }

    /// Takes another value of the view, and evaluates it unless it is the same.
    package final func update(_ view: Content, _ transaction: Transaction) {
        if isRemoved || due == nil && Comparison.areSame(self.view, view) { return }
        self.view = view
        evaluateNow(transaction)
    }
}

extension ViewNode {
    /// Evaluates it, which it is then no longer due to be.
    func evaluateNow(_ transaction: Transaction) {
        var transaction = transaction
        if let due, let animation = due.animation, transaction.animation == nil {
            transaction.animation = animation
            transaction.completion = due.completion
        }
        due = nil
        evaluate(transaction)
    }
}

extension ViewNode {
    /// The animation that the nodes around it want, as said since a turn: the innermost that has an opinion decides.
    func animationAround(since turn: Int) -> Animation?? {
        var node = parent
        while let current = node {
            if let animation = current.animationWithin(since: turn) { return .some(animation) }
            node = current.parent
        }
        return nil
    }

    /// A transaction as the nodes around it want it.
    func animatedFromOutside(_ transaction: Transaction, since turn: Int) -> Transaction {
        guard !transaction.disablesAnimations, let animation = animationAround(since: turn) else { return transaction }
        var transaction = transaction
        transaction.animation = animation
        return transaction
    }
}
