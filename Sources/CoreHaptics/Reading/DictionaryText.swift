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

    /// The keys that AHAP knows.
    private static let keys = Set(KnownWord.allCases.map { $0.name })

    /// The keys whose values are true or false.
    private static let flags: Set<String> = ["EventWaveformUseVolumeEnvelope", "EventWaveformLoopEnabled"]

    private mutating func write(_ value: Any, key: String, depth: Int) {
        switch Spelling(value) {
        case .text(let text): writeQuoted(text)
        case .number(let number): write(number, isFlag: DictionaryText.flags.contains(key))
        case .null: bytes += Array("null".utf8)
        case .list(let elements) where depth <= DictionaryText.deepest: writeList(elements, depth: depth)
        case .members(let members) where depth <= DictionaryText.deepest: writeObject(members, depth: depth)
        // An object without members, which is refused wherever anything is expected.
        case .list, .members, .unknown: bytes += Array("{}".utf8)
        }
    }

    /// A number, exactly; all but 0 is true, as for an `NSNumber`. What is not finite becomes a number that no reader takes.
    private mutating func write(_ number: Double, isFlag: Bool) {
        if isFlag {
            bytes += Array((number == 0 ? "false" : "true").utf8)
        } else if number.isFinite {
            bytes += Array(number.description.utf8)
        } else {
            bytes += Array((number < 0 ? "-1e999" : "1e999").utf8)
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
            let isKnown = DictionaryText.keys.contains(member.key)
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
