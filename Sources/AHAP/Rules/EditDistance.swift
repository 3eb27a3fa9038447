/// How many slips of the finger lie between two words.
package enum EditDistance {
    /// The least number of insertions, deletions, replacements and swaps of neighbours that make one text of the other
    /// (optimal string alignment); `nil` if it is above a limit.
    package static func between(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int? {
        guard abs(first.count - second.count) <= limit else { return nil }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in 0..<first.count {
            var current = [row + 1]
            for column in 0..<second.count {
                var cost = min(last[column + 1], current[column]) + 1
                cost = min(cost, last[column] + (first[row] == second[column] ? 0 : 1))
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            if current.allSatisfy({ $0 > limit }) { return nil }
            beforeLast = last
            last = current
        }
        return last[second.count] <= limit ? last[second.count] : nil
    }
}
