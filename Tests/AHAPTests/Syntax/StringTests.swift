import AHAP
import Testing

struct StringTests {
    /// What the string of a file with only that string says; `nil` if the file is no JSON.
    private func string(_ text: String) -> String? {
        let document = read("[\(text)]")
        return document.isJSON && document.tape.count == 2 ? document.string(at: 1) : nil
    }

    @Test(arguments: [
        (#""""#, ""), (#""a""#, "a"), (#""a\"b""#, "a\"b"), (#""\\""#, "\\"), (#""\/""#, "/"),
        (#""\b\f\n\r\t""#, "\u{8}\u{c}\n\r\t"), (#""\u0041""#, "A"), (#""\u00e9""#, "é"), (#""\u20AC""#, "€"),
        (#""\ud83d\ude00""#, "😀"), (#""é€😀""#, "é€😀"), (#""\u0000""#, "\0"), (#""12345678""#, "12345678"),
        (#""1234567890123456\n""#, "1234567890123456\n"),
    ])
    func `escapes and UTF-8 are read`(text: String, expected: String) {
        #expect(string(text) == expected)
    }

    @Test(arguments: [
        #""\x""#, #""\u12""#, #""\u123g""#, #""\ud83d""#, #""\ude00""#, #""\ud83d\u0041""#, #""\ud83d\n""#,
        #""\U0041""#,
    ])
    func `wrong escapes and half surrogate pairs are faults, and reading goes on`(text: String) {
        let document = read("[\(text), 7]")
        #expect(document.faults(of: .ah001).map(\.kind) == [.invalidEscape])
        #expect(document.tape.number(at: 2) == 7)
    }

    @Test func `a control character in a string is a fault at its place`() {
        #expect(syntaxFaults("[\"a\u{1}b\"]") == ["controlCharacter 3+1"])
        #expect(syntaxFaults("[\"a\tb\"]") == ["controlCharacter 3+1"])
    }

    @Test func `a string without its quote ends with its line`() {
        let document = read("{\"Version\": \"1\n, \"Pattern\": []}")
        #expect(document.faults(of: .ah001).map(\.kind) == [.unterminatedString])
        #expect(document.patternNode >= 0)
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE2, 0x82],
        ] as [[UInt8]])
    func `bytes that are not UTF-8 are noted once per string`(bytes: [UInt8]) {
        let document = AHAPDocument(Array("[\"a".utf8) + bytes + bytes + Array("\"]".utf8))
        #expect(document.faults(of: .ah124).map(\.kind) == [.notUTF8])
        #expect(document.isJSON)
    }

    @Test func `a key with escapes is the key that it says`() {
        let document = read(#"{"Vers\u0069on": 1, "Pattern": []}"#)
        #expect(document.versionNode >= 0)
    }
}
