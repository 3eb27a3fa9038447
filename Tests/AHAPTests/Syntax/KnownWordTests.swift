import AHAP
import HapticPatterns
import Testing

struct KnownWordTests {
    @Test(arguments: KnownWord.allCases.filter { $0 != .unknown })
    func `each word is recognised and nothing near it is`(word: KnownWord) {
        #expect(KnownWord(word.name) == word)
        #expect(KnownWord(word.name + "x") != word)
        #expect(KnownWord(String(word.name.dropLast())) != word)
        for index in word.name.indices {
            var other = word.name
            other.replaceSubrange(index...index, with: "_")
            #expect(KnownWord(other) == nil, "\(other)")
        }
    }

    @Test func `event types, event parameters and controls keep their words`() {
        for kind in HapticEvent.Kind.allCases { #expect(KnownWord(kind.name)?.eventKind == kind) }
        for id in EventParameterID.allCases { #expect(KnownWord(id.name)?.eventParameter == id) }
        for id in DynamicParameterID.allCases { #expect(KnownWord(id.name)?.dynamicParameter == id) }
    }

    @Test func `a word is of one kind only`() {
        #expect(KnownWord.time.eventKind == nil)
        #expect(KnownWord.audioCustom.eventParameter == nil)
        #expect(KnownWord.audioBrightness.dynamicParameter == nil)
        #expect(KnownWord.hapticIntensity.eventKind == nil)
    }
}
