import TestSupport
import Testing
import ViewGraph

@MainActor
struct BindingPartPropertyTests {
    @Test(arguments: 0..<40 as Range<UInt64>)
    func `whatever parts are set, what is seen is what the state says`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let stage = Stage(EmptyView())
        let location = StateLocation((0..<4).map { Shelved(id: $0) }, inbox: stage.root.inbox)
        let shelves = Binding(location: location)
        stage.root.show(ShelvesView(shelves: shelves))
        for step in 0..<60 {
            stage.root.perform {
                for _ in 0..<Int.random(in: 1...3, using: &random) { change(shelves, &random) }
            }
            #expect(stage.words == shown(location.value), "seed \(seed), step \(step)")
        }
    }

    /// The words for a value, by nothing but the value.
    private func shown(_ shelves: [Shelved]) -> [String] {
        let rows = shelves.flatMap { ["\($0.id) \($0.pair.first)", "\($0.pair.second)"] + $0.tags }
        return rows + ["\(shelves.count)"] + shelves.map { "\($0.pair.first)" }
    }

    private func change(_ shelves: Binding<[Shelved]>, _ random: inout SeededGenerator) {
        guard let index = shelves.wrappedValue.indices.randomElement(using: &random) else {
            shelves.wrappedValue = [Shelved(id: 0)]
            return
        }
        let shelf = shelves[index]
        switch Int.random(in: 0..<9, using: &random) {
        case 0: shelf.pair.first.wrappedValue += 1
        case 1: shelf.pair.second.wrappedValue = Int.random(in: 0..<2, using: &random)
        case 2: shelf.tags.wrappedValue.append("x")
        case 3: if !shelf.tags.isEmpty { shelf.tags[shelf.tags.count - 1].wrappedValue += "y" }
        case 4: _ = shelf.tags.wrappedValue.popLast()
        case 5: shelves.wrappedValue.remove(at: index)
        case 6:
            let id = (shelves.wrappedValue.map(\.id).max() ?? 0) + 1
            shelves.wrappedValue.insert(Shelved(id: id), at: index)
        case 7: shelves.wrappedValue.shuffle(using: &random)
        default: for index in shelves.indices { shelves.wrappedValue[index].pair.first = index }
        }
    }
}

private struct Shelved: Identifiable {
    let id: Int
    var pair = Pair()
    var tags = ["a"]
}

private struct ShelvesView: View {
    @Binding var shelves: [Shelved]

    var body: some View {
        ForEach($shelves) { $shelf in ShelvedView(shelf: $shelf) }
        CountView(shelves: $shelves)
        ForEach($shelves) { $shelf in Word("\(shelf.pair.first)") }
    }
}

private struct CountView: View {
    @Binding var shelves: [Shelved]

    var body: some View { Word("\(shelves.count)") }
}

private struct ShelvedView: View {
    @Binding var shelf: Shelved

    var body: some View {
        Word("\(shelf.id) \($shelf.pair.first.wrappedValue)")
        NumberView(number: $shelf.pair.second)
        TagsView(tags: $shelf.tags)
    }
}

private struct NumberView: View {
    @Binding var number: Int

    var body: some View { Word("\(number)") }
}

private struct TagsView: View {
    @Binding var tags: [String]

    var body: some View {
        ForEach(tags.indices, id: \.self) { index in TagView(tag: $tags[index]) }
    }
}

private struct TagView: View {
    @Binding var tag: String

    var body: some View { Word(tag) }
}
