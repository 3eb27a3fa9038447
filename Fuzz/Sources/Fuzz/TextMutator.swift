/// Changes AHAP text value by value, so that what comes out is often still AHAP.
struct TextMutator {
    private var grammar: TextGrammar

    init(choices: Choices) { grammar = TextGrammar(choices: choices) }

    mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        let values = TextMutator.values(in: bytes)
        guard !values.isEmpty, !grammar.choices.once(in: 16) else { return Array(grammar.file().utf8) }
        let value = grammar.choices.one(of: values)
        let other = grammar.choices.one(of: values)
        switch grammar.choices.below(6) {
        case 0: return replaced(bytes, value, by: bytes[other])
        case 1: return replaced(bytes, value.lowerBound..<value.lowerBound, by: bytes[other] + [UInt8(ascii: ",")])
        case 2: return removed(bytes, value)
        case 3: return replaced(bytes, value.lowerBound..<value.lowerBound, by: (grammar.entry() + ",").utf8)
        default: return replaced(bytes, value, by: like(bytes[value.lowerBound]).utf8)
        }
    }

    /// Something new of the kind that begins with this byte.
    private mutating func like(_ first: UInt8) -> String {
        switch first {
        case UInt8(ascii: "\""): grammar.choices.once(in: 4) ? grammar.value() : grammar.control()
        case UInt8(ascii: "{"):
            switch grammar.choices.below(5) {
            case 0: grammar.event()
            case 1: grammar.eventParameter()
            case 2: grammar.curve()
            case 3: grammar.point()
            default: grammar.entry()
            }
        case UInt8(ascii: "["): grammar.value()
        default: grammar.choices.once(in: 2) ? grammar.time() : grammar.number()
        }
    }

    private func replaced(_ bytes: [UInt8], _ range: Range<Int>, by new: some Sequence<UInt8>) -> [UInt8] {
        bytes[..<range.lowerBound] + Array(new) + bytes[range.upperBound...]
    }

    /// Without a value and the comma behind it.
    private func removed(_ bytes: [UInt8], _ value: Range<Int>) -> [UInt8] {
        let hasComma = value.upperBound < bytes.count && bytes[value.upperBound] == UInt8(ascii: ",")
        return replaced(bytes, value.lowerBound..<value.upperBound + (hasComma ? 1 : 0), by: [])
    }

    /// Where strings, numbers, literals and whole containers stand; the first thousand.
    private static func values(in bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var open: [Int] = []
        var at = 0
        while at < bytes.count, found.count < 1000 {
            let start = at
            at += 1
            switch bytes[start] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(start)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if let first = open.popLast() { found.append(first..<at) }
            case UInt8(ascii: "\""):
                while at < bytes.count, bytes[at] != UInt8(ascii: "\"") { at += 1 }
                at = min(at + 1, bytes.count)
                found.append(start..<at)
            case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"): break
            default:
                while at < bytes.count, bytes[at] > 0x20, !",:{}[]\"".utf8.contains(bytes[at]) { at += 1 }
                found.append(start..<at)
            }
        }
        return found
    }
}
