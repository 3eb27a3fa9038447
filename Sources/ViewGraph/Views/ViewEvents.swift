/// A modifier that looks at each update of a view, and does something.
@MainActor
package protocol ViewEvents: PrimitiveModifier {
    /// What it remembers from update to update.
    associatedtype Memory

    /// The view comes.
    func begin(_ events: ViewEventContext) -> Memory

    /// The view is updated.
    func change(_ memory: inout Memory, _ events: ViewEventContext)

    /// The view goes.
    func end(_ memory: inout Memory, _ events: ViewEventContext)
}

extension ViewEvents {
    package func end(_ memory: inout Memory, _ events: ViewEventContext) {}

    package func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, at place: NodePlace
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        EventsNode(view, at: place)
    }
}

/// What such a modifier may do.
@MainActor
package struct ViewEventContext {
    let root: ViewRoot
    let node: ViewNode
    /// Seconds of the graph.
    package var now: Double { root.now }
    /// What holds where the view is.
    package var environment: EnvironmentValues { node.scope.values }

    /// Does something when all views are up to date. What is further in comes first.
    package func afterUpdate(_ action: @escaping () -> Void) { (node as? any EventfulNode)?.pending.append(action) }

    /// Says for this update how everything within is to be animated.
    package func animateWithin(_ animation: Animation?) { (node as? any EventfulNode)?.animate(animation) }
}

/// A node on which a modifier with events may act.
@MainActor
protocol EventfulNode: AnyObject {
    /// What is to be done when all views are up to date.
    var pending: [() -> Void] { get set }
    /// Says how what is within is animated.
    func animate(_ animation: Animation?)
}

/// A node for a view with events.
final class EventsNode<Content: View, Events: ViewEvents>: ModifierNode<Content, Events>, EventfulNode {
    var pending: [() -> Void] = []
    private var memory: Events.Memory?
    private var animation: (turn: Int, animation: Animation?)?

    private var context: ViewEventContext { ViewEventContext(root: root, node: self) }

    override func modify(_ transaction: Transaction) {
        if memory == nil {
            memory = view.modifier.begin(context)
        } else if var current = memory.take() {
            view.modifier.change(&current, context)
            memory = current
        }
    }

    override func willRemove() {
        if var current = memory.take() { view.modifier.end(&current, context) }
        finish()
    }

    override func finish() {
        if pending.isEmpty { return }
        let actions = pending
        pending = []
        for action in actions { root.afterUpdate(action) }
    }

    func animate(_ animation: Animation?) {
        self.animation = (root.turn, animation)
        root.layout.isAnimated = true
    }

    override func animationWithin(since turn: Int) -> Animation?? {
        animation.flatMap { $0.turn >= turn ? .some($0.animation) : nil }
    }

    override func transactionWithin(_ transaction: Transaction) -> Transaction {
        guard let animation = animationWithin(since: root.firstTurn), !transaction.disablesAnimations else {
            return transaction
        }
        var transaction = transaction
        transaction.animation = animation
        return transaction
    }
}
