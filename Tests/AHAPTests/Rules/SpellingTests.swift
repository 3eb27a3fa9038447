import AHAP
import TestSupport
import Testing

struct SpellingTests {
    @Test(arguments: [
        ("", "", 0), ("time", "time", 0), ("tiem", "time", 1), ("tme", "time", 1), ("times", "time", 1),
        ("type", "time", 2), ("kitten", "sitting", 3), ("ca", "abc", 3), ("abc", "", 3),
    ])
    func `distance counts insertions, deletions, replacements and swaps`(first: String, second: String, distance: Int) {
        let (first, second) = (Array(first.utf8), Array(second.utf8))
        #expect(EditDistance.between(first, second, atMost: 10) == distance)
        #expect(EditDistance.between(second, first, atMost: distance) == distance)
        #expect(EditDistance.between(first, second, atMost: distance - 1) == nil)
    }

    @Test func `a limit never changes a distance below it`() {
        let seed: UInt64 = 20_261
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<2000 {
            func word() -> [UInt8] {
                (0..<Int.random(in: 0...8, using: &generator)).map { _ in UInt8.random(in: 97...99, using: &generator) }
            }
            let (first, second) = (word(), word())
            let whole = EditDistance.between(first, second, atMost: 100)
            for limit in 0...8 {
                let near = EditDistance.between(first, second, atMost: limit)
                #expect(near == whole.flatMap { $0 <= limit ? $0 : nil }, "seed \(seed): \(first), \(second), \(limit)")
            }
        }
    }

    @Test func `every word is found in any case, with any separators`() {
        var spelling = Spelling(KnownWord.allCases.filter { $0 != .unknown })
        for word in KnownWord.allCases where word != .unknown {
            #expect(spelling.closest(to: Array(word.name.lowercased().utf8)) == word)
            let snake = word.name.map { $0.isUppercase ? "_\($0)" : "\($0)" }.joined()
            #expect(spelling.closest(to: Array(snake.utf8)) == word)
        }
    }

    @Test(arguments: ["", "x", "id", "Haptic", "Audio", "Control", "Time", "Pam"])
    func `what is too far from all, or too short to tell, is none`(text: String) {
        var spelling = Spelling(KnownWord.allCases.filter { $0.eventParameter != nil }, ending: "control")
        #expect(spelling.closest(to: Array(text.utf8)) == nil)
    }

    @Test func `what stands in front decides between likes`() {
        var spelling = Spelling(KnownWord.allCases.filter { $0.dynamicParameter != nil }, ending: "control")
        #expect(spelling.closest(to: Array("AudioReleaseTme".utf8)) == .audioReleaseTimeControl)
        #expect(spelling.closest(to: Array("HapticReleaseTme".utf8)) == .hapticReleaseTimeControl)
        #expect(spelling.closest(to: Array("ReleaseTme".utf8)) == .hapticReleaseTimeControl)
    }

    @Test func `after a thousand texts no more are looked at`() {
        var spelling = Spelling([.hapticTransient])
        for index in 0..<Spelling.mostTexts { _ = spelling.closest(to: Array("text\(index)".utf8)) }
        #expect(spelling.closest(to: Array("haptictransient".utf8)) == nil)
        #expect(spelling.closest(to: Array("text7".utf8)) == nil)
    }

    @Test func `long texts are not looked at`() {
        var spelling = Spelling([.hapticTransient])
        #expect(spelling.closest(to: Array(("HapticTransient" + String(repeating: "_", count: 60)).utf8)) == nil)
    }
}
