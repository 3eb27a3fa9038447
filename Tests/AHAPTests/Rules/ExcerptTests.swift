import AHAP
import Testing

struct ExcerptTests {
    @Test(arguments: [
        ("", ""), ("Time", "Time"), ("a\tb\nc\rd", #"a\tb\nc\rd"#), ("\u{1B}[31m", #"\u001B[31m"#),
        ("\u{7F}\u{9B}", #"\u007F\u009B"#), ("\u{202E}cod\u{2066}", #"\u202Ecod\u2066"#), ("\u{E0041}", #"\uE0041"#),
        ("é🥁", "é🥁"), ("\"\\", "\"\\"),
    ])
    func `what could disturb is escaped`(text: String, shown: String) {
        #expect(Excerpt.of(Array(text.utf8)[...]) == shown)
    }

    @Test func `forty characters are shown whole, more are cut off`() {
        let forty = String(repeating: "🥁", count: 40)
        #expect(Excerpt.of(Array(forty.utf8)[...]) == forty)
        #expect(Excerpt.of(Array((forty + "🥁").utf8)[...]) == forty + "…")
        #expect(Excerpt.of(Array(repeating: 0x78, count: 1 << 20)[...]) == String(repeating: "x", count: 40) + "…")
    }

    @Test func `bytes that are not UTF-8 are replaced`() {
        #expect(Excerpt.of([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
    }
}
