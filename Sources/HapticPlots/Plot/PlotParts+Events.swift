import HapticPatterns
import HapticRendering

extension PlotParts {
    /// More continuous events than this cannot be told apart, and are drawn as one shape.
    static let mostEnvelopes = 256

    func eventMarks() throws(PlotError) -> EventMarks {
        let continuous = pattern.events.filter { event in
            // What rings on after the stated end is at most a second, or what a profile of the caller's says.
            event.kind == .hapticContinuous
                && window.overlaps(event.time, event.time + (event.duration ?? 0) + longestRelease)
        }
        let envelopes =
            continuous.count > Self.mostEnvelopes ? try joinedEnvelopes(continuous) : try envelopes(continuous)
        return EventMarks(envelopes: envelopes, taps: taps())
    }

    private var longestRelease: Double { max(rendering.envelope.release.upperBound, 1) }

    private func envelopes(_ events: [HapticEvent]) throws(PlotError) -> [[PlotPoint]] {
        var envelopes: [[PlotPoint]] = []
        for event in events {
            let renderer = try Plot.renderer(HapticPattern(events: [event]), rendering)
            let first = max(event.time, window.start)
            let samples = renderer.effectiveSamples(rate: window.columnRate, from: first, to: window.end)
            guard let last = samples.lastIndex(where: { $0.intensity > 0 }) else { continue }
            var points = samples[...last].enumerated().map { index, sample in
                PlotPoint(time: min(first + Double(index) / window.columnRate, window.end), value: sample.intensity)
            }
            points.append(end(of: points[last], isLast: last == samples.count - 1, renderer))
            envelopes.append(points.withoutLevelPoints())
        }
        return envelopes
    }

    /// The point after the last at which something is felt: 0 where the event is over, or the edge of the window.
    private func end(of point: PlotPoint, isLast: Bool, _ renderer: borrowing Renderer) -> PlotPoint {
        let end = Double(renderer.sampleCount) / rendering.sampleRate
        guard isLast, end > window.end else {
            let next = point.time + 1 / window.columnRate
            return PlotPoint(time: max(min(next, end, window.end), point.time), value: 0)
        }
        return PlotPoint(time: window.end, value: point.value)
    }

    /// What all of them do together, as one shape for each stretch in which something is felt.
    private func joinedEnvelopes(_ events: [HapticEvent]) throws(PlotError) -> [[PlotPoint]] {
        let renderer = try Plot.renderer(HapticPattern(events: events), rendering)
        let columns = LevelSampler(window).columns(of: renderer).map { $0.sharpness == nil ? nil : $0.intensity }
        return columns.runs().map { first, ranges in
            var points = ranges.enumerated().map { index, range in
                PlotPoint(time: window.time(ofColumn: first + index), value: range.high)
            }
            points.append(
                PlotPoint(time: window.time(ofColumn: first + ranges.count), value: points[points.count - 1].value))
            return points.withoutLevelPoints()
        }
    }

    /// One stem for two columns: the strongest, and of equals the first.
    private func taps() -> [TapMark] {
        var marks: [TapMark] = []
        var lastPlace = -1
        for event in pattern.events where event.kind == .hapticTransient && window.contains(event.time) {
            let place = window.column(at: event.time) / 2
            let tap = TapMark(time: event.time, intensity: Double(event.value(of: .hapticIntensity)), count: 1)
            guard place == lastPlace else {
                marks.append(tap)
                lastPlace = place
                continue
            }
            let index = marks.count - 1
            let count = marks[index].count + 1
            if tap.intensity > marks[index].intensity { marks[index] = tap }
            marks[index].count = count
        }
        return marks
    }
}
