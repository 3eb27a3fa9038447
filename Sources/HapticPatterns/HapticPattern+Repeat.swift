extension HapticPattern {
    /// The most entries (events, parameters and control points together) that ``repeated(_:every:)`` makes.
    public static let repetitionLimit = 1 << 24

    /// The pattern several times, one pass after another.
    ///
    /// Each pass feels as the pattern does alone: controls that a pass leaves off neutral are reset where the next one
    /// begins. Only what rings on after the last event (a release, a tap) hears the next pass's controls. An event that
    /// ends exactly with the period touches one that begins the next pass.
    ///
    /// - Parameters:
    ///   - count: How many passes; 0 gives an empty pattern.
    ///   - period: Seconds from the start of one pass to that of the next, the pattern's ``duration`` where not given. A
    ///     longer one leaves a gap; in a shorter one the passes overlap, and are merged.
    /// - Throws: ``PatternEditError``: a negative count or period, too long a result, or controls of overlapping passes
    ///   that would disturb each other.
    public func repeated(_ count: Int, every period: Double? = nil) throws(PatternEditError) -> HapticPattern {
        let pattern = legallyTimed
        let length = pattern.duration
        let period = period ?? length
        guard count >= 0 else { throw .invalidNumber(Double(count)) }
        guard period >= 0, period.isFinite else { throw .invalidNumber(period) }
        if count == 0 { return HapticPattern() }
        if count == 1 || pattern.entryCount == 0 { return pattern }
        let (entries, overflows) = pattern.entryCount.multipliedReportingOverflow(by: count)
        guard !overflows, entries <= Self.repetitionLimit else { throw .tooManyEntries(limit: Self.repetitionLimit) }
        guard (period * Double(count) + length).isFinite else { throw .tooLong }
        if period < length || period == 0 { return try pattern.overlapped(count, every: period) }
        return pattern.queued(count, every: period)
    }

    private var entryCount: Int {
        curves.reduce(events.count + parameters.count + curves.count) { $0 + $1.points.count }
    }

    /// Passes that do not overlap. Instants are moved by whole periods from the start rather than from pass to pass, and
    /// the end of a pass by the same sum as the start of the next, so that they touch and rounding does not add up.
    private func queued(_ count: Int, every period: Double) -> HapticPattern {
        let middle = Edges(confined(to: period))
        let resets = resets(after: period)
        var all = Edges()
        for pass in 0..<count {
            let start = Double(pass) * period
            let next = Double(pass + 1) * period
            var edges = pass + 1 < count ? middle : Edges(self)
            edges.move(instants: { $0 == period ? next : start + $0 }, lengths: { $0 })
            if pass > 0 { all.parameters += resets.map { DynamicParameter($0, time: start, value: $0.neutralValue) } }
            all.append(edges)
        }
        return all.pattern()
    }

    /// The pattern without controls that begin only when its next pass does: they would take over there.
    private func confined(to period: Double) -> HapticPattern {
        HapticPattern(
            events: events,
            parameters: parameters.filter { $0.time < period },
            curves: curves.filter { ($0.start ?? .infinity) < period })
    }

    /// The controls that a pass leaves off neutral, or moving, and does not set at its own start.
    private func resets(after period: Double) -> [DynamicParameterID] {
        let pass = confined(to: period)
        return pass.controlsInUse.filter { id in
            let rest = pass.controlTrack(for: id).extremes(in: period...Double.infinity)
            let isNeutral = rest.min == id.neutralValue && rest.max == id.neutralValue
            return !isNeutral && !pass.sets(id, at: 0)
        }
    }

    private func sets(_ id: DynamicParameterID, at time: Double) -> Bool {
        parameters.contains { $0.id == id && $0.time == time } || curves.contains { $0.id == id && $0.start == time }
    }

    /// Passes that overlap, merged in pairs of equal length, so that the work grows with the result alone.
    private func overlapped(_ count: Int, every period: Double) throws(PatternEditError) -> HapticPattern {
        if count == 1 { return self }
        let half = try overlapped(count / 2, every: period)
        var all = try half.merging(half, after: Double(count / 2) * period)
        if count % 2 == 1 { all = try all.merging(self, after: Double(count - 1) * period) }
        return all
    }

    private func merging(_ other: HapticPattern, after delay: Double) throws(PatternEditError) -> HapticPattern {
        let later = try other.shifted(by: delay)
        do {
            return try merged(with: later, ignoringTails: true)
        } catch {
            throw .overlap(error)
        }
    }
}
