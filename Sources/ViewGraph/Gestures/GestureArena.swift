/// Decides which of the gestures below a finger it is.
///
/// The first gesture that becomes active, or ends, wins: the others are cut off. Who is asked first: those with priority, the
/// outermost first; then the others, the innermost first. While several taps are needed and some have been, those that come
/// later in this order wait, and are told afterwards what the finger did if no more taps came. Simultaneous gestures neither
/// wait nor win nor lose.
@MainActor
package final class GestureArena {
    /// How a gesture was given to its view.
    package enum Role: Sendable {
        /// `gesture(_:)`
        case normal
        /// `highPriorityGesture(_:)`
        case highPriority
        /// `simultaneousGesture(_:)`
        case simultaneous
    }

    /// A gesture of a view below the finger.
    @MainActor
    package struct Entry {
        package let recognizer: GestureRecognizer
        package let role: Role
        /// The touch as the view sees it, from one in the window.
        package let localize: (Touch) -> Touch

        package init(
            _ recognizer: GestureRecognizer, role: Role = .normal, localize: @escaping (Touch) -> Touch = { $0 }
        ) {
            self.recognizer = recognizer
            self.role = role
            self.localize = localize
        }
    }

    var contestants: [Contestant] = []
    var simultaneous: [Entry] = []
    weak var winner: GestureRecognizer?
    var isSettling = false
    private var isDown = false
    private var number = 0
    private var requests: [() -> Void] = []
    private var isBusy = false

    /// An arena without a finger.
    package init() {}

    /// Tells the gestures what the finger does; from within a gesture's action, as soon as that has returned.
    ///
    /// - Parameters:
    ///   - touch: In the window.
    ///   - entries: The gestures of the views below the finger, innermost first; only looked at where a touch begins.
    package func handle(_ touch: Touch, on entries: [Entry] = []) {
        later { [weak self] in self?.take(touch, on: entries) }
    }

    /// Lets time pass: tells each gesture of its deadline, the earliest first; from within a gesture's action, as soon as that
    /// has returned.
    ///
    /// - Parameter time: Now, in seconds of the host's clock.
    package func pass(to time: Double) { later { [weak self] in self?.passDeadlines(to: time) } }

    private func later(_ request: @escaping () -> Void) {
        requests.append(request)
        perform {}
    }

    /// Does something, and then what was asked for meanwhile.
    private func perform(_ body: () -> Void) {
        if isBusy { return body() }
        isBusy = true
        defer { isBusy = false }
        body()
        while !requests.isEmpty { requests.removeFirst()() }
    }

    private func take(_ touch: Touch, on entries: [Entry]) {
        passDeadlines(to: touch.time)
        if touch.phase == .began { begin(on: entries) }
        guard isDown else { return }
        isDown = touch.phase == .began || touch.phase == .moved
        number += 1
        for contestant in contestants where winner == nil || contestant.recognizer === winner {
            contestant.inbox.append(contestant.entry.localize(touch), number: number)
        }
        settle()
        for entry in simultaneous { entry.recognizer.handle(entry.localize(touch)) }
    }

    private func begin(on entries: [Entry]) {
        if isDown { cutOff() }
        isDown = true
        let ranked = Self.ranked(entries)
        leave { gone in !ranked.contains { $0.recognizer === gone } }
        let old = contestants
        contestants = ranked.map { entry in
            let contestant = Contestant(entry)
            contestant.inbox = old.first { $0.recognizer === entry.recognizer }?.inbox ?? TouchBacklog()
            return contestant
        }
        let others = entries.filter { $0.role == .simultaneous }
        for entry in simultaneous where !others.contains(where: { $0.recognizer === entry.recognizer }) {
            entry.recognizer.cancel()
        }
        simultaneous = others
        winner = nil
    }

    private static func ranked(_ entries: [Entry]) -> [Entry] {
        entries.filter { $0.role == .highPriority }.reversed() + entries.filter { $0.role == .normal }
    }

    /// Cuts off what is not below the new finger: first those for which others waited, so that these get their turn.
    private func leave(_ isGone: (GestureRecognizer) -> Bool) {
        let gone = contestants.map(\.recognizer).filter(isGone)
        for recognizer in gone where recognizer.isHolding { recognizer.cancel() }
        settle()
        for recognizer in gone { recognizer.cancel() }
    }

    /// Cuts off all gestures: something else has taken the finger over.
    package func cancel() {
        requests = []
        perform { cutOff() }
    }

    private func cutOff() {
        isDown = false
        for contestant in contestants { contestant.inbox.removeAll() }
        for recognizer in contestants.map(\.recognizer) + simultaneous.map(\.recognizer) { recognizer.cancel() }
    }

    /// Cuts a gesture off, whose view is gone. Where it had won its touch, nobody else gets it.
    package func remove(_ recognizer: GestureRecognizer) {
        perform {
            contestants.removeAll { $0.recognizer === recognizer }
            simultaneous.removeAll { $0.recognizer === recognizer }
            recognizer.cancel()
            settle()
        }
    }

    /// Whether no finger is down and no gesture waits for another touch, or for time to pass.
    package var isIdle: Bool {
        !isDown && nextDeadline == nil
            && contestants.allSatisfy { !$0.recognizer.isHolding && $0.inbox.firstNumber == nil }
    }
}
