/// What happens where the text is no JSON: a fault is noted, the likeliest repair is assumed, and reading goes on.
/// Each of these functions consumes at least a byte or leaves its state, so that reading always ends.
extension TapeReader {
    /// A value should begin here and none does.
    @inline(never)
    mutating func recoverValue() {
        if skipComment() { return }
        if position >= end { return reachEnd() }
        switch byte {
        case UInt8(ascii: ",") where inObject, UInt8(ascii: "}") where inObject, UInt8(ascii: "]") where inObject:
            noteSyntax(.expectedValue, at: position)
            appendMissing()
        case UInt8(ascii: ",") where depth > 0:
            noteSyntax(.expectedValue, at: position, length: 1)
            position += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): close(with: byte)
        case UInt8(ascii: "'"): readSingleQuoted(as: .string)
        case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            recoverNumber(from: position)
        default: depth == 0 ? skipToDocument() : readStrayValue()
        }
    }

    /// A key should begin here and none does.
    @inline(never)
    mutating func recoverKey() {
        if skipComment() { return }
        if position >= end { return reachEnd() }
        switch byte {
        case UInt8(ascii: "}"), UInt8(ascii: "]"): close(with: byte)
        case UInt8(ascii: ","):
            noteSyntax(.expectedKey, at: position, length: 1)
            position += 1
        case UInt8(ascii: "'"):
            readSingleQuoted(as: .key)
            readColon()
        case UInt8(ascii: "{") where closeToArray() || reopenArray(): return
        default: startsIdentifier(byte) ? readUnquotedKey() : skipMember()
        }
    }

    /// A colon should stand here and does not. `state` is `.value`.
    @inline(never)
    mutating func recoverColon() {
        while skipComment() { skipSpace() }
        switch byte {
        case UInt8(ascii: ":"): position += 1
        case UInt8(ascii: "="):
            noteSyntax(.expectedColon, at: position, length: 1)
            position += 1
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
            noteSyntax(.expectedColon, at: position)
            appendMissing()
        case 0 where position >= end:
            appendMissing()
            reachEnd()
        default: noteSyntax(.expectedColon, at: position)
        }
    }

    /// In a container, behind a value: neither a comma nor a closing bracket.
    @inline(never)
    mutating func recoverSeparator() {
        if skipComment() { return }
        if position >= end { return reachEnd() }
        let opener = UInt32(inObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
        let here = byte
        if here == UInt8(ascii: ";") {
            noteSyntax(.expectedComma, at: position, length: 1, other: opener)
            position += 1
            state = inObject ? .key : .value
        } else if inObject, here == UInt8(ascii: "{"), closeToArray() {
            return
        } else if startsNext(here) {
            noteSyntax(.expectedComma, at: endOfLastToken(), other: opener)
            state = inObject ? .key : .value
        } else {
            skipStrayText()
        }
    }

    /// Behind the top-level value something else stands. False when reading ends.
    mutating func recoverBehindDocument() -> Bool {
        if skipComment() { return true }
        noteSyntax(.trailingContent, at: position, length: strayEnd(from: position) - position)
        return false
    }

    /// A closing bracket that does not fit the innermost container (or there is none).
    @inline(never)
    mutating func recoverBracket() {
        let wantsObject = byte == UInt8(ascii: "}")
        let match = innermost(isObject: wantsObject)
        guard match >= 0, container(around: match) >= 0 || isAtEnd(behind: position) else {
            noteSyntax(.strayBracket, at: position, length: 1)
            position += 1
            state = depth == 0 ? .value : .behindValue
            return
        }
        noteUnclosed()
        while innermost != match { finishContainer(at: position) }
        position += 1
        finishContainer(at: position)
    }

    /// A number that is not JSON's, or text that begins like one.
    @inline(never)
    mutating func recoverNumber(from start: Int) {
        var stop = start
        while stop < end, !isStructural(byte(at: stop)), byte(at: stop) > 0x20, byte(at: stop) != UInt8(ascii: ";") {
            stop += 1
        }
        noteSyntax(.invalidNumber, at: start, length: stop - start)
        append(.invalid, at: start, length: stop - start)
        position = stop
        state = .behindValue
    }

    /// At a bracket that opens one container too many: passes over all of it.
    @inline(never)
    mutating func skipTooDeep() {
        let start = position
        noteSyntax(.tooDeep, at: start, length: 1, other: UInt32(clamping: limits.depth))
        skipBalanced()
        append(.invalid, at: start, length: position - start)
        state = .behindValue
    }

    /// The end of the file inside containers: closes them all, says so once.
    @inline(never)
    mutating func reachEnd() {
        position = end
        if state == .value { appendMissing() }
        noteUnclosed()
        while depth > 0 { finishContainer(at: end) }
        state = .behindValue
    }

    // MARK: Repairs

    private mutating func appendMissing() {
        append(.missing, at: position, length: 0)
        state = .behindValue
    }

    private mutating func close(with bracket: UInt8) {
        guard depth > 0, (bracket == UInt8(ascii: "}")) == inObject else { return recoverBracket() }
        position += 1
        finishContainer(at: position)
    }

    /// In an object, at `{`: its closing brackets are missing and the next element of the array around it begins.
    private mutating func closeToArray() -> Bool {
        let array = innermost(isObject: false)
        guard array >= 0 else { return false }
        noteUnclosed()
        while innermost != array { finishContainer(at: position) }
        state = .value
        return true
    }

    /// In an object, at `{` behind an array: a bracket closed the array too early, and its next element begins.
    private mutating func reopenArray() -> Bool {
        guard let array = lastClosed, !isObject(array), isLast(array) else { return false }
        noteSyntax(.strayBracket, at: stop(of: array) - 1, length: 1)
        enterContainer(array)
        state = .value
        return true
    }

    private mutating func noteUnclosed() {
        guard depth > 0 else { return }
        noteSyntax(.unclosedContainer, at: min(position, end), other: UInt32(start(of: innermost)))
    }

    /// The innermost open container of a kind, or -1.
    private func innermost(isObject wantsObject: Bool) -> Int {
        var index = innermost
        while index >= 0, isObject(index) != wantsObject { index = container(around: index) }
        return index
    }

    private mutating func readSingleQuoted(as kind: SyntaxNode.Kind) {
        let start = position
        var stop = start + 1
        while stop < end, byte(at: stop) != UInt8(ascii: "'"), byte(at: stop) >= 0x20 { stop += 1 }
        let closed = byte(at: stop) == UInt8(ascii: "'")
        let word = knownWord(start + 1..<stop)
        if closed { stop += 1 }
        noteSyntax(.singleQuotes, at: start, length: stop - start)
        append(kind, at: start, length: stop - start, word: word, flags: closed ? [] : .unterminated)
        position = stop
        state = .behindValue
    }

    private mutating func readUnquotedKey() {
        let start = position
        while isIdentifier(byte) { position += 1 }
        let stop = position
        noteSyntax(.unquotedKey, at: start, length: stop - start)
        append(.key, at: start, length: stop - start, word: knownWord(start..<stop), flags: .unquoted)
        position = stop
        readColon()
    }

    /// `NaN`, `None`, or anything else where a value should stand.
    private mutating func readStrayValue() {
        let start = position
        var stop = start
        while isIdentifier(byte(at: stop)) { stop += 1 }
        let isWord = stop > start
        if !isWord { stop = strayEnd(from: start) }
        noteSyntax(isWord ? .invalidLiteral : .strayText, at: start, length: stop - start)
        append(.invalid, at: start, length: stop - start)
        position = stop
        state = .behindValue
    }

    /// Before the top-level value: passes over everything up to a brace.
    private mutating func skipToDocument() {
        let start = position
        noteSyntax(.strayText, at: start, length: strayEnd(from: start) - start)
        while position < end, byte != UInt8(ascii: "{") { position += 1 }
        if position >= end { reachEnd() }
    }

    /// In an object, at something that cannot be a key: passes over it, to the next comma or bracket.
    private mutating func skipMember() {
        let start = position
        noteSyntax(.expectedKey, at: start, length: 1)
        while position < end {
            let here = byte
            if here == UInt8(ascii: ",") || here == UInt8(ascii: "}") || here == UInt8(ascii: "]") { break }
            skipBalanced()
        }
        if byte == UInt8(ascii: ",") { position += 1 }
    }

    private mutating func skipStrayText() {
        let stop = strayEnd(from: position)
        noteSyntax(.strayText, at: position, length: stop - position)
        position = max(stop, position + 1)
    }
}
