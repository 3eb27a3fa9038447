import Observation
import Synchronization

/// Evaluates the body of one node, again and again, and says when an observable object that it read is about to change.
@MainActor
package final class Evaluation {
    /// An observable object of the evaluation's own. Every evaluation reads it too, so that a change of it ends the
    /// registrations at all objects that the evaluation before has read: they end together, and not otherwise.
    private final class Beacon: Observable {
        private let registrar = ObservationRegistrar()
        // Never read as such: the key path is all that is needed.
        private var turn: Int { 0 }

        func read() { registrar.access(self, keyPath: \.turn) }

        func change() { registrar.withMutation(of: self, keyPath: \.turn) {} }
    }

    /// How often it was evaluated or ended: what registrations of an earlier turn say is void.
    private final class Turn: Sendable {
        let number = Atomic(0)
    }

    package let reader = ReaderID.make()
    private let turn = Turn()
    private let inbox: ChangeInbox
    private let beacon = Beacon()
    private var isTracking = false

    package init(_ inbox: ChangeInbox) { self.inbox = inbox }

    /// Evaluates; what it reads makes it due anew.
    package func run<Result>(_ body: () -> Result) -> Result {
        end()
        isTracking = true
        inbox.evaluates(reader)
        let (inbox, reader, turn) = (inbox, reader, turn)
        let number = turn.number.load(ordering: .relaxed)
        return ReaderID.reading(as: reader) {
            withObservationTracking {
                beacon.read()
                return body()
            } onChange: {
                guard turn.number.load(ordering: .relaxed) == number else { return }
                inbox.add(Change(readers: [reader], transaction: .current))
            }
        }
    }

    /// Nothing makes it due any more.
    package func end() {
        guard isTracking else { return }
        isTracking = false
        turn.number.add(1, ordering: .relaxed)
        beacon.change()
    }
}
