/// Writes a document's values in canonical layout. Without recursion: how deep a file goes is for the limits to say.
struct FormatWalk {
    /// A container that is being written.
    private struct Frame {
        let role: FormatRole
        let isObject: Bool
        /// Its next child, if the children come in their own order.
        var next: Int
        let end: Int
        /// Where its keys begin in ``ordered``, and the next of them; -1 if the children come in their own order.
        var firstOrdered = -1
        var nextOrdered = -1
    }

    private let tape: SyntaxTape
    private let source: [UInt8]
    private var text: CanonicalText
    private var frames: [Frame] = []
    /// The keys of the open objects that need another order, innermost last.
    private var ordered: [Int32] = []

    init(_ document: AHAPDocument) {
        tape = document.tape
        source = document.bytes
        text = CanonicalText(capacity: document.bytes.count + document.bytes.count / 4 + 64)
    }

    mutating func format() -> [UInt8] {
        write(0, role: .root)
        while let frame = frames.last {
            if let child = nextChild() {
                writeChild(child, of: frame)
            } else {
                closeContainer(frame)
            }
        }
        text.finish()
        return text.bytes
    }

    private mutating func writeChild(_ child: Int, of frame: Frame) {
        text.next()
        guard frame.isObject else { return write(child, role: frame.role.element) }
        text.verbatim(source[tape[child].range])
        text.colon()
        write(child + 1, role: frame.role.value(of: tape[child].word))
    }

    /// Writes a value; of a container only the opening bracket.
    private mutating func write(_ node: Int, role: FormatRole) {
        let syntax = tape[node]
        switch syntax.kind {
        case .object: openContainer(node, isObject: true, role: role)
        case .array: openContainer(node, isObject: false, role: role)
        case .number: writeNumber(node, role: role)
        default: text.verbatim(source[syntax.range])
        }
    }

    private mutating func writeNumber(_ node: Int, role: FormatRole) {
        guard role == .number || role == .version, let value = tape.number(at: node), value.isFinite else {
            return text.verbatim(source[tape[node].range])
        }
        role == .version ? text.version(value) : text.number(value)
    }

    // MARK: Containers

    private mutating func openContainer(_ node: Int, isObject: Bool, role: FormatRole) {
        text.open(UInt8(ascii: isObject ? "{" : "["), isRow: isObject && isRow(node, role: role))
        var frame = Frame(role: role, isObject: isObject, next: node + 1, end: tape.end(of: node))
        if isObject, !isOrdered(node, role: role) {
            frame.firstOrdered = ordered.count
            frame.nextOrdered = ordered.count
            order(node, role: role)
        }
        frames.append(frame)
    }

    private mutating func closeContainer(_ frame: Frame) {
        text.close(UInt8(ascii: frame.isObject ? "}" : "]"))
        if frame.firstOrdered >= 0 { ordered.removeSubrange(frame.firstOrdered...) }
        frames.removeLast()
    }

    private mutating func nextChild() -> Int? {
        let last = frames.count - 1
        if frames[last].nextOrdered >= 0 {
            let index = frames[last].nextOrdered
            guard index < ordered.count else { return nil }
            frames[last].nextOrdered += 1
            return Int(ordered[index])
        }
        let child = frames[last].next
        guard child < frames[last].end else { return nil }
        frames[last].next = tape.end(of: child)
        return child
    }

    // MARK: Order

    private func isOrdered(_ object: Int, role: FormatRole) -> Bool {
        guard role != .opaque else { return true }
        var latest = 0
        for key in tape.children(of: object) {
            let rank = role.rank(of: tape[key].word)
            if rank < latest { return false }
            latest = rank
        }
        return true
    }

    /// Appends an object's keys in canonical order; those of the same rank in their own.
    private mutating func order(_ object: Int, role: FormatRole) {
        for rank in 0..<role.rankCount {
            for key in tape.children(of: object) where role.rank(of: tape[key].word) == rank {
                ordered.append(Int32(key))
            }
        }
    }

    // MARK: Rows

    private func isRow(_ object: Int, role: FormatRole) -> Bool {
        switch role {
        case .eventParameter, .controlPoint: isFlat(object)
        case .entry: isParameterEntry(object)
        default: false
        }
    }

    /// An entry that is a `Parameter`, without containers but for the parameter itself.
    private func isParameterEntry(_ entry: Int) -> Bool {
        var isParameter = false
        for key in tape.children(of: entry) {
            let word = tape[key].word
            if word == .parameter { isParameter = true }
            guard isLeaf(key + 1) || word == .parameter && tape[key + 1].kind == .object && isFlat(key + 1) else {
                return false
            }
        }
        return isParameter
    }

    private func isFlat(_ object: Int) -> Bool {
        for key in tape.children(of: object) where !isLeaf(key + 1) { return false }
        return true
    }

    /// True for a value with nothing inside it.
    private func isLeaf(_ node: Int) -> Bool {
        switch tape[node].kind {
        case .object, .array: tape.end(of: node) == node + 1
        default: true
        }
    }
}
