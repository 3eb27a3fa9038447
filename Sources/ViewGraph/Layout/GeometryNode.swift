import Foundation

/// A view that takes the room that it is offered, and whose content depends on that.
@MainActor
package protocol GeometryView: PrimitiveView {
    associatedtype Content: View
    /// The content, as of now.
    func content(in element: Element) -> Content
}

extension GeometryView {
    package func makeNode(at place: NodePlace) -> TypedNode<Self> { GeometryNode(self, at: place) }
}

/// A node for such a view. Its content is first evaluated when it stands somewhere.
final class GeometryNode<Reader: GeometryView>: TypedNode<Reader> {
    private let evaluation: Evaluation
    private lazy var element = GeometryElement<Reader>(of: self)
    private var node: TypedNode<Reader.Content>?
    private var observer: Int?
    private var place: [Transform] = []
    private var size: CGSize?

    override init(_ view: Reader, at place: NodePlace) {
        evaluation = Evaluation(place.root.inbox)
        super.init(view, at: place)
        root.register(self, as: evaluation.reader)
        observer = root.layout.observe { [weak self] in self?.look() }
    }

    override var children: [ViewNode] { node.map { [$0] } ?? [] }
    override func makeElements() -> [Element] { [element] }
    override func elementsDidChange() { element.forgetChildren() }

    /// The elements of its content.
    var inner: [Element] { node?.elements ?? [] }

    override func evaluate(_ transaction: Transaction) {
        guard size != nil else { return }
        let content = evaluation.run { view.content(in: element) }
        let isFirst = node == nil
        show(content, in: &node, transaction)
        if isFirst { invalidateElements() }
    }

    /// Looks where it stands, after the elements were placed.
    private func look() {
        guard !isRemoved, element.container != nil else { return }
        let place = element.places
        if size == element.size && place == self.place { return }
        (size, self.place) = (element.size, place)
        // What depends on its size is animated as that is. While it moves by itself, its content just follows.
        root.makeDue(self, root.layout.isAnimated ? root.layout.transaction : Transaction())
    }

    override func willRemove() {
        if let observer { root.layout.stopObserving(observer) }
        evaluation.end()
        root.unregister(evaluation.reader)
    }
}

/// The element of such a view: it takes what it is offered, 10 points where nothing is.
final class GeometryElement<Reader: GeometryView>: Element {
    private var known: [Element]?

    override var children: [Element] {
        if let known { return known }
        let children = (node as? GeometryNode<Reader>)?.inner ?? []
        for child in children { child.container = self }
        known = children
        return children
    }

    func forgetChildren() {
        known = nil
        invalidateSize()
    }

    override func measured(_ proposal: ProposedSize) -> CGSize { proposal.filled(CGSize(width: 10, height: 10)) }

    override func arrange() { for child in children { place(child, at: .zero, ProposedSize(size)) } }

    override var innerAxis: Axis?? { .some(nil) }

    /// Where it stands in the window, and where all named spaces around it do.
    var places: [Transform] {
        var (places, element) = ([toWindow], container)
        while let current = element {
            if current.spaceName != nil { places.append(current.toWindow) }
            element = current.container
        }
        return places
    }
}
