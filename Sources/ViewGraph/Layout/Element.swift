package import Foundation

/// Something on the screen that has a place and a size: what views come to.
@MainActor
package class Element {
    package let root: ViewRoot
    /// The node that it was made by.
    package private(set) weak var node: ViewNode?
    /// The one that it was made around.
    package let child: Element?
    package internal(set) weak var container: Element?
    /// Where it is to stand in its container, in points, from the top left.
    package internal(set) var origin = CGPoint.zero { didSet { knownOutline = nil } }
    /// How large it is to be: what is in it is placed by that.
    package internal(set) var size = CGSize.zero
    /// What is left of its way there; `nil` for nearly all.
    var motion: ElementMotion?
    /// The turn of the graph in which it was first placed.
    var firstPlaced = Int.max
    /// What it was offered where it stands.
    package internal(set) var proposal = ProposedSize.unspecified
    private var isArranged = false
    private var knownReach: Box? { didSet { knownOutline = nil } }
    private var knownOutline: Box?
    private var sizes: [(proposal: ProposedSize, size: CGSize)] = []
    /// What listens to touches on it, the innermost first.
    package var gestures: [ElementGesture] = []

    /// An element of a node, around another one or by itself.
    package init(of node: ViewNode, around child: Element? = nil) {
        root = node.root
        self.node = node
        self.child = child
        child?.container = self
    }

    // MARK: What kinds of elements say

    /// What is within it, from back to front.
    package var children: [Element] { child.map { [$0] } ?? [] }

    /// The size that it takes of what it is offered.
    package func measured(_ proposal: ProposedSize) -> CGSize { .zero }

    /// Places its children, when its size is known.
    package func arrange() {}

    /// The axis along which it places what is in it; `nil` where it has none, and nothing where that is not its affair.
    package var innerAxis: Axis?? { nil }

    /// True where what is outside of it cannot be seen or touched.
    package var hidesOutside: Bool { false }

    /// What its coordinate space is called, where it has a name.
    package var spaceName: AnyHashable? { nil }

    /// Who takes a touch at one of its own points: by default, what is within it.
    package func takers(at point: CGPoint) -> TouchTakers { .inner }

    /// The rectangle of its own points at which it may be touched itself: by default, its size.
    package var touchBounds: Box { bounds }

    /// How much of what is behind shines through: not at 1.
    package var ownOpacity: Double { 1 }

    /// How it is moved, turned and scaled, after it was placed.
    package var transform: Transform { .identity }

    /// What it tells of itself.
    package var semantics: Semantics { Semantics() }

    // MARK: Sizes

    /// The axis of the stack that it is in.
    package final var axis: Axis? {
        var element = container
        while let current = element {
            if let axis = current.innerAxis { return axis }
            element = current.container
        }
        return nil
    }

    /// The size that it takes of what it is offered; known sizes are not measured again.
    package final func size(for proposal: ProposedSize) -> CGSize {
        for known in sizes where known.proposal == proposal { return known.size }
        let size = measured(proposal).sound
        if sizes.count == 8 { sizes.removeFirst() }
        sizes.append((proposal, size))
        return size
    }

    /// It may want another size from now on, and so may all around it.
    package final func invalidateSize() {
        var element: Element? = self
        while let current = element {
            current.invalidateOwnSize()
            element = current.container
        }
        root.needsLayout()
    }

    /// It is to be measured and arranged anew.
    final func invalidateOwnSize() {
        sizes = []
        isArranged = false
        knownReach = nil
    }

    /// The smallest rectangle of its own points with all that it has: itself, and what is in it as far as it can be seen.
    package final var reach: Box {
        if let knownReach { return knownReach }
        var reach = bounds
        if !hidesOutside {
            reach = reach.union(touchBounds)
            for child in children { reach = reach.union(child.outline) }
        }
        knownReach = reach
        return reach
    }

    /// The same in its container's points.
    package final var outline: Box {
        if let knownOutline { return knownOutline }
        let outline = toContainer.bounds(of: reach)
        knownOutline = outline
        return outline
    }

    /// It is elsewhere, or larger or smaller, though nothing is to be measured anew.
    final func invalidateOutline() {
        knownReach = nil
        knownOutline = nil
        var element = container
        // Where nothing is known, nothing is known further out that depends on it.
        while let current = element, current.knownReach != nil {
            current.knownReach = nil
            element = current.container
        }
    }

    /// It and all within it are to be measured anew.
    package final func invalidateAll() {
        invalidateSize()
        var elements: [Element] = [self]
        while let element = elements.popLast() {
            element.invalidateOwnSize()
            elements += element.children
        }
    }

    /// Puts a child at a place, with the size that it takes of what it is offered. What stands as before is left alone.
    package final func place(_ child: Element, at origin: CGPoint, _ proposal: ProposedSize) {
        let size = child.size(for: proposal)
        child.container = self
        let isArranged = child.isArranged && child.size == size && child.proposal == proposal
        child.stand(at: CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0), size)
        if isArranged { return }
        (child.proposal, child.isArranged) = (proposal, true)
        child.knownReach = nil
        child.arrange()
    }

    /// Puts a child within a size.
    package final func place(_ child: Element, in size: CGSize, _ alignment: Alignment, _ proposal: ProposedSize) {
        place(child, at: alignment.origin(of: child.size(for: proposal), in: size), proposal)
    }
}
