import Observation
import Testing
import ViewGraph

@MainActor
struct ForEachRowTests {
    @Test func `only the row is made anew whose element has changed`() {
        let (rows, log) = (Shelf(), Probe())
        let stage = Stage(ShelfView(shelf: rows, log: log))
        #expect(log.log == ["a", "b", "c"])
        stage.root.perform { rows.books[1] = Book(id: 1, title: "x") }
        #expect(log.log == ["a", "b", "c", "x"])
        #expect(stage.words == ["a", "x", "c"])
    }

    @Test func `a row follows an element that says it is equal by its identity alone`() {
        let shelf = LabelledShelf()
        let stage = Stage(LabelledShelfView(shelf: shelf))
        stage.root.perform { shelf.labels[0].text = "z" }
        #expect(stage.words == ["z", "b"])
    }

    @Test func `bytes between the properties of an element make no difference`() {
        let (shelf, log) = (PaddedShelf(), Probe())
        let stage = Stage(PaddedShelfView(shelf: shelf, log: log))
        for count in 1...20 {
            log.log = []
            stage.root.perform { shelf.set(1, count) }
            #expect(log.log == ["\(count)"])
        }
    }

    @Test func `a row follows an object that does not tell of its changes when the view around it is evaluated`() {
        let probe = Probe()
        let stage = Stage(ObjectShelf(probe: probe))
        stage.root.perform { probe.actions[0]() }
        #expect(stage.words == ["1", "a!", "b"])
    }

    @Test func `an element that changes its place is not made anew, and one that comes is made once`() {
        let (rows, log) = (Shelf(), Probe())
        let stage = Stage(ShelfView(shelf: rows, log: log))
        stage.root.perform { rows.books = [rows.books[2], Book(id: 9, title: "n"), rows.books[0]] }
        #expect(stage.words == ["c", "n", "a"])
        #expect(log.log == ["a", "b", "c", "n"])
    }

    @Test func `all rows are made anew by a closure that captured another value`() {
        let rows = Shelf()
        let stage = Stage(PrefixedShelf(shelf: rows))
        #expect(stage.words == ["-a", "-b", "-c"])
        stage.root.perform { rows.prefix = "+" }
        #expect(stage.words == ["+a", "+b", "+c"])
    }

    @Test func `a row follows what its closure has read, and others are left alone`() {
        let (first, second, log) = (Shelf(), Shelf(), Probe())
        let stage = Stage(ReadingRows(shelves: [first, second], log: log))
        #expect(stage.words == ["a", "a"])
        log.log = []
        stage.root.perform { second.books[0].title = "z" }
        #expect(stage.words == ["a", "z"])
        #expect(log.log == ["z"])
        // What was not read the last time makes no difference, and what was still does.
        stage.root.perform { first.prefix = "+" }
        stage.root.perform { second.books[0].title = "y" }
        #expect(log.log == ["z", "y"])
    }

    @Test func `rows of a closure that was skipped still follow what they have read`() {
        let (shelf, other, log) = (Shelf(), Shelf(), Probe())
        let stage = Stage(SideBySide(shelf: shelf, other: other, log: log))
        // The view around them is evaluated, and the rows are not.
        for title in ["1", "2", "3"] { stage.root.perform { shelf.prefix = title } }
        #expect(log.log == ["a"])
        stage.root.perform { other.books[0].title = "z" }
        #expect(stage.words == ["3", "z"])
    }

    @Test func `a row that is gone is not evaluated any more`() {
        let (first, second, log) = (Shelf(), Shelf(), Probe())
        let list = ShelfList([first, second])
        let stage = Stage(ListedRows(list: list, log: log))
        stage.root.perform { list.shelves.removeLast() }
        log.log = []
        stage.root.perform { second.books[0].title = "z" }
        #expect(log.log.isEmpty)
        #expect(stage.words == ["a"])
    }
}

struct Book: Identifiable {
    let id: Int
    var title: String
}

@Observable
@MainActor
final class Shelf: Identifiable {
    var books = ["a", "b", "c"].enumerated().map { Book(id: $0, title: $1) }
    var prefix = "-"
}

@Observable
@MainActor
private final class ShelfList {
    var shelves: [Shelf]
    init(_ shelves: [Shelf]) { self.shelves = shelves }
}

/// Equal where it is the same thing, whatever it is called.
struct Labelled: Identifiable, Equatable {
    let id: Int
    var text: String

    static func == (first: Labelled, second: Labelled) -> Bool { first.id == second.id }
}

@Observable
@MainActor
private final class LabelledShelf {
    var labels = [Labelled(id: 0, text: "a"), Labelled(id: 1, text: "b")]
}

private struct LabelledShelfView: View {
    let shelf: LabelledShelf

    var body: some View { ForEach(shelf.labels) { label in Word(label.text) } }
}

private struct Padded: Identifiable {
    let id: Int8
    var isOn = false
    var text: String
    var mark: Int8 = 1
    var count = 0
}

@Observable
@MainActor
private final class PaddedShelf {
    var items = (0..<5).map { Padded(id: $0, text: "of more letters than fit in a string itself \($0)") }

    /// Makes all of them anew, field by field.
    func set(_ id: Int8, _ count: Int) {
        items = items.map {
            Padded(id: $0.id, isOn: $0.isOn, text: $0.text, mark: $0.mark, count: $0.id == id ? count : $0.count)
        }
    }
}

private struct PaddedShelfView: View {
    let shelf: PaddedShelf
    let log: Probe

    var body: some View {
        let _ = noted = log
        ForEach(shelf.items) { item in Word(note("\(item.count)")) }
    }
}

private final class PlainObject: Identifiable {
    var text: String
    init(_ text: String) { self.text = text }
}

private struct ObjectShelf: View {
    let probe: Probe
    @State private var objects = [PlainObject("a"), PlainObject("b")]
    @State private var version = 0

    var body: some View {
        let _ =
            probe.actions = [
                {
                    objects[0].text += "!"
                    version += 1
                }
            ]
        Word("\(version)")
        ForEach(objects) { object in Word(object.text) }
    }
}

@MainActor
private var noted: Probe?

@MainActor
private func note(_ title: String) -> String {
    noted?.log.append(title)
    return title
}

/// The closure captures nothing.
private struct ShelfView: View {
    let shelf: Shelf
    let log: Probe

    var body: some View {
        let _ = noted = log
        ForEach(shelf.books) { book in Word(note(book.title)) }
    }
}

private struct PrefixedShelf: View {
    let shelf: Shelf

    var body: some View {
        let prefix = shelf.prefix
        ForEach(shelf.books) { book in Word(prefix + book.title) }
    }
}

private struct ReadingRows: View {
    let shelves: [Shelf]
    let log: Probe

    var body: some View {
        let _ = noted = log
        ForEach(shelves) { shelf in Word(note(shelf.books[0].title)) }
    }
}

private struct SideBySide: View {
    let shelf: Shelf
    let other: Shelf
    let log: Probe

    var body: some View {
        let _ = noted = log
        Word(shelf.prefix)
        ForEach([other]) { shelf in Word(note(shelf.books[0].title)) }
    }
}

private struct ListedRows: View {
    let list: ShelfList
    let log: Probe

    var body: some View {
        let _ = noted = log
        ForEach(list.shelves) { shelf in Word(note(shelf.books[0].title)) }
    }
}
