extension ControlTrack {
    /// The spans in which the two running values are not the same, in time order; each without its upper bound.
    func differences(from other: ControlTrack) -> [Range<Double>] {
        var found: [Range<Double>] = []
        var mine = 0
        var theirs = 0
        var time = 0.0
        while mine < segments.count, theirs < other.segments.count {
            let (a, b) = (segments[mine], other.segments[theirs])
            let end = min(a.end, b.end)
            let isSame = a.value(at: time) == b.value(at: time) && a.value(at: end) == b.value(at: end)
            if !isSame, time < end { found.append(time..<end) }
            if a.end == end { mine += 1 }
            if b.end == end { theirs += 1 }
            time = end
        }
        return found
    }
}
