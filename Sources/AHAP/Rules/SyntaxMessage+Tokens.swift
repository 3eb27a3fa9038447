/// Faults inside a string, a number or a word.
extension SyntaxMessage {
    static func string(_ fault: Fault, _ document: AHAPDocument) -> (String, String?) {
        switch fault.kind {
        case .unterminatedString:
            return (
                document.shown(fault.range) + " has no closing quote",
                "a string ends on the line on which it begins; a line break inside one is written \\n"
            )
        case .invalidEscape: return escape(fault, document)
        case .controlCharacter: return controlCharacter(fault, document)
        case .singleQuotes:
            let text = document.shown(fault.range)
            let inside = text.utf8.dropFirst().prefix { $0 != UInt8(ascii: "'") }
            return (
                text + " stands in single quotes",
                "write \"" + String(decoding: Array(inside), as: UTF8.self) + "\""
            )
        default:
            let key = document.shown(fault.range)
            return (key + " is a key without quotes", "write \"" + key + "\"")
        }
    }

    private static func escape(_ fault: Fault, _ document: AHAPDocument) -> (String, String?) {
        let text = document.shown(fault.range)
        let isUnicode = text.utf8.dropFirst().first == UInt8(ascii: "u")
        return (
            text + " is not an escape in JSON",
            isUnicode
                ? "\\u takes four hexadecimal digits, and a surrogate comes in pairs"
                : "write \\\\ for a backslash; JSON's escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"
        )
    }

    private static func controlCharacter(_ fault: Fault, _ document: AHAPDocument) -> (String, String?) {
        let offset = fault.range.lowerBound
        let byte = offset < document.bytes.count ? document.bytes[offset] : 0
        let escape = byte == 0x09 ? "\\t" : Excerpt.hexadecimal(Unicode.Scalar(byte))
        let code = Excerpt.hexadecimal(Unicode.Scalar(byte)).utf8.dropFirst(2)
        return (
            "control character U+" + String(decoding: Array(code), as: UTF8.self) + " in a string", "write " + escape
        )
    }

    static func number(_ fault: Fault, _ document: AHAPDocument) -> (String, String?) {
        let bytes = document.bytes[fault.range.clamped(to: 0..<document.bytes.count)]
        let unsigned = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
        let next = unsigned.dropFirst().first ?? 0
        let hint: String =
            switch unsigned.first ?? 0 {
            case UInt8(ascii: "+"): "leave the plus sign out"
            case UInt8(ascii: "."): "write a 0 in front of the point"
            case UInt8(ascii: "0") where isDigit(next): "leave the zeros in front out"
            case UInt8(ascii: "0") where next | 0x20 == UInt8(ascii: "x"): "JSON numbers are decimal"
            default:
                if unsigned.last == UInt8(ascii: ".") {
                    "write a digit behind the point, or leave it out"
                } else if unsigned.contains(where: { isLetter($0) && $0 | 0x20 != UInt8(ascii: "e") }) {
                    "a number has no unit; anything else is a string, in double quotes"
                } else {
                    "a number looks like 1, 0.25 or 1.5e-3"
                }
            }
        return (document.shown(fault.range) + " is not a number in JSON", hint)
    }

    static func literal(_ fault: Fault, _ document: AHAPDocument) -> (String, String?) {
        let text = document.text(in: fault.range.prefix(10))
        let hint: String =
            switch text {
            case "True", "TRUE", "yes", "Yes", "YES": "write true"
            case "False", "FALSE", "no", "No", "NO": "write false"
            case "None", "nil", "Null", "NULL", "undefined": "leave the member out"
            case "NaN", "nan", "Infinity", "inf", "Inf": "a number is finite in JSON"
            default: "a string is written in double quotes"
            }
        return (document.shown(fault.range) + " is not a value in JSON", hint)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

extension Range<Int> {
    /// The first offsets of a range.
    fileprivate func prefix(_ count: Int) -> Range<Int> { lowerBound..<Swift.min(upperBound, lowerBound + count) }
}
