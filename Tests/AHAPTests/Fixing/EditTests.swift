import AHAP
import Testing

struct EditTests {
    private func apply(_ edits: [Edit], to text: String) -> String? {
        Edit.apply(edits, to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `edits in any order count in the text as given`() {
        #expect(apply([Edit(4..<5, "FIVE"), Edit(0..<2, ""), Edit(6..<6, "!")], to: "abcdef") == "cdFIVEf!")
    }

    @Test func `no edit changes nothing`() {
        #expect(apply([], to: "abc") == "abc")
    }

    @Test func `insertions at one place come in their order`() {
        #expect(apply([Edit(1..<1, "1"), Edit(1..<1, "2"), Edit(1..<1, "3")], to: "ab") == "a123b")
    }

    @Test func `an insertion stands before what begins there and behind what ends there`() {
        #expect(apply([Edit(1..<2, "X"), Edit(1..<1, "<"), Edit(2..<2, ">")], to: "abc") == "a<X>c")
        #expect(apply([Edit(0..<1, "X"), Edit(1..<2, "Y"), Edit(1..<1, "|")], to: "abc") == "X|Yc")
    }

    @Test func `overlapping edits are refused`() {
        #expect(apply([Edit(0..<2, ""), Edit(1..<3, "")], to: "abc") == nil)
        #expect(apply([Edit(0..<2, ""), Edit(1..<1, "x")], to: "abc") == nil)
        #expect(apply([Edit(0..<2, "x"), Edit(0..<2, "x")], to: "abc") == nil)
    }

    @Test func `an edit past the end is refused`() {
        #expect(apply([Edit(3..<4, "")], to: "abc") == nil)
        #expect(apply([Edit(4..<4, "x")], to: "abc") == nil)
        #expect(apply([Edit(-1..<0, "x")], to: "abc") == nil)
    }
}
