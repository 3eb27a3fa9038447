/// Text from outside as a terminal may show it: what would move the cursor, change colours or reorder what is read
/// becomes visible instead.
package enum VisibleText {
    /// One character of a text, made visible.
    package struct Character {
        /// Bytes that it takes in the text.
        package var length: Int
        /// Columns that it takes on a terminal; a tab's depend on where it stands, and count 0 here.
        package var width: Int
        /// What is shown; `nil` for the text's own bytes.
        package var picture: String?
    }

    /// Appends a text with its controls made visible; line ends and tabs too.
    package static func append(_ text: String, to output: inout [UInt8]) {
        let bytes = Array(text.utf8)
        guard bytes.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return output.append(contentsOf: bytes) }
        var place = 0
        while place < bytes.count {
            let character = character(in: bytes, at: place)
            if let picture = character.picture {
                output.append(text: picture)
            } else {
                output.append(contentsOf: bytes[place..<place + character.length])
            }
            place += character.length
        }
    }

    /// The character at an offset below the count of the bytes.
    package static func character(in bytes: [UInt8], at offset: Int) -> Character {
        let byte = bytes[offset]
        if byte < 0x80 {
            if byte >= 0x20, byte != 0x7F { return Character(length: 1, width: 1) }
            // The pictures of the controls stand in their order from U+2400; that of DEL is U+2421.
            let picture = Unicode.Scalar(byte == 0x7F ? 0x2421 : 0x2400 + UInt32(byte)).map { String($0) }
            return Character(length: 1, width: 1, picture: picture)
        }
        let length = JSONString.sequenceLength { offset + $0 < bytes.count ? bytes[offset + $0] : 0 }
        guard let length else { return Character(length: 1, width: 1, picture: "\u{FFFD}") }
        var value = UInt32(byte) & (0x7F >> UInt32(length))
        for next in bytes[offset + 1..<offset + length] { value = value << 6 | UInt32(next & 0x3F) }
        if isInvisible(value) {
            let name = "<U+\(hexadecimal(value))>"
            return Character(length: length, width: name.utf8.count, picture: name)
        }
        return Character(length: length, width: TerminalWidth.columns(of: value))
    }

    /// C1 controls, joiners and marks without width, and what turns the direction of text.
    private static func isInvisible(_ value: UInt32) -> Bool {
        switch value {
        case 0x80...0x9F, 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
            0xFFF9...0xFFFB, 0xE0000...0xE007F:
            true
        default: false
        }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}
