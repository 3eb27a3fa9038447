/// Where the render side notes what happens to events. There is room for what happens in a millisecond, after which
/// somebody is to read it.
package typealias NoteBook = SharedRing<PlayNote>

extension SharedRing where Element == PlayNote {
    /// As much as an engine may do between two steps of a virtual clock, and more.
    package static var notes: Int { 8_192 }
}

/// A note book as the render side holds it: without counting references, which might have to wait.
///
/// `@unchecked Sendable`: the book itself may be used by several threads.
@safe
struct NotePen: BitwiseCopyable, @unchecked Sendable {
    // The source keeps the book until no player has a pen to it any more.
    private let book: Unmanaged<NoteBook>
    /// False for kinds of events that the engine has muted.
    var felt: PlayedKinds

    init(_ book: NoteBook, felt: PlayedKinds) {
        unsafe self.book = .passUnretained(book)
        self.felt = felt
    }

    /// Notes something. What finds no room is left out.
    func write(_ note: PlayNote) {
        // The book lives: see above.
        _ = unsafe book._withUnsafeGuaranteedRef { $0.put(note) }
    }
}
