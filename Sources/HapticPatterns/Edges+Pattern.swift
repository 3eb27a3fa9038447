extension Edges {
    /// The pattern with these instants.
    ///
    /// The proposed durations and point times are taken where all that touched still touches with them: they are the
    /// plain results that one expects to read. Otherwise every instant is rounded to a multiple of the last place of the
    /// latest one. Differences and sums of such multiples are exact, so that every duration then leads exactly to its end;
    /// the rounding is at most half that last place (under 0.1 ps in a pattern of 500 s).
    ///
    /// - Parameter edge: A further instant at which events that end there must end exactly, such as a place of cutting.
    func pattern(keeping edge: Double? = nil) -> HapticPattern {
        if holdsTogether(keeping: edge) { return proposed }
        var rounded = self
        let grid = max(latest, edge ?? 0).ulp
        rounded.move(instants: { $0.rounded(toMultipleOf: grid) }, lengths: { $0 })
        rounded.takeDifferences()
        return rounded.proposed
    }

    private var proposed: HapticPattern {
        HapticPattern(
            events: events.map { $0.event }, parameters: parameters, curves: curves.map { $0.curve })
    }

    /// True when the proposed lengths lead to the very instants on which something else depends: ends at which another
    /// event begins, and the beginnings of curves, whose order among the parameters decides which of them is in force.
    private func holdsTogether(keeping edge: Double?) -> Bool {
        let starts = (events.map { $0.event.time } + (edge.map { [$0] } ?? [])).sorted()
        for event in events {
            guard let end = event.end, let duration = event.event.duration else { continue }
            if event.event.time + duration == end { continue }
            let position = starts.firstPosition { $0 >= end }
            if position < starts.count, starts[position] == end { return false }
        }
        return curves.allSatisfy { curve in
            guard let first = curve.curve.points.first, let instant = curve.instants.first else { return true }
            return curve.curve.time + first.time == instant
        }
    }

    private mutating func takeDifferences() {
        for index in events.indices {
            guard let end = events[index].end else { continue }
            events[index].event.duration = end - events[index].event.time
        }
        for index in curves.indices {
            for (point, instant) in zip(curves[index].curve.points.indices, curves[index].instants) {
                curves[index].curve.points[point].time = instant - curves[index].curve.time
            }
        }
    }
}

extension Double {
    /// The nearest multiple of a power of two; for times from 0 to 2^53 of its multiples.
    fileprivate func rounded(toMultipleOf step: Double) -> Double {
        // From 2^52 on neighbouring numbers are 1 apart, so that adding that much rounds to a whole number. It spares the
        // C library's function, which a module without imports cannot link.
        let whole = 4_503_599_627_370_496.0
        let multiple = self / step
        return multiple < whole ? (multiple + whole - whole) * step : self
    }
}
