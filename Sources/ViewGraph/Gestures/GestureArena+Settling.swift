extension GestureArena {
    /// A gesture among those of which one wins.
    @MainActor
    final class Contestant {
        let entry: Entry
        /// What it has not been told yet, numbered through all of them.
        var inbox = TouchBacklog()

        init(_ entry: Entry) { self.entry = entry }

        var recognizer: GestureRecognizer { entry.recognizer }
    }

    /// When time has to be told next, in seconds of the host's clock.
    package var nextDeadline: Double? { waiting.compactMap(\.deadline).min() }

    func passDeadlines(to time: Double) {
        while let deadline = nextDeadline, deadline <= time {
            guard let recognizer = waiting.first(where: { $0.deadline == deadline }) else { return }
            recognizer.passed(deadline: deadline)
            // One that waits on for what is over would be told for ever.
            if recognizer.deadline == deadline { recognizer.cancel() }
            if !simultaneous.contains(where: { $0.recognizer === recognizer }) { judge(recognizer) }
            settle()
        }
    }

    /// Those that know all that the finger did so far.
    private var waiting: [GestureRecognizer] {
        contestants.filter { $0.inbox.firstNumber == nil }.map(\.recognizer) + simultaneous.map(\.recognizer)
    }

    /// Hands out touches until all are out or have to wait.
    func settle() {
        if isSettling { return }
        isSettling = true
        defer { isSettling = false }
        while let contestant = next {
            guard let touch = contestant.inbox.takeFirst() else { return }
            contestant.recognizer.handle(touch)
            judge(contestant.recognizer)
        }
    }

    /// The one with the earliest touch that needs not wait.
    private var next: Contestant? {
        var best: Contestant?
        for contestant in contestants {
            if let number = contestant.inbox.firstNumber, number < best?.inbox.firstNumber ?? .max { best = contestant }
            if contestant.recognizer.isHolding { break }
        }
        return best
    }

    /// Cuts off the others if a gesture has won; also if it was removed from within its own callback.
    private func judge(_ recognizer: GestureRecognizer) {
        guard winner == nil, recognizer.isRecognized else { return }
        winner = recognizer
        for contestant in contestants where contestant.recognizer !== recognizer {
            contestant.inbox.removeAll()
            contestant.recognizer.cancel()
        }
    }
}
