/// Finds what was probably meant by a misspelt word.
package enum NearestWord {
    /// The word with the fewest changed letters, capitals aside, if few enough are: one, or a third of the word.
    package static func of(_ word: String, among words: [String]) -> String? {
        let wanted = lowercased(word)
        var best: (word: String, distance: Int)?
        for candidate in words {
            let letters = lowercased(candidate)
            let limit = max(1, min(letters.count, wanted.count) / 3)
            guard let distance = EditDistance.between(wanted, letters, atMost: limit) else { continue }
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }

    /// `did you mean 'word'?`
    package static func hint(for word: String, among words: [String]) -> String? {
        of(word, among: words).map { "did you mean '\($0)'?" }
    }

    private static func lowercased(_ word: String) -> [UInt8] {
        // Nothing that is known is longer; what is cut off cannot match.
        word.utf8.prefix(64).map { (65...90).contains($0) ? $0 + 32 : $0 }
    }
}
