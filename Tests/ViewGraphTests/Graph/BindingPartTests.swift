import Observation
import Testing
import ViewGraph

@MainActor
struct BindingPartTests {
    @Test func `a view that reads a part of a state through a binding follows that part alone`() {
        let (first, second) = (Probe(), Probe())
        let stage = Stage(PairView(first: first, second: second))
        #expect(stage.words == ["0", "0"])
        stage.root.perform { first.actions[0]() }
        #expect(stage.words == ["1", "0"])
        #expect([first.count, second.count] == [2, 1])
        stage.root.perform { second.actions[0]() }
        #expect(stage.words == ["1", "1"])
        #expect([first.count, second.count] == [2, 2])
    }

    @Test func `a part that is as before when the event is over has not changed`() {
        let (first, second) = (Probe(), Probe())
        let stage = Stage(PairView(first: first, second: second))
        stage.root.perform {
            first.actions[0]()
            first.actions[1]()
        }
        #expect([first.count, second.count] == [1, 1])
    }

    @Test func `of rows with a binding each, the one is evaluated whose element is set`() {
        let probe = Probe()
        let stage = Stage(BoundShelf(own: Probe(), probe: probe))
        #expect(stage.words == ["a", "b", "c"])
        #expect(probe.count == 3)
        stage.root.perform { probe.actions[1]() }
        #expect(stage.words == ["a", "b!", "c"])
        #expect(probe.count == 4)
        stage.root.perform { probe.actions[2]() }
        stage.root.perform { probe.actions[1]() }
        #expect(stage.words == ["a", "b!!", "c!"])
        #expect(probe.count == 6)
    }

    @Test func `rows written in the closure follow their elements too`() {
        let probe = Probe()
        let stage = Stage(InlineBoundShelf(probe: probe))
        stage.root.perform { probe.actions[0]() }
        #expect(stage.words == ["a!", "b", "c"])
    }

    @Test func `a binding to an element that moved is bound to its new place`() {
        let (own, probe) = (Probe(), Probe())
        let stage = Stage(BoundShelf(own: own, probe: probe))
        // The first goes: the others move up.
        stage.root.perform { own.actions[0]() }
        #expect(stage.words == ["b", "c"])
        let last = probe.actions.count - 1
        stage.root.perform { probe.actions[last]() }
        #expect(stage.words == ["b", "c!"])
    }

    @Test func `elements that change places are shown in their new ones`() {
        let (own, probe) = (Probe(), Probe())
        let stage = Stage(BoundShelf(own: own, probe: probe))
        stage.root.perform { own.actions[1]() }
        #expect(stage.words == ["c", "b", "a"])
        stage.root.perform { own.actions[1]() }
        #expect(stage.words == ["a", "b", "c"])
    }

    @Test func `a binding to an element that is gone reads as it was, and sets nothing`() {
        let stage = Stage(EmptyView())
        let location = StateLocation([1, 2], inbox: stage.root.inbox)
        let binding = Binding(location: location)
        let second = binding[1]
        location.set([7], Transaction())
        #expect(second.wrappedValue == 2)
        second.wrappedValue = 3
        #expect(location.value == [7])
    }

    @Test func `a state does not keep itself alive by those who have read parts of it`() {
        let probe = Probe()
        weak var location: StateLocation<Pair>?
        do {
            let stage = Stage(EmptyView())
            let made = StateLocation(Pair(), inbox: stage.root.inbox)
            location = made
            stage.root.show(PartView(value: Binding(location: made).first, probe: probe))
            #expect(stage.words == ["0"])
            #expect(made.parts.count == 1)
            stage.root.close()
            probe.actions = []
        }
        #expect(location == nil)
    }

    @Test func `readers of parts that are gone are forgotten`() {
        let stage = Stage(EmptyView())
        let location = StateLocation(Pair(), inbox: stage.root.inbox)
        for _ in 0..<1_000 { stage.root.show(PartView(value: Binding(location: location).first, probe: Probe())) }
        #expect(location.parts.count <= 32)
        stage.root.perform { location.set(Pair(first: 5), Transaction()) }
        #expect(stage.words == ["5"])
    }

    @Test func `parts that their reader does not read any more are forgotten`() {
        let stage = Stage(EmptyView())
        let location = StateLocation([Int: Int](), inbox: stage.root.inbox)
        let place = Place()
        stage.root.show(PlaceView(place: place, values: Binding(location: location)))
        for key in 1...1_000 { stage.root.perform { place.key = key } }
        #expect(location.parts.count <= 32)
        stage.root.perform { location.set([1_000: 7], Transaction()) }
        #expect(stage.words == ["7"])
    }

    @Test func `a binding whose transaction is set takes it for what it sets, and so do those to parts of it`() {
        let stage = Stage(EmptyView())
        let location = StateLocation(Pair(), inbox: stage.root.inbox)
        var animations: [Animation?] = []
        var binding = Binding(
            get: { location.value },
            set: { value, transaction in
                animations.append(transaction.animation)
                location.set(value, transaction)
            })
        binding.transaction.animation = .linear
        binding.wrappedValue = Pair(first: 1)
        binding.second.wrappedValue = 2
        #expect(animations == [.linear, .linear])
    }

    @Test func `a part of an element of a part is followed by itself`() {
        let stage = Stage(EmptyView())
        let location = StateLocation([Pair(), Pair()], inbox: stage.root.inbox)
        let probe = Probe()
        stage.root.show(PartView(value: Binding(location: location)[1].second, probe: probe))
        stage.root.perform { location.set([Pair(first: 1), Pair(first: 2)], Transaction()) }
        #expect(probe.count == 1)
        stage.root.perform { location.set([Pair(first: 1), Pair(first: 2, second: 3)], Transaction()) }
        #expect(probe.count == 2)
        #expect(stage.words == ["3"])
    }
}

struct Pair {
    var first = 0
    var second = 0
}

private struct PairView: View {
    let first: Probe
    let second: Probe
    @State private var pair = Pair()

    var body: some View {
        PartView(value: $pair.first, probe: first)
        PartView(value: $pair.second, probe: second)
    }
}

private struct PartView: View {
    @Binding var value: Int
    let probe: Probe

    var body: some View {
        if probe() {
            let _ = probe.actions = [{ value += 1 }, { value -= 1 }]
            Word("\(value)")
        }
    }
}

@Observable
@MainActor
private final class Place {
    var key = 0
}

private struct PlaceView: View {
    let place: Place
    @Binding var values: [Int: Int]

    var body: some View { Word("\($values[place.key].wrappedValue ?? 0)") }
}

private struct BoundShelf: View {
    let own: Probe
    let probe: Probe
    @State private var books = ["a", "b", "c"].enumerated().map { Book(id: $0, title: $1) }

    var body: some View {
        let _ = own.actions = [{ books.removeFirst() }, { books.reverse() }]
        let probe = probe
        ForEach($books) { BookRow(book: $0, probe: probe) }
    }
}

private struct BookRow: View {
    @Binding var book: Book
    let probe: Probe

    var body: some View {
        if probe() {
            let _ = probe.actions.append { book.title += "!" }
            Word(book.title)
        }
    }
}

private struct InlineBoundShelf: View {
    let probe: Probe
    @State private var books = ["a", "b", "c"].enumerated().map { Book(id: $0, title: $1) }

    var body: some View {
        let _ = probe.actions = [{ books[0].title += "!" }]
        ForEach($books) { $book in Word(book.title) }
    }
}
