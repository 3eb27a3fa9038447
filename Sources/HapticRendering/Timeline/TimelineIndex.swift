/// Finds the events that are under way at a position without looking at those before it: for each group of sixteen,
/// where its first begins and the latest end, and the same for groups of groups.
package struct TimelineIndex: ~Copyable, Sendable {
    // Not private: as part of a noncopyable type that another file uses, that fails to link without optimisation.
    struct Group: BitwiseCopyable, Sendable {
        var firstStart: Double
        var latestEnd: Double
    }

    private static var fanOut: Int { 16 }

    /// The groups of all levels, those of events first.
    private let groups: FlatArray<Group>
    /// Where each level begins in `groups`, and how many groups it has; 8 levels hold 2^32 events.
    private let levels: InlineArray<8, (start: Int, count: Int)>
    private let levelCount: Int
    private let eventCount: Int

    /// - Parameter spans: Start and end of each event, sorted by start.
    init(count: Int, span: (Int) -> (start: Double, end: Double)) {
        var groups: [Group] = []
        groups.reserveCapacity(count / 15 + 8)
        var levels = InlineArray<8, (start: Int, count: Int)>(repeating: (0, 0))
        var level = 0
        for index in 0..<count {
            let span = span(index)
            Self.gather(Group(firstStart: span.start, latestEnd: span.end), number: index, from: 0, into: &groups)
        }
        levels[0] = (0, groups.count)
        while levels[level].count > 1, level < 7 {
            let below = levels[level]
            let start = groups.count
            for number in 0..<below.count {
                Self.gather(groups[below.start + number], number: number, from: start, into: &groups)
            }
            level += 1
            levels[level] = (start, groups.count - start)
        }
        self.levels = levels
        levelCount = level + 1
        eventCount = count
        self.groups = FlatArray(groups)
    }

    private static func gather(_ member: Group, number: Int, from start: Int, into groups: inout [Group]) {
        let place = start + number / fanOut
        if place == groups.count {
            groups.append(member)
        } else {
            groups[place].latestEnd = max(groups[place].latestEnd, member.latestEnd)
        }
    }

    /// The first group of events that may hold the first one to begin at or after a position: all groups before it
    /// begin earlier, and so do all events of those but the last.
    func groupOfFirstStart(atOrAfter position: Double) -> Range<Int> {
        var low = 0
        var high = levels[0].count
        var level = levelCount - 1
        var group = 0
        // On each level, the last member that begins before the position, or the first of all.
        while level >= 0 {
            let (start, count) = levels[level]
            low = group * Self.fanOut
            high = min(low + Self.fanOut, count)
            if level == levelCount - 1 { (low, high) = (0, count) }
            group = low
            while group + 1 < high, groups[start + group + 1].firstStart < position { group += 1 }
            level -= 1
        }
        let first = group * Self.fanOut
        return first..<min(first + Self.fanOut, eventCount)
    }

    /// The first event from `index` on, and below `limit`, whose group has one that ends after a position: the events
    /// of its group are to be looked at one by one. The limit where there is none.
    func candidate(from index: Int, below limit: Int, endingAfter position: Double) -> Int {
        var group = index / Self.fanOut
        guard index < limit else { return limit }
        if groups[group].latestEnd > position { return index }
        // Up while a whole group of groups has nothing, then down into the first that has.
        var level = 0
        group += 1
        while true {
            if group >= levels[level].count {
                guard level + 1 < levelCount else { return limit }
                group = (group + Self.fanOut - 1) / Self.fanOut
                level += 1
            } else if groups[levels[level].start + group].latestEnd > position {
                guard level > 0 else { return min(group * Self.fanOut, limit) }
                level -= 1
                group *= Self.fanOut
            } else if (group + 1) % Self.fanOut == 0, level + 1 < levelCount {
                group = (group + 1) / Self.fanOut
                level += 1
            } else {
                group += 1
            }
        }
    }
}
