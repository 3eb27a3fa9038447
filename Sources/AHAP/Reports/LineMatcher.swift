/// Finds which lines of two texts belong together, in about linear time whatever the texts are like.
///
/// Lines that each side has once are anchors, as in patience diffs; what lies between two anchors is looked at by
/// itself. Where a stretch has no anchor, the shortest edit script is sought (Myers 1986) as long as it is short, and
/// the stretch counts as changed beyond.
struct LineMatcher {
    /// A stretch that differs: these lines of the old text became those of the new one.
    struct Change: Equatable {
        var old: Range<Int>
        var new: Range<Int>
    }

    private let old: [Int32]
    private let new: [Int32]
    private var changes: [Change] = []

    /// Stretches within stretches; deeper ones count as changed.
    private static let depth = 24

    private struct Stretch {
        var old: Range<Int>
        var new: Range<Int>
        var depth: Int
    }

    /// Lines are given as numbers that are equal where the lines are.
    static func changes(from old: [Int32], to new: [Int32]) -> [Change] {
        var matcher = LineMatcher(old: old, new: new)
        matcher.run()
        return matcher.changes
    }

    private init(old: [Int32], new: [Int32]) {
        self.old = old
        self.new = new
    }

    private mutating func run() {
        // The last one is looked at next, so stretches are pushed from the back of the text to its front.
        var open = [Stretch(old: 0..<old.count, new: 0..<new.count, depth: 0)]
        while let stretch = open.popLast() {
            let (left, right) = trimmed(stretch.old, stretch.new)
            if left.isEmpty || right.isEmpty {
                record(left, right)
                continue
            }
            let anchors = stretch.depth < LineMatcher.depth ? anchors(left, right) : []
            if anchors.isEmpty {
                for change in ShortestEdit.changes(old, left, new, right) { record(change.old, change.new) }
            } else {
                let inner = Stretch(old: left, new: right, depth: stretch.depth + 1)
                LineMatcher.push(inner, between: anchors, onto: &open)
            }
        }
    }

    /// Pushes what lies before, between and behind anchors, the last of it first.
    private static func push(
        _ stretch: Stretch, between anchors: [(old: Int, new: Int)], onto open: inout [Stretch]
    ) {
        var rest = stretch
        for anchor in anchors.reversed() {
            var behind = rest
            behind.old = anchor.old + 1..<rest.old.upperBound
            behind.new = anchor.new + 1..<rest.new.upperBound
            open.append(behind)
            rest.old = rest.old.lowerBound..<anchor.old
            rest.new = rest.new.lowerBound..<anchor.new
        }
        open.append(rest)
    }

    private mutating func record(_ old: Range<Int>, _ new: Range<Int>) {
        if old.isEmpty && new.isEmpty { return }
        if let last = changes.last, last.old.upperBound == old.lowerBound, last.new.upperBound == new.lowerBound {
            changes[changes.count - 1] = Change(
                old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
        } else {
            changes.append(Change(old: old, new: new))
        }
    }

    /// Without the lines that both begin and end with.
    private func trimmed(_ left: Range<Int>, _ right: Range<Int>) -> (Range<Int>, Range<Int>) {
        var (oldStart, newStart) = (left.lowerBound, right.lowerBound)
        var (oldEnd, newEnd) = (left.upperBound, right.upperBound)
        while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
            oldStart += 1
            newStart += 1
        }
        while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        return (oldStart..<oldEnd, newStart..<newEnd)
    }

    /// The lines that stand once in both stretches, thinned out to the longest row that is in order in both.
    private func anchors(_ left: Range<Int>, _ right: Range<Int>) -> [(old: Int, new: Int)] {
        var places: [Int32: (old: Int, new: Int)] = [:]
        for index in left { places[old[index], default: (-1, -1)].old = places[old[index]] == nil ? index : -2 }
        for index in right {
            guard let place = places[new[index]], place.old >= 0 else { continue }
            places[new[index]]?.new = place.new == -1 ? index : -2
        }
        var pairs: [(old: Int, new: Int)] = []
        for index in left {
            if let place = places[old[index]], place.old == index, place.new >= 0 { pairs.append(place) }
        }
        return LineMatcher.longestRow(pairs)
    }

    /// The longest subsequence, of pairs in the order of the old text, that is in the order of the new one too.
    private static func longestRow(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        var tops: [Int] = []
        var previous = [Int](repeating: -1, count: pairs.count)
        for index in pairs.indices {
            let pile = tops.partitioningIndex { pairs[$0].new > pairs[index].new }
            if pile > 0 { previous[index] = tops[pile - 1] }
            if pile == tops.count { tops.append(index) } else { tops[pile] = index }
        }
        var row: [(old: Int, new: Int)] = []
        var index = tops.last ?? -1
        while index >= 0 {
            row.append(pairs[index])
            index = previous[index]
        }
        return row.reversed()
    }
}
