/// Strings that hold a number.
enum NumericString {
    /// A string's text without white space around it, and its value, if it is a finite JSON number.
    static func number(at node: Int32, in document: AHAPDocument) -> (text: String, value: Double)? {
        let syntax = document.tape[Int(node)]
        guard syntax.kind == .string, syntax.flags.isEmpty, syntax.length <= 64 else { return nil }
        var text = document.bytes[document.tape.contentRange(of: node)]
        while text.first == 0x20 { text.removeFirst() }
        while text.last == 0x20 { text.removeLast() }
        // The reader itself says what is a number.
        let tape = AHAPDocument(Array(text)).tape
        guard tape[0].kind == .number, Int(tape[0].length) == text.count, let value = tape.number(at: 0),
            value.isFinite
        else { return nil }
        return (String(decoding: text, as: UTF8.self), value)
    }
}
