import AHAP
import Foundation

/// Writes a dictionary, as code or `JSONSerialization` made it, as the AHAP text that says the same. So there is one reader,
/// and a dictionary means what a file means.
struct DictionaryText {
    private var bytes: [UInt8] = []

    /// The text of a pattern's dictionary, whatever the types of keys and values.
    static func bytes(of dictionary: [some Hashable: Any]) -> [UInt8] {
        var text = DictionaryText()
        text.write(dictionary, key: "", depth: 0)
        return text.bytes
    }

    // A dictionary may be nested deeper than the stack is high. The reader refuses what lies deeper than its limit, so
    // that nothing is lost by stopping there.
    private static let deepest = ReadLimits.standard.depth + 1

    private mutating func write(_ value: Any, key: String, depth: Int) {
        if let text = Spelling.text(of: value) {
            writeQuoted(text)
        } else if Spelling.flags.contains(key), let flag = Spelling.flag(of: value) {
            bytes += Array((flag ? "true" : "false").utf8)
        } else if let number = Spelling.number(of: value) {
            bytes += Array(Spelling.text(of: number).utf8)
        } else if value is NSNull {
            bytes += Array("null".utf8)
        } else if depth > DictionaryText.deepest {
            bytes += Array("{}".utf8)
        } else if let elements = Spelling.elements(of: value) {
            writeList(elements, depth: depth)
        } else {
            // What is none of these has no members, and is refused wherever it matters.
            writeObject(Spelling.members(of: value), depth: depth)
        }
    }

    private mutating func writeList(_ elements: [Any], depth: Int) {
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(element, key: "", depth: depth + 1)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// By name, so that of several faults always the same one is told.
    private mutating func writeObject(_ members: [(key: String, value: Any)], depth: Int) {
        bytes.append(UInt8(ascii: "{"))
        for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            writeQuoted(member.key)
            bytes.append(UInt8(ascii: ":"))
            // An unknown key is passed over whatever stands there. It is kept for the hint at what it may have meant.
            let isKnown = Spelling.keys.contains(member.key)
            write(isKnown ? member.value : 0, key: member.key, depth: depth + 1)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func writeQuoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                bytes += Array(("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
