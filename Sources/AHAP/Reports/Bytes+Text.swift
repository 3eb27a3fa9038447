// Reports append to one buffer of bytes: no string is built only to be copied.
extension [UInt8] {
    package mutating func append(text: String) { append(contentsOf: text.utf8) }

    package mutating func append(decimal number: Int) { append(text: String(number)) }

    package mutating func append(repeating byte: UInt8, count: Int) {
        append(contentsOf: repeatElement(byte, count: Swift.max(count, 0)))
    }

    /// Appends a string as JSON writes it, quotes included.
    package mutating func append(json text: String) {
        append(UInt8(ascii: "\""))
        var isPlain = true
        for byte in text.utf8 where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
            isPlain = false
            break
        }
        if isPlain {
            append(text: text)
        } else {
            for byte in text.utf8 { append(escaping: byte) }
        }
        append(UInt8(ascii: "\""))
    }

    /// Appends `"name":`, with a comma before it unless it is the first of its object.
    package mutating func append(member name: String, first: Bool = false) {
        if !first { append(UInt8(ascii: ",")) }
        append(json: name)
        append(UInt8(ascii: ":"))
    }

    package mutating func append(member name: String, _ number: Int, first: Bool = false) {
        append(member: name, first: first)
        append(decimal: number)
    }

    /// Appends a string member, or `null` for none.
    package mutating func append(member name: String, _ text: String?, first: Bool = false) {
        append(member: name, first: first)
        if let text { append(json: text) } else { append(text: "null") }
    }

    /// Appends a number member in the shortest form that reads back exactly, or `null` for none.
    package mutating func append(member name: String, number: Double?, first: Bool = false) {
        append(member: name, first: first)
        guard let number, number.isFinite else { return append(text: "null") }
        append(text: "\(number)")
    }

    private mutating func append(escaping byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
            append(UInt8(ascii: "\\"))
            append(byte)
        case 0x0A: append(text: "\\n")
        case 0x0D: append(text: "\\r")
        case 0x09: append(text: "\\t")
        case 0..<0x20:
            append(text: "\\u00")
            append(hexadecimal: byte)
        default: append(byte)
        }
    }

    /// Appends two hexadecimal digits, in capitals.
    package mutating func append(hexadecimal byte: UInt8) {
        append(UInt8.hexadecimalDigit(byte >> 4))
        append(UInt8.hexadecimalDigit(byte & 15))
    }
}

extension UInt8 {
    /// The capital hexadecimal digit of a value of 0...15.
    package static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "A") &+ value &- 10
    }
}
