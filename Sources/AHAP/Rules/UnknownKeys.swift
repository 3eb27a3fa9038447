/// A file's unknown keys, each with the key that it was probably meant to be. AH102 and AH117 share them out; other
/// rules name the misspelling where a key is missing.
struct UnknownKeys {
    struct Key {
        /// The key's node.
        var node: Int32
        /// The object that it stands in.
        var object: Int32
        /// What that object is; see ``Fault/Kind/unknownKey``.
        var role: KnownWord
        /// The key that it looks like, if the object has no such key.
        var meant: KnownWord?
    }

    /// In the order of the file.
    private(set) var all: [Key] = []

    init(in document: AHAPDocument) {
        let faults = document.faults(of: .ah117)
        var search = KeySpelling()
        var parents = ParentSearch(tape: document.tape)
        for fault in faults {
            guard let role = KnownWord(rawValue: UInt8(truncatingIfNeeded: fault.other)) else { continue }
            let object = parents.parent(of: fault.node)
            let content = document.tape.contentRange(of: fault.node)
            var meant: KnownWord?
            if content.count <= 4 * Spelling.longest {
                meant = search.closest(to: Array(document.string(at: fault.node).utf8), role: role)
            }
            // An object has each key once: what it has, or was given here before, is not meant again.
            if let word = meant, !parents.claim(word) { meant = nil }
            all.append(Key(node: fault.node, object: object, role: role, meant: meant))
        }
    }

    /// The key in an object that looks like a known one that is missing there.
    func key(meaning word: KnownWord, in object: Int32, of document: AHAPDocument) -> Int32? {
        let first = all.partitioningIndex { $0.node > object }
        let end = Int32(document.tape.end(of: Int(object)))
        for key in all[first...] {
            if key.node >= end { return nil }
            if key.object == object, key.meant == word { return key.node }
        }
        return nil
    }
}

/// Finds the objects around nodes that are asked for in the order of the file, in one walk over the tape.
private struct ParentSearch {
    private struct Frame {
        var node: Int
        var end: Int
        /// A bit for each known key that the object has; read when first needed.
        var words: UInt64?
    }

    private let tape: SyntaxTape
    private var open: [Frame] = []
    private var next = 0

    init(tape: SyntaxTape) { self.tape = tape }

    /// The container of a node, which becomes the one that ``claim(_:)`` is about.
    mutating func parent(of node: Int32) -> Int32 {
        while next <= Int(node) {
            while let last = open.last, last.end <= next { open.removeLast() }
            if next == Int(node) { break }
            let kind = tape[next].kind
            if kind == .object || kind == .array { open.append(Frame(node: next, end: tape.end(of: next))) }
            next += 1
        }
        return Int32(open.last?.node ?? 0)
    }

    /// Gives a key to the current object; false if it has it.
    mutating func claim(_ word: KnownWord) -> Bool {
        guard let last = open.indices.last else { return false }
        var words = open[last].words ?? self.words(of: open[last].node)
        let bit: UInt64 = 1 << UInt64(word.rawValue)
        defer { open[last].words = words }
        guard words & bit == 0 else { return false }
        words |= bit
        return true
    }

    private func words(of object: Int) -> UInt64 {
        var words: UInt64 = 0
        for key in tape.children(of: object) { words |= 1 << UInt64(tape[key].word.rawValue) }
        return words
    }
}
