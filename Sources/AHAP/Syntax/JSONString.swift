/// JSON's strings: escaping, unescaping, and what is well-formed UTF-8.
package enum JSONString {
    /// The bytes that a string's text (without its quotes) stands for; `nil` if an escape in it is wrong.
    package static func unescaped(_ text: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var at = 0
        while at < text.count {
            guard text[at] == UInt8(ascii: "\\") else {
                result.append(text[at])
                at += 1
                continue
            }
            guard at + 1 < text.count else { return nil }
            if text[at + 1] == UInt8(ascii: "u") {
                guard let (scalar, length) = scalar(in: text, at: at) else { return nil }
                result.append(contentsOf: Array(String(scalar).utf8))
                at += length
            } else {
                guard let byte = plainEscape(text[at + 1]) else { return nil }
                result.append(byte)
                at += 2
            }
        }
        return result
    }

    /// A string as JSON writes it, quotes included: only what must be escaped is.
    package static func quoted(_ text: String) -> String {
        var result: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
            case 0x0A: result += Array("\\n".utf8)
            case 0x0D: result += Array("\\r".utf8)
            case 0x09: result += Array("\\t".utf8)
            case 0..<0x20: result += Array("\\u00".utf8) + [digit(byte >> 4), digit(byte & 15)]
            default: result.append(byte)
            }
        }
        result.append(UInt8(ascii: "\""))
        return String(decoding: result, as: UTF8.self)
    }

    /// The value of a hexadecimal digit.
    package static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    /// Bytes (2...4) of the well-formed UTF-8 sequence whose n-th byte `byte(n)` gives (0 past the end); `nil` if it
    /// is ill-formed: overlong, a surrogate, beyond U+10FFFF, or cut off. (Unicode, table 3-7.)
    package static func sequenceLength(_ byte: (Int) -> UInt8) -> Int? {
        let first = byte(0)
        let second = byte(1)
        func continues(_ index: Int) -> Bool { byte(index) & 0xC0 == 0x80 }
        switch first {
        case 0xC2...0xDF: return continues(1) ? 2 : nil
        case 0xE0...0xEF:
            let lowest: UInt8 = first == 0xE0 ? 0xA0 : 0x80
            let highest: UInt8 = first == 0xED ? 0x9F : 0xBF
            return second >= lowest && second <= highest && continues(2) ? 3 : nil
        case 0xF0...0xF4:
            let lowest: UInt8 = first == 0xF0 ? 0x90 : 0x80
            let highest: UInt8 = first == 0xF4 ? 0x8F : 0xBF
            return second >= lowest && second <= highest && continues(2) && continues(3) ? 4 : nil
        default: return nil
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    private static func plainEscape(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// The scalar of a `\u` escape, or of two that make a surrogate pair, and the bytes it takes.
    private static func scalar(in text: [UInt8], at offset: Int) -> (Unicode.Scalar, Int)? {
        guard let high = unit(in: text, at: offset) else { return nil }
        if let scalar = Unicode.Scalar(high) { return (scalar, 6) }
        guard high < 0xDC00, let low = unit(in: text, at: offset + 6), (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { return nil }
        return (scalar, 12)
    }

    private static func unit(in text: [UInt8], at offset: Int) -> UInt32? {
        guard offset + 6 <= text.count, text[offset] == UInt8(ascii: "\\"), text[offset + 1] == UInt8(ascii: "u")
        else { return nil }
        var value: UInt32 = 0
        for byte in text[offset + 2..<offset + 6] {
            guard let digit = hexadecimalValue(byte) else { return nil }
            value = value << 4 | digit
        }
        return value
    }
}
