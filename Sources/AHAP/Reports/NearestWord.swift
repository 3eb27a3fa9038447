/// Finds what was probably meant by a misspelt word.
package enum NearestWord {
    /// The word with the fewest changed letters, capitals aside, if few enough are: one, or a third of the word.
    package static func of(_ word: String, among words: [String]) -> String? {
        let wanted = lowercased(word)
        var best: (word: String, distance: Int)?
        for candidate in words {
            let letters = lowercased(candidate)
            guard abs(letters.count - wanted.count) <= max(1, letters.count / 3) else { continue }
            let distance = distance(wanted, letters)
            guard distance <= max(1, min(letters.count, wanted.count) / 3) else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
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

    /// Letters to insert, delete, replace or exchange with their neighbour (optimal string alignment).
    private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var before: [Int] = []
        var above = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let isSame = first[row] == second[column]
                var best = min(above[column + 1] + 1, current[column] + 1, above[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    best = min(best, before[column - 1] + 1)
                }
                current.append(best)
            }
            before = above
            above = current
        }
        return above[second.count]
    }
}
