import HapticPatterns

/// What was expected beside what was recorded.
struct PatternComparison {
    private let expected: [FeltEvent]
    private let recorded: [FeltEvent]
    private let tolerance: FeltTolerance

    init(expected: [FeltEvent], recorded: [FeltEvent], tolerance: FeltTolerance) {
        self.expected = Self.fromFirst(expected)
        self.recorded = Self.fromFirst(recorded)
        self.tolerance = tolerance
    }

    /// The first difference, with a plot of both; `nil` where there is none.
    var failure: HapticExpectationFailure? {
        guard let difference else { return nil }
        let end = (expected + recorded).map { $0.end }.max() ?? 0
        return HapticExpectationFailure(
            description: """
                \(difference)
                \(EventPlot(expected, until: end).line("expected"))
                \(EventPlot(recorded, until: end).line("recorded"))
                from 0 to \(EventPlot.text(end)) s after the first event
                """)
    }

    /// Each event that is expected has one that was recorded, and none is left. Which of those at about the same time is the
    /// one, is for what they are to say: their order means nothing.
    private var difference: String? {
        var isFree = [Bool](repeating: true, count: recorded.count)
        for (index, wanted) in expected.enumerated() {
            let near = recorded.indices.filter { isFree[$0] && wanted.kind == recorded[$0].kind && isNear(wanted, $0) }
            if let match = near.first(where: { tolerance.difference(wanted, recorded[$0]) == nil }) {
                isFree[match] = false
                continue
            }
            let rest = near.isEmpty ? recorded.indices.filter { isFree[$0] } : near
            guard let nearest = rest.min(by: { distance(wanted, $0) < distance(wanted, $1) }) else { break }
            guard let difference = tolerance.difference(wanted, recorded[nearest]) else { break }
            return "event \(index): \(difference)"
        }
        if expected.count == recorded.count { return nil }
        let were = expected.count == 1 ? "event was" : "events were"
        return "\(expected.count) \(were) expected, and \(recorded.count) recorded"
    }

    private func distance(_ wanted: FeltEvent, _ index: Int) -> Double { abs(wanted.time - recorded[index].time) }

    private func isNear(_ wanted: FeltEvent, _ index: Int) -> Bool { distance(wanted, index) <= tolerance.seconds }

    private static func fromFirst(_ events: [FeltEvent]) -> [FeltEvent] {
        guard let start = events.map({ $0.time }).min() else { return [] }
        return events.map { event in
            var event = event
            event.time -= start
            return event
        }
    }
}
