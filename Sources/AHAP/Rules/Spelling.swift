/// Finds the known word that a misspelled one was probably meant to be.
///
/// Words are compared without case, underscores, hyphens and spaces, then without what stands in front of many of
/// them (`Haptic`, `Audio`, `Event`, `Parameter`, ...), then by edit distance. Each text is looked at once; after
/// ``mostTexts`` different ones in a file no more are, so that a hostile file costs no more than a long one.
package struct Spelling {
    /// Different texts that are looked at.
    package static var mostTexts: Int { 1000 }
    /// Bytes of a text that is looked at.
    package static var longest: Int { 64 }

    private struct Candidate {
        let word: KnownWord
        let folded: [UInt8]
        let stem: [UInt8]
    }

    private let candidates: [Candidate]
    private let aliases: [[UInt8]: KnownWord]
    private let ending: [UInt8]
    private var seen: [[UInt8]: KnownWord] = [:]

    /// A search among words, and other names in lower case (those of other words are passed over). An `ending` is left
    /// out of words and texts alike.
    package init(_ words: [KnownWord], aliases: [(String, KnownWord)] = [], ending: String = "") {
        let ending = Array(ending.utf8)
        self.ending = ending
        candidates = words.map { word in
            let folded = Spelling.folded(Array(word.name.utf8), without: ending)
            return Candidate(word: word, folded: folded, stem: Spelling.stem(of: folded))
        }
        var table: [[UInt8]: KnownWord] = [:]
        for (name, word) in aliases where words.contains(word) { table[Array(name.utf8)] = word }
        self.aliases = table
    }

    /// The word that a text was probably meant to be.
    package mutating func closest(to text: [UInt8]) -> KnownWord? {
        guard text.count <= Spelling.longest else { return nil }
        let folded = Spelling.folded(text, without: ending)
        if let known = seen[folded] { return known == .unknown ? nil : known }
        guard seen.count < Spelling.mostTexts else { return nil }
        let word = search(folded)
        seen[folded] = word ?? .unknown
        return word
    }

    /// True if two texts differ in nothing but the case of ASCII letters.
    package static func differOnlyInCase(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        first.count == second.count && first.map(lowercased) == second.map(lowercased)
    }

    private func search(_ text: [UInt8]) -> KnownWord? {
        if let same = candidates.first(where: { $0.folded == text }) { return same.word }
        if let alias = aliases[text] { return alias }
        let stem = Spelling.stem(of: text)
        var best: (word: KnownWord, distance: Int)?
        for candidate in candidates {
            guard let near = EditDistance.between(stem, candidate.stem, atMost: Spelling.tolerance(candidate.stem))
            else { continue }
            // What stands in front, if anything does, decides between words that are alike otherwise.
            let whole = stem == text ? 0 : EditDistance.between(text, candidate.folded, atMost: 2 * Spelling.longest)
            let distance = near << 16 + (whole ?? 0)
            if distance < best?.distance ?? .max { best = (candidate.word, distance) }
        }
        return best?.word
    }

    /// How many slips a word of this length may have.
    private static func tolerance(_ stem: [UInt8]) -> Int {
        switch stem.count {
        case ..<4: 0
        case ..<6: 1
        case ..<10: 2
        default: 3
        }
    }

    private static func folded(_ text: [UInt8], without ending: [UInt8]) -> [UInt8] {
        let letters = text.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
        let folded = letters.map(lowercased)
        let endsSo = folded.count > ending.count && folded.suffix(ending.count).elementsEqual(ending)
        return endsSo ? folded.dropLast(ending.count) : folded
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
    }

    /// The text without the words in front that tell its kind, as long as two letters stay.
    private static func stem(of folded: [UInt8]) -> [UInt8] {
        var rest = folded[...]
        var shorter = true
        while shorter {
            shorter = false
            for front in fronts where rest.count >= front.count + 2 && rest.starts(with: front) {
                rest = rest.dropFirst(front.count)
                shorter = true
            }
        }
        return Array(rest)
    }

    private static let fronts: [[UInt8]] = ["haptic", "audio", "event", "parameter", "curve"].map { Array($0.utf8) }
}
