package import Foundation

/// A view that is one element with those of other views in it.
@MainActor
package protocol ContainerView: PrimitiveView {
    associatedtype Content: View
    /// The views in it.
    var content: Content { get }

    /// True where another one with the same views in it is laid out in the same way.
    func isLaidOut(like other: Self) -> Bool

    /// The axis along which they stand; `nil` without one.
    var axis: Axis? { get }

    /// True where it takes touches in all of its frame, and not only where what is in it does.
    var isSolid: Bool { get }

    /// True where what is outside of it cannot be seen or touched.
    var hidesOutside: Bool { get }

    /// The size that it takes of what it is offered.
    func measured(_ children: [Element], _ proposal: ProposedSize) -> CGSize

    /// Places what is in it.
    func arrange(_ children: [Element], in element: Element)

    /// What it tells of itself.
    func semantics(_ environment: EnvironmentValues) -> Semantics

    /// What listens to touches on it, the innermost first.
    func gestures(_ element: Element) -> [any Gesture]
}

extension ContainerView {
    package func isLaidOut(like other: Self) -> Bool { PropertyFields.areSame(self, other) }

    package var hidesOutside: Bool { false }
    package var isSolid: Bool { false }
    package var axis: Axis? { nil }

    package func gestures(_ element: Element) -> [any Gesture] { [] }

    package func makeNode(at place: NodePlace) -> TypedNode<Self> { ContainerNode(self, at: place) }
}

/// A node for a view with others in it.
package final class ContainerNode<Container: ContainerView>: TypedNode<Container> {
    private var content: TypedNode<Container.Content>?
    /// The one that was evaluated last.
    private var laidOut: Container?
    private lazy var element = ContainerElement<Container>(of: self)

    override package var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func willRemove() { element.listen(for: []) }

    override package func evaluate(_ transaction: Transaction) {
        show(view.content, in: &content, transaction)
        element.listen(for: view.gestures(element))
        if laidOut.map({ !view.isLaidOut(like: $0) }) ?? true { element.invalidateSize() }
        laidOut = view
    }

    /// The elements in it, from back to front.
    var inner: [Element] { content?.elements ?? [] }

    override func makeElements() -> [Element] { [element] }

    override func elementsDidChange() { element.forgetChildren() }
}

/// The element of a view with others in it.
final class ContainerElement<Container: ContainerView>: Element {
    private var owner: ContainerNode<Container>? { node as? ContainerNode<Container> }
    private var known: [Element]?

    override var children: [Element] {
        if let known { return known }
        let children = owner?.inner ?? []
        for child in children { child.container = self }
        known = children
        return children
    }

    func forgetChildren() {
        known = nil
        invalidateSize()
    }

    override func measured(_ proposal: ProposedSize) -> CGSize {
        owner?.view.measured(children, proposal) ?? .zero
    }

    override func takers(at point: CGPoint) -> TouchTakers { owner?.view.isSolid == true ? .all : .inner }

    override var hidesOutside: Bool { owner?.view.hidesOutside ?? false }

    override var innerAxis: Axis?? { .some(owner?.view.axis) }

    override func arrange() { owner?.view.arrange(children, in: self) }

    override var semantics: Semantics { owner.map { $0.view.semantics($0.scope.values) } ?? Semantics() }
}
