import HapticPlayback

/// A graph of views, with the time that passes in it.
///
/// Everything happens in ``perform(_:)`` and ``advance(to:)``: user code runs, and then what depends on the states that it
/// changed is brought up to date at once.
@MainActor
package final class ViewRoot {
    /// How many nodes there may be one within the other.
    package nonisolated static let greatestDepth = 1_000
    /// How many times an event may bring the graph up to date because of what the last time did.
    package nonisolated static let mostPasses = 64

    package let inbox = ChangeInbox()
    package let scope = EnvironmentScope(within: nil)
    /// Seconds; set by whoever owns the graph.
    package internal(set) var now: Double
    package internal(set) var transaction = Transaction()
    package private(set) var findings: [GraphFinding] = []
    /// How many bodies were evaluated so far.
    package private(set) var evaluations = 0
    package private(set) var top: ViewNode?
    package var timers = GraphTimers()
    package let layout = LayoutState()
    let touches = TouchState()
    let preferences = PreferenceState()
    var readers: [ReaderID: ViewNode] = [:]
    var due: [ViewNode] = []
    var looking: [any ElementObserver] = []
    /// How many times nodes were made due.
    var requests = 0
    var actions: [() -> Void] = []
    var completions: [AnimationCompletion] = []
    /// How many completions have followed each other at once up to now.
    var chain = 0
    private var isUpdating = false
    /// How many times nodes that were due were evaluated.
    var turn = 0
    /// The first turn after the changes that are brought up to date: what views have said of animations since then holds.
    var firstTurn = 0
    private var lastSerial = 0
    var lookout: GraphTimers.ID?
    var moving: [ViewNode] = []

    /// A graph without views, at a time in seconds.
    package init(at now: Double = 0) { self.now = now }

    /// Shows a view in place of what was shown.
    package func show<Content: View>(_ view: Content) {
        perform {
            top?.remove()
            top = ViewNode.make(view, at: NodePlace(root: self, parent: nil, scope: scope, depth: 0, index: 0))
            needsLayout()
        }
    }

    /// Ends all views.
    package func close() {
        perform {
            top?.remove()
            top = nil
            layout.forgetWindow()
        }
    }

    /// Runs code, such as a handler of the user's, and brings the graph up to date. Code within code is part of the outer.
    package func perform(_ body: () -> Void) {
        if isUpdating { return body() }
        isUpdating = true
        body()
        update()
        // What is due at once, such as the completion of an animation that had nothing to do.
        for _ in 0..<Self.mostPasses {
            guard let action = timers.takeDue(at: now) else { break }
            action()
            update()
        }
        isUpdating = false
        keepLooking()
    }

    // MARK: What nodes ask for

    /// Runs an action of the user's when the views are up to date.
    package func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

    /// Makes a node known as one who reads states.
    package func register(_ node: ViewNode, as reader: ReaderID) {
        if readers.updateValue(node, forKey: reader) == nil { inbox.begin(reader) }
    }

    package func unregister(_ reader: ReaderID) {
        guard let node = readers.removeValue(forKey: reader) else { return }
        inbox.end(reader)
        node.scope.forget(reader)
    }

    package func note(_ finding: GraphFinding) { if !findings.contains(finding) { findings.append(finding) } }

    func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    /// Lets a node look at its elements when all that is due is evaluated.
    func letLook(_ node: any ElementObserver) { looking.append(node) }

    func countEvaluation() { evaluations += 1 }

    package func needsLayout() { layout.isStale = true }

    /// Makes a node due to be evaluated in this update.
    package func makeDue(_ node: ViewNode, _ transaction: Transaction) {
        if node.isRemoved { return }
        requests += 1
        if let earlier = node.due {
            if transaction.animation != nil || earlier.animation == nil { node.due = transaction }
        } else {
            node.due = transaction
            due.append(node)
        }
    }

    package func makeDue(_ readers: [ReaderID], _ transaction: Transaction = Transaction()) {
        for reader in readers { if let node = self.readers[reader] { makeDue(node, transaction) } }
    }
}
