extension TapeReader {
    /// At a quote.
    @inline(__always)
    mutating func readString(as kind: SyntaxNode.Kind) {
        let start = position
        let stop = plainEnd(from: start + 1)
        guard byte(at: stop) == UInt8(ascii: "\""), stop < end else { return readUnusualString(as: kind, from: stop) }
        let length = stop - start - 1
        // The text lies within the file, and `limit` says how much of the file follows.
        let word = unsafe words.word(at: base + start + 1, length: length, limit: end - start - 1)
        append(kind, at: start, length: length + 2, word: word)
        position = stop + 1
        state = .behindValue
    }

    /// The first byte from `start` on that is a quote, a backslash, a control character, not ASCII, or the end.
    @inline(__always)
    private func plainEnd(from start: Int) -> Int {
        var at = start
        while at + 8 <= end {
            let hits = unsafe TapeReader.unusualBytes(WordTable.load8(base + at))
            if hits != 0 { return at + hits.trailingZeroBitCount &>> 3 }
            at += 8
        }
        while at < end {
            let here = unsafe base[at]
            if here == UInt8(ascii: "\"") || here == UInt8(ascii: "\\") || here < 0x20 || here >= 0x80 { break }
            at += 1
        }
        return at
    }

    /// The top bit of each byte that ends a plain run. Only the lowest bit is exact (a borrow may set higher ones).
    @inline(__always)
    private static func unusualBytes(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quote = word ^ (0x22 &* ones)
        let backslash = word ^ (0x5C &* ones)
        let quotes = (quote &- ones) & ~quote
        let backslashes = (backslash &- ones) & ~backslash
        let controls = (word &- (0x20 &* ones)) & ~word
        return (quotes | backslashes | controls | word) & (0x80 &* ones)
    }

    /// `true`, `false` or `null`; `tail` are the literal's first four bytes, or for `false` the four behind the f.
    @inline(__always)
    mutating func readLiteral(_ kind: SyntaxNode.Kind, _ tail: UInt32, length: Int) {
        let start = position
        let from = start + length - 4
        var found: UInt32 = 0
        for index in 0..<4 { found |= UInt32(byte(at: from + index)) &<< UInt32(8 * index) }
        guard found == tail, isDelimiter(at: start + length) else { return recoverValue() }
        append(kind, at: start, length: length)
        position = start + length
        state = .behindValue
    }

    // MARK: Escapes, control characters, UTF-8

    /// The rest of a string from its first unusual byte.
    @inline(never)
    private mutating func readUnusualString(as kind: SyntaxNode.Kind, from first: Int) {
        let start = position
        var at = first
        var flags: SyntaxNode.Flags = []
        scan: while true {
            let here = byte(at: at)
            switch here {
            case UInt8(ascii: "\""): break scan
            case UInt8(ascii: "\\"):
                flags.insert(.escaped)
                at += escapeLength(at: at)
            case 0x0A, 0x0D:
                flags.insert(.unterminated)
                break scan
            case 0..<0x20:
                if at >= end {
                    flags.insert(.unterminated)
                    break scan
                }
                noteSyntax(.controlCharacter, at: at, length: 1)
                at += 1
            case 0x80...: at += sequenceLength(at: at, &flags)
            default: at += 1
            }
        }
        finishUnusual(kind, start..<at, flags)
    }

    private mutating func finishUnusual(_ kind: SyntaxNode.Kind, _ range: Range<Int>, _ flags: SyntaxNode.Flags) {
        let closed = !flags.contains(.unterminated)
        if !closed { noteSyntax(.unterminatedString, at: range.lowerBound, length: range.count) }
        let text = range.lowerBound + 1..<range.upperBound
        var word = KnownWord.unknown
        if flags == .escaped {
            word = JSONString.unescaped(text.map { byte(at: $0) }).flatMap(KnownWord.init(bytes:)) ?? .unknown
        } else if !flags.contains(.escaped) {
            // As in `readString`: the text lies within the file.
            word = unsafe words.word(at: base + text.lowerBound, length: text.count, limit: end - text.lowerBound)
        }
        append(kind, at: range.lowerBound, length: range.count + (closed ? 1 : 0), word: word, flags: flags)
        position = range.upperBound + (closed ? 1 : 0)
        state = .behindValue
    }

    /// Bytes of the escape at a backslash; a bad one is noted and counts as one byte.
    private mutating func escapeLength(at offset: Int) -> Int {
        switch byte(at: offset + 1) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return 2
        case UInt8(ascii: "u"):
            if let length = unicodeEscapeLength(at: offset) { return length }
            noteSyntax(.invalidEscape, at: offset, length: min(6, end - offset))
            return 2
        default:
            noteSyntax(.invalidEscape, at: offset, length: min(2, end - offset))
            return 1
        }
    }

    /// 6 for `\uXXXX`, 12 for a surrogate pair, `nil` for half a pair or what is no hexadecimal.
    private func unicodeEscapeLength(at offset: Int) -> Int? {
        guard let unit = hexadecimal(at: offset + 2) else { return nil }
        switch unit {
        case 0xD800..<0xDC00:
            guard byte(at: offset + 6) == UInt8(ascii: "\\"), byte(at: offset + 7) == UInt8(ascii: "u"),
                let low = hexadecimal(at: offset + 8), (0xDC00..<0xE000).contains(low)
            else { return nil }
            return 12
        case 0xDC00..<0xE000: return nil
        default: return 6
        }
    }

    private func hexadecimal(at offset: Int) -> UInt32? {
        var value: UInt32 = 0
        for index in offset..<offset + 4 {
            guard let digit = JSONString.hexadecimalValue(byte(at: index)) else { return nil }
            value = value << 4 | digit
        }
        return value
    }

    /// Bytes of the UTF-8 sequence at an offset; an ill-formed one is noted once per string.
    private mutating func sequenceLength(at offset: Int, _ flags: inout SyntaxNode.Flags) -> Int {
        if let length = JSONString.sequenceLength({ byte(at: offset + $0) }) { return length }
        if !flags.contains(.malformed) { note(.notUTF8, at: offset, length: 1) }
        flags.insert(.malformed)
        return 1
    }
}
