import AHAP
import Testing

struct NotUTF8Tests {
    @Test func `a byte order mark goes`() {
        expect(
            .ah124, in: "\u{FEFF}{\"Version\": 1, \"Pattern\": []}",
            finds: Found(
                "1:1", "\u{FEFF}", "the file begins with a byte order mark",
                hint: "players skip it, strict JSON parsers do not", safe: "{\"Version\": 1, \"Pattern\": []}"))
    }

    @Test(arguments: [(UInt8(0xE9), "0xE9"), (0x80, "0x80"), (0xFF, "0xFF")])
    func `a byte that is not UTF-8 is named`(byte: UInt8, name: String) {
        let front = Array("{\"Version\": 1, \"Pattern\": [], \"Metadata\": \"caf".utf8)
        let found = findings(of: .ah124, in: front + [byte, byte] + Array("\"}".utf8))
        #expect(found.map(\.range) == [front.count..<front.count + 1])
        #expect(found.map(\.message) == ["byte \(name) is not UTF-8"])
        #expect(found.map(\.hint) == ["save the file as UTF-8"])
        #expect(found.allSatisfy { $0.fix == nil })
    }

    @Test func `UTF-8 is fine`() {
        expect(.ah124, in: #"{"Version": 1, "Pattern": [], "Metadata": "café 🥁 日本"}"#)
    }
}
