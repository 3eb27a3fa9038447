/// The shortest edit script between two stretches of lines (Myers, "An O(ND) difference algorithm", 1986), as long as
/// it is short.
enum ShortestEdit {
    /// Lines to delete and insert; where more would be needed, everything counts as changed. Bounds time and memory.
    private static let longest = 200

    /// The changes, in order, with the line numbers of the whole texts.
    static func changes(
        _ old: [Int32], _ left: Range<Int>, _ new: [Int32], _ right: Range<Int>
    ) -> [LineMatcher.Change] {
        var reach = [Int](repeating: 0, count: 2 * longest + 3)
        var history: [[Int]] = []
        for edits in 0...longest {
            history.append(Array(reach[longest + 1 - edits - 1...longest + 1 + edits + 1]))
            for diagonal in stride(from: -edits, through: edits, by: 2) {
                let at = longest + 1 + diagonal
                let isDown = diagonal == -edits || (diagonal != edits && reach[at - 1] < reach[at + 1])
                var x = isDown ? reach[at + 1] : reach[at - 1] + 1
                while x < left.count, x - diagonal < right.count,
                    old[left.lowerBound + x] == new[right.lowerBound + x - diagonal]
                {
                    x += 1
                }
                reach[at] = x
                if x >= left.count, x - diagonal >= right.count {
                    return script(history, left, right)
                }
            }
        }
        return [LineMatcher.Change(old: left, new: right)]
    }

    /// Walks back from the end; each step undoes one insertion or deletion.
    private static func script(
        _ history: [[Int]], _ left: Range<Int>, _ right: Range<Int>
    ) -> [LineMatcher.Change] {
        var changes: [LineMatcher.Change] = []
        var x = left.count
        var y = right.count
        for edits in stride(from: history.count - 1, through: 1, by: -1) {
            // `history[edits]` is the reach before that step, from diagonal -edits - 1 on.
            let reach = history[edits]
            let diagonal = x - y
            let at = diagonal + edits + 1
            let isDown = diagonal == -edits || (diagonal != edits && reach[at - 1] < reach[at + 1])
            let from = isDown ? reach[at + 1] : reach[at - 1]
            let fromY = from - (isDown ? diagonal + 1 : diagonal - 1)
            let (oldAt, newAt) = (left.lowerBound + from, right.lowerBound + fromY)
            changes.append(
                LineMatcher.Change(
                    old: oldAt..<oldAt + (isDown ? 0 : 1), new: newAt..<newAt + (isDown ? 1 : 0)))
            (x, y) = (from, fromY)
        }
        return changes.reversed()
    }
}
