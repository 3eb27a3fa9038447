import Foundation
import Observation
import TestSupport
import Testing
import ViewGraph

private struct Child: View {
    let probe: Probe
    @Binding var number: Int

    var body: some View {
        let _ = probe()
        Word("\(number)")
    }
}

private struct Parent: View {
    let own: Probe
    let child: Probe
    @State private var number = 0
    @State private var unread = 0

    var body: some View {
        let _ = own()
        let _ =
            own.actions = [
                { number += 1 }, { unread += 1 },
                {
                    number = 5; number = 0
                },
            ]
        Child(probe: child, number: $number)
    }
}

private struct Twice<Content: View>: View {
    let content: Content

    var body: some View {
        content
        content
    }
}

/// Evaluated first, it lets another thread count to 2, and waits for that.
private struct SetElsewhere: View {
    @State private var number = 0
    @State private var isFirst = true

    var body: some View {
        let _ = isFirst ? count(_number) : ()
        Word("\(number)")
    }

    private func count(_ number: State<Int>) {
        isFirst = false
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            number.wrappedValue += 1
            number.wrappedValue += 1
            done.signal()
        }
        done.wait()
    }
}

private struct Counter: View {
    let probe: Probe
    @State private var number = 0

    var body: some View {
        let _ = probe.actions.append { number += 1 }
        Word("\(number)")
    }
}

@Observable
private final class Model {
    var name = "a"
    var other = 0
}

private struct Named: View {
    let model: Model
    let probe: Probe

    var body: some View {
        let _ = probe()
        Word(model.name)
    }
}

@MainActor
struct StateTests {
    @Test func `a view is evaluated when a state changes that it read, and not when another does`() {
        let (own, child) = (Probe(), Probe())
        let stage = Stage(Parent(own: own, child: child))
        #expect(stage.words == ["0"])
        stage.root.perform { own.actions[0]() }
        #expect(stage.words == ["1"])
        #expect(child.count == 2)
        stage.root.perform { own.actions[1]() }
        #expect(child.count == 2)
    }

    @Test func `a view that hands a state on as a binding does not depend on it`() {
        let (own, child) = (Probe(), Probe())
        let stage = Stage(Parent(own: own, child: child))
        for _ in 0..<5 { stage.root.perform { own.actions[0]() } }
        #expect(stage.words == ["5"])
        #expect(own.count == 1)
        #expect(child.count == 6)
    }

    @Test func `changes within one event are one update`() {
        let (own, child) = (Probe(), Probe())
        let stage = Stage(Parent(own: own, child: child))
        stage.root.perform {
            for _ in 0..<10 { own.actions[0]() }
            own.actions[2]()
        }
        #expect(stage.words == ["0"])
        #expect(child.count == 2)
    }

    @Test func `one value of a view in two places has two states`() {
        let probe = Probe()
        let stage = Stage(Twice(content: Counter(probe: probe)))
        #expect(stage.words == ["0", "0"])
        let (first, second) = (probe.actions[0], probe.actions[1])
        stage.root.perform { first() }
        #expect(stage.words == ["1", "0"])
        stage.root.perform { second() }
        stage.root.perform { second() }
        #expect(stage.words == ["1", "2"])
    }

    @Test func `a state is set by any thread, and seen at the next event`() async {
        let (own, child) = (Probe(), Probe())
        let stage = Stage(Parent(own: own, child: child))
        // The closure only sets a state, which any thread may do.
        nonisolated(unsafe) let add = own.actions[0]
        await Task.detached { unsafe add() }.value
        #expect(stage.words == ["0"])
        stage.root.perform {}
        #expect(stage.words == ["1"])
    }

    @Test func `what another thread sets while a body is evaluated is there for it to read`() {
        let stage = Stage(SetElsewhere())
        stage.root.perform {}
        #expect(stage.words == ["2"])
    }

    @Test func `a value that says it is equal by its identity alone is set, and its parts are followed`() {
        let stage = Stage(EmptyView())
        let location = StateLocation([Labelled(id: 0, text: "a")], inbox: stage.root.inbox)
        let items = Binding(location: location)
        stage.root.show(ForEach(items) { $item in Word(item.text) })
        stage.root.perform { items[0].text.wrappedValue = "b" }
        #expect(location.value[0].text == "b")
        #expect(stage.words == ["b"])
    }

    @Test func `a view that read a property of an observable object follows it, and no other property`() {
        let (model, probe) = (Model(), Probe())
        let stage = Stage(Named(model: model, probe: probe))
        stage.root.perform { model.name = "b" }
        #expect(stage.words == ["b"])
        stage.root.perform { model.other = 1 }
        #expect(probe.count == 2)
        stage.root.perform { model.name = "c" }
        #expect(stage.words == ["c"])
        #expect(probe.count == 3)
    }

    @Test func `a state outside of a view is its first value, and cannot be set`() {
        let state = State(wrappedValue: 1)
        state.wrappedValue = 2
        state.projectedValue.wrappedValue = 3
        #expect(state.wrappedValue == 1)
    }

    @Test func `a state that never changes forgets the views that are gone`() {
        let model = Rows()
        let stage = Stage(Shown(rows: model))
        let location = StateLocation(7, inbox: stage.root.inbox)
        stage.root.perform { model.location = location }
        for number in 0..<trials(100_000) { stage.root.perform { model.first = number } }
        #expect(stage.words == ["7", "7"])
        #expect(location.readerCount >= 2)
        #expect(location.readerCount <= 32)
        // Those that are there are still told.
        stage.root.perform { location.set(8, Transaction()) }
        #expect(stage.words == ["8", "8"])
    }
}

@Observable
private final class Rows {
    var first = 0
    var location: StateLocation<Int>?
}

/// Two rows, each of which goes after two changes.
private struct Shown: View {
    let rows: Rows

    var body: some View {
        if let location = rows.location {
            ForEach(rows.first..<rows.first + 2, id: \.self) { _ in LocationReader(location: location) }
        }
    }
}

private struct LocationReader: View {
    let location: StateLocation<Int>

    var body: some View { Word("\(location.value)") }
}
