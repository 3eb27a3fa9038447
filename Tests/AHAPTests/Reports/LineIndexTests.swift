import AHAP
import TestSupport
import Testing

struct LineIndexTests {
    private func place(_ text: String, _ offset: Int) -> [Int] { place(Array(text.utf8), offset) }

    private func place(_ bytes: [UInt8], _ offset: Int) -> [Int] {
        let position = LineIndex(bytes).position(of: offset)
        return [position.line, position.column, position.offset]
    }

    @Test func `the first byte is line 1, column 1`() {
        #expect(place("abc", 0) == [1, 1, 0])
    }

    @Test func `an empty file has one place`() {
        #expect(place("", 0) == [1, 1, 0])
    }

    @Test func `a line feed ends a line and belongs to it`() {
        #expect(place("ab\ncd", 2) == [1, 3, 2])
        #expect(place("ab\ncd", 3) == [2, 1, 3])
    }

    @Test func `CR LF ends one line`() {
        #expect(place("a\r\nb", 2) == [1, 3, 2])
        #expect(place("a\r\nb", 3) == [2, 1, 3])
    }

    @Test func `a lone CR ends a line`() {
        #expect(place("a\rb\rc", 4) == [3, 1, 4])
        #expect(place("a\r\r\nb", 4) == [3, 1, 4])
    }

    @Test func `columns count code points`() {
        // é is 2 bytes, € 3, 😀 4; e with a combining accent is two code points.
        #expect(place("é€😀x", 9) == [1, 4, 9])
        #expect(place("e\u{301}x", 3) == [1, 3, 3])
    }

    @Test func `a byte order mark has no column, but counts as bytes`() {
        #expect(place("\u{FEFF}{", 3) == [1, 1, 3])
        #expect(place("\u{FEFF}{", 0) == [1, 1, 0])
        #expect(place("\u{FEFF}{\n}", 5) == [2, 1, 5])
    }

    @Test func `the end of the file is a place, and what lies beyond counts as the end`() {
        #expect(place("ab\n", 3) == [2, 1, 3])
        #expect(place("ab", 99) == [1, 3, 2])
        #expect(place("ab", -1) == [1, 1, 0])
    }

    @Test func `bytes that are not UTF-8 do no harm`() {
        // Latin-1 é starts no sequence that is well-formed here, and counts as one.
        #expect(place([0x61, 0xE9, 0x62], 2) == [1, 3, 2])
    }

    @Test func `character offsets count code points from the start of the file`() {
        let index = LineIndex(Array("\u{FEFF}é\nx".utf8))
        #expect(index.characters(before: 0) == 0)
        #expect(index.characters(before: 3) == 0)
        #expect(index.characters(before: 6) == 2)
    }

    @Test func `every place is as counted one by one`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let parts = ["a", "é", "€", "😀", "\n", "\r\n", "\r", "    ", String(repeating: "x", count: 300)]
        for _ in 0..<40 {
            let text = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
                parts.randomElement(using: &generator) ?? ""
            }.joined()
            let index = LineIndex(Array(text.utf8))
            // Swift takes CR LF for one character, so the scalars are walked.
            let scalars = Array(text.unicodeScalars)
            var (line, column, offset) = (1, 1, 0)
            for (number, scalar) in scalars.enumerated() {
                #expect(
                    index.position(of: offset) == TextPosition(line: line, column: column, offset: offset),
                    "seed \(seed)")
                offset += String(scalar).utf8.count
                column += 1
                let next = number + 1 < scalars.count ? scalars[number + 1] : "x"
                if scalar == "\n" || (scalar == "\r" && next != "\n") { (line, column) = (line + 1, 1) }
            }
        }
    }
}
