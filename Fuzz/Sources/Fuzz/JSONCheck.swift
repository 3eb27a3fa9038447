/// Says whether bytes are JSON as the reader should take it: RFC 8259, a byte order mark and trailing commas allowed,
/// wrong UTF-8 inside strings left to another rule. Written without a look at the reader, so that the two can be
/// held against each other: one character at a time, with recursion.
struct JSONCheck {
    private let bytes: [UInt8]
    private let depth: Int
    private var at = 0

    init(_ bytes: [UInt8], depth: Int) {
        self.bytes = bytes
        self.depth = depth
    }

    mutating func isJSON() -> Bool {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
        skipSpace()
        guard value(inside: 0) else { return false }
        skipSpace()
        return at == bytes.count
    }

    private var here: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let here, here == UInt8(ascii: character) else { return false }
        at += 1
        return true
    }

    private mutating func skipSpace() {
        while let here, here == 0x20 || here == 0x09 || here == 0x0A || here == 0x0D { at += 1 }
    }

    private mutating func value(inside containers: Int) -> Bool {
        switch here {
        case UInt8(ascii: "{"), UInt8(ascii: "["): container(inside: containers)
        case UInt8(ascii: "\""): string()
        case UInt8(ascii: "t"): literal("true")
        case UInt8(ascii: "f"): literal("false")
        case UInt8(ascii: "n"): literal("null")
        default: number()
        }
    }

    private mutating func container(inside containers: Int) -> Bool {
        let isObject = here == UInt8(ascii: "{")
        let close: Unicode.Scalar = isObject ? "}" : "]"
        guard containers < depth else { return false }
        at += 1
        skipSpace()
        while !take(close) {
            guard !isObject || key(), value(inside: containers + 1) else { return false }
            skipSpace()
            if take(",") { skipSpace() } else if here != UInt8(ascii: close) { return false }
        }
        return true
    }

    private mutating func key() -> Bool {
        guard here == UInt8(ascii: "\""), string() else { return false }
        skipSpace()
        guard take(":") else { return false }
        skipSpace()
        return true
    }

    private mutating func literal(_ text: String) -> Bool {
        guard bytes[at...].starts(with: text.utf8) else { return false }
        at += text.utf8.count
        return true
    }

    private mutating func number() -> Bool {
        _ = take("-")
        if !take("0"), digits() == 0 { return false }
        if take("."), digits() == 0 { return false }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            return digits() > 0
        }
        return true
    }

    private mutating func digits() -> Int {
        let start = at
        while let here, (0x30...0x39).contains(here) { at += 1 }
        return at - start
    }

    private mutating func string() -> Bool {
        at += 1
        while let here {
            at += 1
            switch here {
            case UInt8(ascii: "\""): return true
            case UInt8(ascii: "\\"): if !escape() { return false }
            case 0..<0x20: return false
            default: break
            }
        }
        return false
    }

    private mutating func escape() -> Bool {
        guard let here else { return false }
        at += 1
        if here == UInt8(ascii: "u") {
            guard let first = unit() else { return false }
            if (0xDC00..<0xE000).contains(first) { return false }
            guard (0xD800..<0xDC00).contains(first) else { return true }
            guard take("\\"), take("u"), let second = unit() else { return false }
            return (0xDC00..<0xE000).contains(second)
        }
        return "\"\\/bfnrt".utf8.contains(here)
    }

    private mutating func unit() -> Int? {
        guard at + 4 <= bytes.count else { return nil }
        let text = String(decoding: bytes[at..<at + 4], as: UTF8.self)
        at += 4
        return text.utf8.allSatisfy { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") } ? Int(text, radix: 16) : nil
    }
}
