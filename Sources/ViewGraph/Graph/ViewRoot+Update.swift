/// How a graph is brought up to date after user code has run.
extension ViewRoot {
    func update() {
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
        chain = 0
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
}
