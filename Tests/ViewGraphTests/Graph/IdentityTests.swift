import Testing
import ViewGraph

private struct Note: View {
    let name: String
    let probe: Probe
    @State private var mark = ""

    var body: some View {
        let _ = probe.actions.append { mark += "!" }
        Word(name + mark)
    }
}

private struct Switching: View {
    let probe: Probe
    @State private var isFirst = true

    var body: some View {
        let _ = probe.keep { isFirst.toggle() }
        if isFirst { Note(name: "first", probe: Probe()) } else { Note(name: "second", probe: Probe()) }
    }
}

private struct Item: Identifiable {
    let id: Int
}

private struct Rows: View {
    let probe: Probe
    let marks: Probe
    @State private var items = [Item(id: 1), Item(id: 2), Item(id: 3)]

    var body: some View {
        let _ =
            probe.actions = [
                { items.reverse() }, { items.removeAll { $0.id == 2 } }, { items.append(Item(id: 2)) },
                { items = [Item(id: 7), Item(id: 7), Item(id: 8)] },
            ]
        ForEach(items) { item in Note(name: "\(item.id)", probe: marks) }
    }
}

private struct Erased: View {
    let probe: Probe
    @State private var turn = 0

    var body: some View {
        let _ = probe.keep { turn += 1 }
        turn < 2 ? AnyView(Note(name: "note \(turn)", probe: Probe())) : AnyView(Word("word"))
    }
}

@MainActor
struct IdentityTests {
    @Test func `the branches of an if are two views, each with states of its own`() {
        let probe = Probe()
        let stage = Stage(Switching(probe: probe))
        #expect(stage.words == ["first"])
        stage.root.perform { probe.actions[0]() }
        #expect(stage.words == ["second"])
    }

    @Test func `what a row keeps follows its element`() {
        let (probe, marks) = (Probe(), Probe())
        let stage = Stage(Rows(probe: probe, marks: marks))
        #expect(stage.words == ["1", "2", "3"])
        stage.root.perform { marks.actions[0]() }
        #expect(stage.words == ["1!", "2", "3"])
        stage.root.perform { probe.actions[0]() }
        #expect(stage.words == ["3", "2", "1!"])
    }

    @Test func `a row that went and comes back begins anew`() {
        let (probe, marks) = (Probe(), Probe())
        let stage = Stage(Rows(probe: probe, marks: marks))
        stage.root.perform { marks.actions[1]() }
        #expect(stage.words == ["1", "2!", "3"])
        stage.root.perform { probe.actions[1]() }
        #expect(stage.words == ["1", "3"])
        stage.root.perform { probe.actions[2]() }
        #expect(stage.words == ["1", "3", "2"])
    }

    @Test func `of two elements with one identity the first is shown, and it is said`() {
        let (probe, marks) = (Probe(), Probe())
        let stage = Stage(Rows(probe: probe, marks: marks))
        stage.root.perform { probe.actions[3]() }
        #expect(stage.words == ["7", "8"])
        #expect(stage.root.findings == [.duplicateID("7")])
    }

    @Test func `an AnyView keeps its state while its type stays`() {
        let probe = Probe()
        let stage = Stage(Erased(probe: probe))
        stage.root.perform { probe.actions[0]() }
        #expect(stage.words == ["note 1"])
        stage.root.perform { probe.actions[0]() }
        #expect(stage.words == ["word"])
    }
}
