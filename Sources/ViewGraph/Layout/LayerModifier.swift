import Foundation

/// A modifier that puts views behind or in front of a view, which are offered the size of the view, and do not change it.
@MainActor
package protocol LayerModifier: PrimitiveModifier {
    associatedtype Layer: View
    /// The views that are put there, all in one place.
    var layer: Layer { get }
    /// Where they meet the view.
    var alignment: Alignment { get }
    /// True where they are in front of it.
    var isInFront: Bool { get }
}

extension LayerModifier {
    package func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, at place: NodePlace
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        LayerNode(view, at: place)
    }
}

/// A node for a view with a layer behind or in front of each of its elements.
final class LayerNode<Content: View, Modifier: LayerModifier>: ModifierNode<Content, Modifier> {
    private struct Layer {
        let element: LayeredElement<Content, Modifier>
        let node: TypedNode<Modifier.Layer>
    }

    private var layers: [Layer] = []
    private var made = 0
    private var isAttuning = false
    /// Where the layers were put last.
    private var placed: (Alignment, Bool)?

    override var children: [ViewNode] { super.children + layers.map { $0.node } }

    override func evaluate(_ transaction: Transaction) {
        super.evaluate(transaction)
        for layer in layers { layer.node.update(view.modifier.layer, transaction) }
        attune()
        let placing = (view.modifier.alignment, view.modifier.isInFront)
        if let placed, placed != placing { for layer in layers { layer.element.invalidateSize() } }
        placed = placing
        // Only those who have been asked are told of others.
        _ = elements
    }

    /// Gives each element of the content a layer of its own, and takes those away whose element is gone.
    private func attune() {
        let inner = super.children.flatMap { $0.elements }
        if inner.count == layers.count && zip(inner, layers).allSatisfy({ $0 === $1.element.child }) { return }
        let old = layers
        // What goes does so before what comes.
        for layer in old where !inner.contains(where: { $0 === layer.element.child }) { layer.node.remove() }
        layers = inner.map { child in
            if let layer = old.first(where: { $0.element.child === child }) { return layer }
            made += 1
            let node = ViewNode.make(view.modifier.layer, at: place(of: made))
            return Layer(element: LayeredElement(of: self, around: child, layer: node), node: node)
        }
        isAttuning = true
        invalidateElements()
        isAttuning = false
    }

    override func makeElements() -> [Element] {
        for layer in layers { layer.element.child?.container = layer.element }
        return layers.map { $0.element }
    }

    override func elementsDidChange() {
        for layer in layers { layer.element.forgetChildren() }
        // There may be others in the content now.
        if !isAttuning { root.makeDue(self, Transaction()) }
    }
}

/// The element of a view and its layer.
final class LayeredElement<Content: View, Modifier: LayerModifier>: WrapperElement {
    private weak var layer: ViewNode?
    private var known: [Element]?

    convenience init(of node: ViewNode, around child: Element, layer: ViewNode) {
        self.init(of: node, around: child)
        self.layer = layer
    }

    private var modifier: Modifier? { (node as? LayerNode<Content, Modifier>)?.view.modifier }

    /// The elements of the layer.
    private var secondary: [Element] {
        if let known { return known }
        let elements = layer?.elements ?? []
        for element in elements { element.container = self }
        known = elements
        return elements
    }

    override var children: [Element] {
        let primary = child.map { [$0] } ?? []
        return modifier?.isInFront == true ? primary + secondary : secondary + primary
    }

    func forgetChildren() {
        known = nil
        invalidateSize()
    }

    override func arrange() {
        super.arrange()
        for element in secondary { place(element, in: size, modifier?.alignment ?? .center, ProposedSize(size)) }
    }

    override var semantics: Semantics { Semantics(kind: modifier?.isInFront == true ? "overlay" : "background") }
}
