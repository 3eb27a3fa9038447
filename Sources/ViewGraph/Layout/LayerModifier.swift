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

/// A node for a view with a layer behind it or in front of it.
final class LayerNode<Content: View, Modifier: LayerModifier>: ModifierNode<Content, Modifier> {
    private var layer: TypedNode<Modifier.Layer>?
    private lazy var element = LayeredElement<Content, Modifier>(of: self)

    /// The elements of the view.
    var primary: [Element] { super.children.flatMap { $0.elements } }
    /// The elements of the layer.
    var secondary: [Element] { layer?.elements ?? [] }

    override var children: [ViewNode] { super.children + (layer.map { [$0] } ?? []) }

    override func evaluate(_ transaction: Transaction) {
        super.evaluate(transaction)
        show(view.modifier.layer, in: &layer, transaction)
        element.invalidateSize()
    }

    // A view that is nothing has nothing behind it.
    override func makeElements() -> [Element] { primary.isEmpty ? [] : [element] }

    override func elementsDidChange() { element.forgetChildren() }
}

/// The element of a view and its layer.
final class LayeredElement<Content: View, Modifier: LayerModifier>: Element {
    private var owner: LayerNode<Content, Modifier>? { node as? LayerNode<Content, Modifier> }
    private var known: (primary: [Element], secondary: [Element])?

    private var parts: (primary: [Element], secondary: [Element]) {
        if let known { return known }
        let parts = (owner?.primary ?? [], owner?.secondary ?? [])
        for child in parts.0 + parts.1 { child.container = self }
        known = parts
        return parts
    }

    override var children: [Element] {
        let (primary, secondary) = parts
        return owner?.view.modifier.isInFront == true ? primary + secondary : secondary + primary
    }

    /// What stands alone stands as it would without the layer.
    override var innerAxis: Axis?? { parts.primary.count == 1 ? nil : .some(nil) }

    func forgetChildren() {
        known = nil
        invalidateSize()
    }

    override func measured(_ proposal: ProposedSize) -> CGSize {
        parts.primary.map { $0.size(for: proposal) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    override func arrange() {
        let (primary, secondary) = parts
        for child in primary { place(child, in: size, .center, proposal) }
        let alignment = owner?.view.modifier.alignment ?? .center
        for child in secondary { place(child, in: size, alignment, ProposedSize(size)) }
    }

    override var semantics: Semantics {
        Semantics(kind: owner?.view.modifier.isInFront == true ? "overlay" : "background")
    }
}
