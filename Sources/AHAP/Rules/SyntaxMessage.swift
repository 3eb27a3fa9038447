/// A fault of the syntax in words: what was expected where, and what would be right.
struct SyntaxMessage {
    var message: String
    var hint: String?

    /// - Parameter lines: Needed for ``Fault/Kind/unclosedContainer`` alone.
    init(_ fault: Fault, in document: AHAPDocument, lines: LineIndex?) {
        let words: (String, String?) =
            switch fault.kind {
            case .expectedValue, .expectedComma, .expectedColon, .expectedKey:
                SyntaxMessage.expected(fault, document)
            case .unclosedContainer: SyntaxMessage.unclosed(fault, document, lines)
            case .strayBracket: SyntaxMessage.strayBracket(fault, document)
            case .unterminatedString, .invalidEscape, .controlCharacter, .singleQuotes, .unquotedKey:
                SyntaxMessage.string(fault, document)
            case .invalidNumber: SyntaxMessage.number(fault, document)
            case .invalidLiteral: SyntaxMessage.literal(fault, document)
            case .comment: ("JSON has no comments", "delete it; notes can stand as strings in \"Metadata\"")
            case .strayText: SyntaxMessage.strayText(fault, document)
            case .trailingContent:
                (
                    "unexpected text behind the end of the pattern: " + document.quoted(fault.range),
                    "the file ends with the bracket that closes its first one"
                )
            default: SyntaxMessage.file(fault)
            }
        message = words.0
        hint = words.1
    }

    private static func expected(_ fault: Fault, _ document: AHAPDocument) -> (String, String?) {
        let found = document.foundText(at: fault.range.lowerBound)
        switch fault.kind {
        case .expectedValue where fault.length > 0:
            return ("expected a value, found " + found, "delete the comma, or write what belongs in front of it")
        case .expectedValue:
            return ("expected a value behind the colon, found " + found, "write the value, or delete the key")
        case .expectedComma where fault.length > 0:
            return ("expected a comma, found " + found, "write a comma instead")
        case .expectedComma where fault.other == UInt32(UInt8(ascii: "{")):
            return ("expected a comma between two members", "write a comma here")
        case .expectedComma:
            return ("expected a comma between two elements", "write a comma here")
        case .expectedColon:
            return ("expected a colon behind the key, found " + found, "a member is written \"Key\": value")
        default:
            let isComma = found == "\",\""
            return (
                "expected a key in double quotes, found " + found,
                isComma ? "delete the comma" : "a member is written \"Key\": value"
            )
        }
    }

    private static func unclosed(
        _ fault: Fault, _ document: AHAPDocument, _ lines: LineIndex?
    ) -> (String, String?) {
        let opener = Int(fault.other)
        let isObject = opener < document.bytes.count && document.bytes[opener] == UInt8(ascii: "{")
        let (open, close) = isObject ? ("{", "}") : ("[", "]")
        return (
            "expected \"\(close)\", found " + document.foundText(at: fault.range.lowerBound),
            (lines?.position(of: opener).line).map { "it closes the \"\(open)\" on line \($0)" }
        )
    }

    private static func strayBracket(_ fault: Fault, _ document: AHAPDocument) -> (String, String?) {
        let close = document.shown(fault.range)
        let open = close == "}" ? "{" : "["
        return ("\"\(close)\" closes nothing", "delete it, or write the \"\(open)\" that it should close")
    }

    private static func strayText(_ fault: Fault, _ document: AHAPDocument) -> (String, String?) {
        let isInFront = fault.range.lowerBound < document.tape[0].range.lowerBound
        return (
            "unexpected text " + document.quoted(fault.range),
            isInFront ? "an AHAP file begins with \"{\"" : "delete it"
        )
    }

    /// Faults of the file as a whole.
    private static func file(_ fault: Fault) -> (String, String?) {
        switch fault.kind {
        case .emptyFile: ("the file is empty", "an AHAP file is a JSON object with \"Version\" and \"Pattern\"")
        case .utf16: ("the file is UTF-16", "save it as UTF-8")
        case .tooLarge: ("the file has more than \(fault.other) bytes", "it was not read; the limit can be raised")
        case .tooDeep:
            ("brackets within brackets, more than \(fault.other) deep", "what is inside was not read")
        case .tooManyEntries:
            (
                "more than \(fault.other) entries and control points",
                "what follows was not read; the limit can be raised"
            )
        default:
            (
                "more than \(TapeReader.mostSyntaxFaults) faults in the syntax",
                "what follows was not read; is this an AHAP file?"
            )
        }
    }
}

extension AHAPDocument {
    /// The character at an offset, for "found ..."
    func foundText(at offset: Int) -> String {
        guard offset < bytes.count else { return "the end of the file" }
        let length = JSONString.sequenceLength { offset + $0 < bytes.count ? bytes[offset + $0] : 0 } ?? 1
        return quoted(offset..<offset + length)
    }
}
