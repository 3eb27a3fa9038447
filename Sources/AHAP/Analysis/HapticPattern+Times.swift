package import HapticPatterns

extension HapticPattern {
    /// The start times of the events that satisfy a predicate, in order.
    package func startTimes(where isWanted: (HapticEvent) -> Bool) -> [Double] {
        var times: [Double] = []
        for index in events.indices where isWanted(events[index]) { times.append(events[index].time) }
        return times.sorted()
    }
}

extension [Double] {
    /// The elements of a sorted array from one number to another, that one excluded.
    package func elements(from low: Double, before high: Double) -> ArraySlice<Double> {
        let first = partitioningIndex { $0 >= low }
        let last = partitioningIndex { $0 >= high }
        return self[first..<Swift.max(first, last)]
    }
}
