import AHAP
import Testing

struct PhraseTests {
    @Test(arguments: [
        (0, "0 s"), (1.2, "1.2 s"), (12.34567, "12.346 s"), (0.1, "0.1 s"), (0.0999, "99.9 ms"), (0.03, "30 ms"),
        (0.00004, "0 ms"), (-0.5, "-0.5 s"), (1e300, "1e300 s"),
    ])
    func `times are told to the millisecond, short ones in milliseconds`(time: Double, text: String) {
        #expect(Phrase.seconds(time) == text)
    }

    @Test func `numbers have no zeros at the end`() {
        #expect(Phrase.number(0.5, places: 3) == "0.5")
        #expect(Phrase.number(1, places: 3) == "1")
        #expect(Phrase.number(0.98400000000002, places: 3) == "0.984")
    }
}
