// What is animated goes from where it stood to where it is to be. So all must stand somewhere right before what changes is
// evaluated, and right after. Without animations, layout waits until somebody asks.
extension LayoutState {
    /// Views change by some transactions: the last that says something of animations is that of the layout.
    func beginChanges(_ transactions: [Transaction], _ root: ViewRoot) {
        let animated = transactions.last { $0.animation != nil || $0.disablesAnimations }
        // What changed before this moves by its own transaction.
        if isAnimated || animated != nil { bringUpToDate(root) }
        begin(animated ?? transactions.last ?? Transaction(), isAnimated: animated != nil)
    }

    /// Views are about to be evaluated, one of which may say then how it is animated.
    func prepare(_ root: ViewRoot) { if animators > 0 && !isAnimated { bringUpToDate(root) } }

    /// All views are up to date.
    func endChanges() { begin(Transaction(), isAnimated: false) }
}

extension ViewEventContext {
    /// Says that it may say how everything within is animated, or that it will not any more.
    package func mayAnimate(_ may: Bool) { root.layout.animators += may ? 1 : -1 }
}
