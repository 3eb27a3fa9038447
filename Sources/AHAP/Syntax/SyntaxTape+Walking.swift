extension SyntaxTape {
    /// The elements of an array, or the keys of an object, by index; none for other nodes.
    @inline(__always)
    package func children(of index: Int) -> Children { Children(tape: self, parent: index) }

    /// A sequence of child indices. In an object these are the keys; the value of a key is the node behind it.
    package struct Children: Sequence, IteratorProtocol {
        private let tape: SyntaxTape
        private var position: Int
        private let end: Int

        @inline(__always)
        init(tape: SyntaxTape, parent: Int) {
            self.tape = tape
            let kind = tape[parent].kind
            position = parent + 1
            end = kind == .object || kind == .array ? tape.end(of: parent) : position
        }

        @inline(__always)
        package mutating func next() -> Int? {
            guard position < end else { return nil }
            defer { position = tape.end(of: position) }
            return position
        }
    }

    /// The value of the first member with this known key in an object, or `nil`.
    package func value(of word: KnownWord, in object: Int) -> Int? {
        guard self[object].kind == .object else { return nil }
        for key in children(of: object) where self[key].word == word { return key + 1 }
        return nil
    }
}
