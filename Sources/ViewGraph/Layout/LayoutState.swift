package import Foundation

/// What the graph knows of where its elements stand.
@MainActor
package final class LayoutState {
    /// True where elements may stand elsewhere than they did.
    var isStale = true
    /// How large the window is, in points.
    package var size = CGSize(width: 393, height: 852) { didSet { isStale = true } }
    /// Who wants to be told where things stand.
    private var observers = Observers()
    private var movers = Movers()
    private var lastTime = -Double.infinity
    private var window: WindowElement?
    /// The transaction of the changes that are brought up to date.
    private(set) var transaction = Transaction()
    /// True where elements move to where those changes want them.
    var isAnimated = false
    /// How many views say themselves how they are animated.
    var animators = 0
    /// How often all elements were placed.
    package private(set) var arrangements = 0

    /// True where somebody looks at where things stand.
    var hasObservers: Bool { !observers.isEmpty }
    /// True where somebody is to look anew.
    var wantsUpdate: Bool { isStale && hasObservers }

    package func observe(_ look: @escaping () -> Void) -> Int {
        isStale = true
        return observers.add(look)
    }

    package func stopObserving(_ id: Int) { observers.remove(id) }

    /// Something moves by itself from now on.
    func animate(_ mover: any Mover) { movers.add(mover) }

    /// What stands elsewhere from now on does so because of a transaction.
    func begin(_ transaction: Transaction, isAnimated: Bool) {
        (self.transaction, self.isAnimated) = (transaction, isAnimated)
    }

    /// There are no views any more.
    func forgetWindow() { window = nil }

    /// True while something moves by itself.
    func moves(at time: Double) -> Bool { movers.areMoving(at: time) }

    /// Places all elements anew where they may stand elsewhere, and tells who looks.
    func bringUpToDate(_ root: ViewRoot) {
        guard arrange(root) else { return }
        for look in observers.present() { look() }
    }

    /// Places all elements anew where they may stand elsewhere.
    ///
    /// - Returns: True where they may.
    @discardableResult
    package func arrange(_ root: ViewRoot) -> Bool {
        let moves = root.now != lastTime && !movers.isEmpty
        guard isStale || moves, let top = root.top else { return false }
        if moves { movers.follow(to: root.now) }
        isStale = false
        lastTime = root.now
        arrangements += 1
        if window?.isOf(top) != true { window = WindowElement(of: top) }
        window?.fill(size)
        return true
    }

    /// What everything is in.
    package func window(of root: ViewRoot) -> Element? {
        arrange(root)
        return window
    }
}

/// The window, in whose middle the views stand, one below the other.
final class WindowElement: Element {
    func isOf(_ other: ViewNode) -> Bool { node === other }

    override var children: [Element] { node?.elements ?? [] }
    override var semantics: Semantics { Semantics(role: .group) }

    func fill(_ size: CGSize) {
        self.size = size
        proposal = ProposedSize(size)
        invalidateOwnSize()
        let children = children
        guard children.count > 1 else {
            for child in children { place(child, in: size, .center, proposal) }
            return
        }
        // Several views by themselves stand below each other.
        let stack = StackLayout(axis: .vertical, spacing: 8, crossShare: 0.5)
        let used = stack.measured(children, proposal)
        stack.arrange(children, in: self, from: CGPoint(x: 0, y: (size.height - used.height) / 2))
    }
}
