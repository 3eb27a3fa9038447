package import Foundation

/// A modifier that puts something around each element of a view.
@MainActor
package protocol ElementEffect: PrimitiveModifier, Animatable {
    /// The size that the element takes with it of what it is offered: by default, its own.
    func measured(_ child: Element, _ proposal: ProposedSize) -> CGSize

    /// Places the element: by default, in the place of the effect.
    func arrange(_ child: Element, in element: Element)

    /// How the element is moved, turned and scaled, after it was placed.
    func transform(in size: CGSize) -> Transform

    /// How much of what is behind shines through: not at 1.
    var opacity: Double { get }

    /// Who takes a touch at a point of its own: by default, what it is around.
    func takers(at point: CGPoint, in size: CGSize) -> TouchTakers

    /// The rectangle in which it may take touches itself: by default, its size.
    func touchBounds(in size: CGSize) -> Box

    /// Adds to what the element tells of itself.
    func describe(_ semantics: inout Semantics)
}

extension ElementEffect {
    package func measured(_ child: Element, _ proposal: ProposedSize) -> CGSize { child.size(for: proposal) }
    package func arrange(_ child: Element, in element: Element) { element.place(child, at: .zero, element.proposal) }
    package func transform(in size: CGSize) -> Transform { .identity }
    package func describe(_ semantics: inout Semantics) {}
    package var opacity: Double { 1 }
    package func takers(at point: CGPoint, in size: CGSize) -> TouchTakers { .inner }
    package func touchBounds(in size: CGSize) -> Box { Box(size) }

    package func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, at place: NodePlace
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        EffectNode(view, at: place)
    }
}

/// A node for a view with an effect.
final class EffectNode<Content: View, Effect: ElementEffect>: WrapperNode<Content, Effect> {
    private let attribute: AnimatedAttribute<Effect>
    /// The one that was evaluated last.
    private var last: Effect?

    override init(_ view: ModifiedContent<Content, Effect>, at place: NodePlace) {
        attribute = AnimatedAttribute(view.modifier, in: place.root)
        super.init(view, at: place)
    }

    /// The effect as it is now.
    var presented: Effect { attribute.presented(view.modifier) }

    override func modify(_ transaction: Transaction) {
        attribute.set(view.modifier, transaction)
        if last.map({ !Comparison.areSame(view.modifier, $0) }) ?? true { follow() }
        last = view.modifier
        if attribute.isAnimating { root.layout.animate(self) }
    }

    override func wrapper(around child: Element) -> Element {
        EffectElement<Content, Effect>(of: self, around: child)
    }
}

extension EffectNode: Mover {
    func isMoving(at time: Double) -> Bool { !isRemoved && time < attribute.end }

    func follow() { for wrapper in wrappers.values { wrapper.invalidateSize() } }
}

/// An element with an effect.
final class EffectElement<Content: View, Effect: ElementEffect>: WrapperElement {
    private var effect: Effect? { (node as? EffectNode<Content, Effect>)?.presented }

    override func measured(_ proposal: ProposedSize) -> CGSize {
        guard let child else { return .zero }
        return effect?.measured(child, proposal) ?? child.size(for: proposal)
    }

    override func arrange() { if let child { effect?.arrange(child, in: self) } }

    override func takers(at point: CGPoint) -> TouchTakers { effect?.takers(at: point, in: bounds.rect.size) ?? .inner }

    override var touchBounds: Box { effect?.touchBounds(in: presentedSize) ?? bounds }

    override var ownOpacity: Double { effect?.opacity ?? 1 }

    override var transform: Transform { effect?.transform(in: presentedSize) ?? .identity }

    override var semantics: Semantics {
        var semantics = Semantics()
        effect?.describe(&semantics)
        return semantics
    }
}
