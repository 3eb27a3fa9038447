/// Text from a file as a message may show it: short, and with nothing in it that could disturb a terminal, a log or
/// the eye (control characters, line breaks, marks that turn the writing direction or cannot be seen).
package enum Excerpt {
    /// Characters shown before the text is cut off.
    package static var longest: Int { 40 }

    /// The text of these bytes; ill-formed UTF-8 becomes U+FFFD.
    package static func of(_ bytes: ArraySlice<UInt8>) -> String {
        var result = ""
        var count = 0
        // A scalar takes four bytes at most, so that one more than is shown is always in the prefix.
        for scalar in String(decoding: bytes.prefix(4 * longest + 4), as: UTF8.self).unicodeScalars {
            if count == longest { return result + "…" }
            count += 1
            if let escape = escape(scalar) { result += escape } else { result.unicodeScalars.append(scalar) }
        }
        return result
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0D: "\\r"
        case 0..<0x20, 0x7F..<0xA0: hexadecimal(scalar)
        // Soft hyphen, Arabic letter mark, zero width and direction marks, line separators, invisible operators,
        // byte order mark, tags.
        case 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xE0000...0xE007F:
            hexadecimal(scalar)
        default: nil
        }
    }

    /// As JSON escapes it: `\u` and at least four digits.
    package static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}

extension AHAPDocument {
    /// What stands at a byte range, for a message.
    func shown(_ range: Range<Int>) -> String { Excerpt.of(bytes[range.clamped(to: 0..<bytes.count)]) }

    /// What stands at a byte range, in double quotes.
    func quoted(_ range: Range<Int>) -> String { "\"" + shown(range) + "\"" }

    /// What a string or key node says, as it stands in the file, in double quotes.
    func quoted(string node: Int32) -> String { quoted(tape.contentRange(of: node)) }
}
