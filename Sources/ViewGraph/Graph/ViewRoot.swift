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
    package private(set) var now: Double
    package private(set) var transaction = Transaction()
    package private(set) var findings: [GraphFinding] = []
    /// How many bodies were evaluated so far.
    package private(set) var evaluations = 0
    package private(set) var top: ViewNode?
    package var timers = GraphTimers()
    package let layout = LayoutState()
    let touches = TouchState()
    let preferences = PreferenceState()
    private var readers: [ReaderID: ViewNode] = [:]
    private var due: [ViewNode] = []
    private var looking: [any ElementObserver] = []
    /// How many times nodes were made due.
    private var requests = 0
    private var actions: [() -> Void] = []
    private var completions: [AnimationCompletion] = []
    /// How many completions have followed each other at once up to now.
    private var chain = 0
    private var isUpdating = false
    /// How many times nodes that were due were evaluated.
    private(set) var turn = 0
    /// The first turn after the changes that are brought up to date: what views have said of animations since then holds.
    private(set) var firstTurn = 0
    private var lastSerial = 0
    private var lookout: GraphTimers.ID?
    private var moving: [ViewNode] = []

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
        chain = 0
        // What is due at once, such as the completion of an animation that had nothing to do.
        for _ in 0..<Self.mostPasses {
            guard let action = timers.takeDue(at: now) else { break }
            action()
            update()
            chain = 0
        }
        isUpdating = false
        keepLooking()
    }

    /// While something moves, those who look at where things stand do so at each frame.
    private func keepLooking() {
        guard lookout == nil, layout.hasObservers, layout.moves(at: now) else { return }
        lookout = nextFrame { [weak self] in
            self?.lookout = nil
            self?.layout.isStale = true
        }
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

    // MARK: Bringing up to date

    private func update() {
        firstTurn = turn + 1
        defer { layout.endChanges() }
        for _ in 0..<Self.mostPasses {
            beginTurn()
            if due.isEmpty && actions.isEmpty && !layout.wantsUpdate && !preferences.wantsUpdate {
                return settleCompletions()
            }
            evaluateDue()
            if layout.hasObservers || layout.isAnimated && due.isEmpty { layout.bringUpToDate(self) }
            preferences.bringUpToDate()
            runActions()
        }
        note(.endlessUpdate)
        actions = []
        settleCompletions()
    }

    /// Takes what has changed, and lets everything stand somewhere before it is evaluated, where it may move after that.
    private func beginTurn() {
        let before = requests
        takeChanges()
        if requests != before {
            layout.beginChanges(due.compactMap { $0.due }, self)
            firstTurn = turn + 1
        }
        if !due.isEmpty { layout.prepare(self) }
    }

    private func takeChanges() {
        var ofParts: [ObjectIdentifier: [ReaderID]] = [:]
        for change in inbox.take() {
            if let completion = change.transaction.completion, !completions.contains(where: { $0 === completion }) {
                completions.append(completion)
            }
            makeDue(change.readers, change.transaction)
            guard let parts = change.parts else { continue }
            // Asked once: what they read is as it is now, whichever change of several made it so.
            let known = ofParts[ObjectIdentifier(parts)]
            let readers = known ?? parts.takeReadersOfChangedParts()
            ofParts[ObjectIdentifier(parts)] = readers
            makeDue(readers, change.transaction)
        }
    }

    private func evaluateDue() {
        // Those further out first: they may bring those within up to date, or end them.
        let nodes = due.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
        due = []
        turn += 1
        for node in nodes {
            guard let transaction = node.due, !node.isRemoved else { continue }
            self.transaction = node.animatedFromOutside(transaction, since: firstTurn)
            node.evaluateNow(self.transaction)
        }
        transaction = Transaction()
        look()
    }

    /// Those further in first, so that actions are run from within to without.
    private func look() {
        let nodes = looking.sorted { ($1.depth, $0.serial) < ($0.depth, $1.serial) }
        looking = []
        for node in nodes { node.look() }
    }

    private func runActions() {
        let actions = actions
        self.actions = []
        for action in actions { action() }
    }

    private func settleCompletions() {
        let completions = completions
        self.completions = []
        for completion in completions { settle(completion, completion.end > now ? 0 : chain + 1) }
    }

    /// Lets one be run at its time; at the next frame, where too many have followed each other in no time.
    private func settle(_ completion: AnimationCompletion, _ chain: Int) {
        let isEndless = chain > Self.mostPasses
        if isEndless { note(.endlessUpdate) }
        timers.add(at: isEndless ? nextFrameTime : max(completion.end, now)) { [weak self] in
            self?.chain = isEndless ? 0 : chain
            completion.run()
        }
    }

    // MARK: Time

    /// Frames a second, for what is evaluated again and again while it moves.
    package static let frameRate = 60.0

    /// Evaluates a node at the next frame, together with all others that move.
    func evaluateNextFrame(_ node: ViewNode) {
        moving.append(node)
        if moving.count > 1 { return }
        _ = nextFrame { [weak self] in
            guard let self else { return }
            let nodes = moving
            moving = []
            for node in nodes { makeDue(node, Transaction()) }
        }
    }

    /// Does something at the next frame: a whole number of frames after time 0.
    package func nextFrame(_ action: @escaping () -> Void) -> GraphTimers.ID {
        timers.add(at: nextFrameTime, action)
    }

    private var nextFrameTime: Double {
        // A millionth of a frame for what rounding makes of times that are frames themselves.
        let frame = (now * Self.frameRate + 1e-6).rounded(.down) + 1
        return frame / Self.frameRate
    }

    /// When something happens by itself; `nil` where nothing does.
    package var nextWake: Double? { timers.next }

    /// Time passes up to a moment: what is due by then happens, in its order, each at its time.
    package func advance(to time: Double) {
        while let next = timers.next, next <= time {
            now = max(now, next)
            perform { if let action = timers.takeDue(at: now) { action() } }
        }
        now = max(now, time)
    }
}
