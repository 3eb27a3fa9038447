extension TapeReader {
    /// Notes a fault of the syntax. After a thousand of them the file is no AHAP, and reading ends.
    mutating func noteSyntax(_ kind: Fault.Kind, at start: Int, length: Int = 0, other: UInt32 = 0) {
        guard !gaveUp else { return position = end }
        if syntaxFaults >= TapeReader.mostSyntaxFaults {
            gaveUp = true
            note(.tooManyErrors, at: start)
            position = end
            return
        }
        syntaxFaults += 1
        note(kind, at: start, length: length, other: other)
    }

    static var mostSyntaxFaults: Int { 1000 }

    /// Passes over a byte order mark. False if the text is UTF-16, which is noted; nothing is read then.
    mutating func skipByteOrderMark() -> Bool {
        switch (byte(at: 0), byte(at: 1)) {
        case (0xEF, 0xBB) where byte(at: 2) == 0xBF:
            note(.byteOrderMark, at: 0, length: 3)
            position = 3
        case (0xFE, 0xFF), (0xFF, 0xFE), (0, 1...), (1..., 0):
            guard end >= 2 else { return true }
            note(.utf16, at: 0, length: 2)
            append(.missing, at: 0, length: 0)
            return false
        default: break
        }
        return true
    }

    /// At `//`, `/*` or `#`: notes a comment, passes over it and answers true.
    mutating func skipComment() -> Bool {
        let start = position
        let next = byte(at: start + 1)
        if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
            position += 2
            while position < end, !(byte == UInt8(ascii: "*") && byte(at: position + 1) == UInt8(ascii: "/")) {
                position += 1
            }
            position = min(position + 2, end)
        } else if byte == UInt8(ascii: "#") || (byte == UInt8(ascii: "/") && next == UInt8(ascii: "/")) {
            while position < end, byte != 0x0A, byte != 0x0D { position += 1 }
        } else {
            return false
        }
        noteSyntax(.comment, at: start, length: position - start)
        return true
    }

    /// Passes over one byte, one string, or everything between two brackets.
    mutating func skipBalanced() {
        var depth = 0
        repeat {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""): skipStringBody()
            default: break
            }
            position += 1
        } while depth > 0 && position < end
        position = min(position, end)
    }

    /// From a string's first quote to its last (or to the end of its line).
    private mutating func skipStringBody() {
        position += 1
        while position < end, byte != UInt8(ascii: "\""), byte != 0x0A {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
        }
    }

    /// Where text that belongs nowhere ends: at the end of its line or before the next structural byte.
    func strayEnd(from start: Int) -> Int {
        var at = start
        while at < end, !isStructural(byte(at: at)), byte(at: at) != 0x0A, byte(at: at) != 0x0D { at += 1 }
        while at > start, byte(at: at - 1) == 0x20 || byte(at: at - 1) == 0x09 { at -= 1 }
        return max(at, min(start + 1, end))
    }

    /// The offset behind the last byte before the position that is no white space.
    func endOfLastToken() -> Int {
        var at = position
        while at > 0, byte(at: at - 1) <= 0x20 { at -= 1 }
        return at
    }

    func isAtEnd(behind offset: Int) -> Bool {
        var at = offset + 1
        while at < end {
            if byte(at: at) > 0x20 { return false }
            at += 1
        }
        return true
    }

    /// True if a byte can begin the next member or element.
    func startsNext(_ byte: UInt8) -> Bool {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return true }
        if inObject { return startsIdentifier(byte) }
        return byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "-") || isIdentifier(byte)
    }

    func startsIdentifier(_ byte: UInt8) -> Bool {
        isIdentifier(byte) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }

    func isStructural(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "\""):
            true
        default: false
        }
    }

    func knownWord(_ range: Range<Int>) -> KnownWord {
        // A range of the file, by the scans that made it.
        unsafe words.word(at: base + range.lowerBound, length: range.count, limit: end - range.lowerBound)
    }
}
