package import Foundation

/// Where an element stands.
@MainActor
package struct LeafContext {
    /// What holds there.
    package let environment: EnvironmentValues
    /// The axis of the stack that it is in; `nil` outside of one.
    package let axis: Axis?
}

/// A view that is one element with nothing in it.
@MainActor
package protocol LeafView: PrimitiveView, Animatable {
    /// The size that it takes of what it is offered.
    func measured(_ proposal: ProposedSize, in context: LeafContext) -> CGSize

    /// What it tells of itself.
    func semantics(_ environment: EnvironmentValues, size: CGSize) -> Semantics

    /// True where it takes a touch at a point in its size: by default everywhere.
    func takesTouch(at point: CGPoint, in size: CGSize, _ environment: EnvironmentValues) -> Bool

    /// The rectangle in which it may take touches: by default its size.
    func touchBounds(in size: CGSize) -> Box
}

extension LeafView {
    package func takesTouch(at point: CGPoint, in size: CGSize, _ environment: EnvironmentValues) -> Bool { true }
    package func touchBounds(in size: CGSize) -> Box { Box(size) }

    package func makeNode(at place: NodePlace) -> TypedNode<Self> { LeafNode(self, at: place) }
}

/// A node for a view with nothing in it.
final class LeafNode<Content: LeafView>: TypedNode<Content> {
    private let attribute: AnimatedAttribute<Content>
    /// The one that was evaluated last.
    private var laidOut: Content?
    private lazy var element = LeafElement<Content>(of: self)

    override init(_ view: Content, at place: NodePlace) {
        attribute = AnimatedAttribute(view, in: place.root)
        super.init(view, at: place)
    }

    /// The view as it looks now.
    var presented: Content { attribute.presented(view) }

    override func evaluate(_ transaction: Transaction) {
        attribute.set(view, transaction)
        if attribute.isAnimating { root.layout.animate(self) }
        if laidOut.map({ !Comparison.areSame(view, $0) }) ?? true { element.invalidateSize() }
        laidOut = view
    }

    override func makeElements() -> [Element] { [element] }
}

extension LeafNode: Mover {
    func isMoving(at time: Double) -> Bool { !isRemoved && time < attribute.end }

    func follow() { element.invalidateSize() }
}

/// The element of a view with nothing in it.
final class LeafElement<Content: LeafView>: Element {
    private var owner: LeafNode<Content>? { node as? LeafNode<Content> }

    override func measured(_ proposal: ProposedSize) -> CGSize {
        owner.map { $0.presented.measured(proposal, in: LeafContext(environment: $0.scope.values, axis: axis)) }
            ?? .zero
    }

    override func takers(at point: CGPoint) -> TouchTakers {
        guard let owner else { return .nobody }
        return owner.presented.takesTouch(at: point, in: bounds.rect.size, owner.scope.values) ? .all : .nobody
    }

    override var touchBounds: Box { owner?.presented.touchBounds(in: presentedSize) ?? bounds }

    override var semantics: Semantics {
        owner.map { $0.presented.semantics($0.scope.values, size: presentedSize) } ?? Semantics()
    }
}
