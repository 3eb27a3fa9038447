import HapticPatterns

/// What was expected beside what was recorded.
struct PatternComparison {
    private let expected: [HapticEvent]
    private let recorded: [HapticEvent]
    private let tolerance: Double
    private let share: Float

    init(expected: HapticPattern, recorded: HapticPattern, tolerance: Double, share: Float) {
        self.expected = Self.fromFirst(expected.felt)
        self.recorded = Self.fromFirst(recorded.felt)
        self.tolerance = tolerance
        self.share = share
    }

    /// The first difference, with a plot of both; `nil` where there is none.
    var failure: HapticExpectationFailure? {
        guard let difference else { return nil }
        let end = (expected + recorded).map { $0.time + ($0.duration ?? 0) }.max() ?? 0
        return HapticExpectationFailure(
            description: """
                \(difference)
                \(EventPlot(expected, until: end).line("expected"))
                \(EventPlot(recorded, until: end).line("recorded"))
                from 0 to \(EventPlot.text(end)) s after the first event
                """)
    }

    private var difference: String? {
        for (index, (wanted, found)) in zip(expected, recorded).enumerated() {
            if let difference = difference(wanted, found) { return "event \(index): \(difference)" }
        }
        if expected.count == recorded.count { return nil }
        return "\(expected.count) events were expected, and \(recorded.count) recorded"
    }

    private func difference(_ wanted: HapticEvent, _ found: HapticEvent) -> String? {
        if wanted.kind != found.kind { return "\(wanted.kind) was expected, and \(found.kind) recorded" }
        // Half a millionth of a second for what rounding makes of sums.
        if abs(wanted.time - found.time) > tolerance + 5e-7 {
            return "expected at \(EventPlot.text(wanted.time)) s, recorded at \(EventPlot.text(found.time)) s"
        }
        let durations = (wanted.duration ?? 0, found.duration ?? 0)
        if abs(durations.0 - durations.1) > tolerance + 5e-7 {
            return "a duration of \(durations.0) s was expected, and one of \(durations.1) s recorded"
        }
        for id in [EventParameterID.hapticIntensity, .hapticSharpness] {
            let values = (wanted.value(of: id), found.value(of: id))
            if abs(values.0 - values.1) > share + 1e-6 {
                let name = id == .hapticIntensity ? "intensity" : "sharpness"
                return "\(name) \(values.0) was expected, and \(values.1) recorded"
            }
        }
        return nil
    }

    private static func fromFirst(_ events: [HapticEvent]) -> [HapticEvent] {
        guard let start = events.first?.time else { return [] }
        return events.map { event in
            var event = event
            event.time -= start
            return event
        }
    }
}
