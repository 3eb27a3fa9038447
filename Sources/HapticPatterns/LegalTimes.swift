// What a time that no player accepts stands for. Normalising, controls, duration and time algebra all ask here, so that
// none of them sees a pattern differently from the others.

extension Double {
    /// The time in seconds that a player uses: a negative one is 0, and what is not a number or never comes is `nil`.
    var legalTime: Double? {
        if self < 0 { return 0 }
        return isFinite ? self : nil
    }
}

extension Double {
    /// The duration that a player uses, or `nil` where it counts as not stated.
    var legalDuration: Double? { isFinite ? Swift.max(self, 0) : nil }
}

extension HapticEvent {
    /// The event with a time and duration that a player uses, or `nil` where it never happens. A duration that is not
    /// finite counts as not stated, a negative one as 0.
    var legallyTimed: HapticEvent? {
        guard let time = time.legalTime else { return nil }
        var event = self
        event.time = time
        event.duration = duration?.legalDuration
        return event
    }
}

extension DynamicParameter {
    /// The parameter with a time that a player uses, or `nil` where it never happens.
    var legallyTimed: DynamicParameter? {
        guard let time = time.legalTime else { return nil }
        return DynamicParameter(id, time: time, value: value)
    }
}

extension ParameterCurve {
    /// The curve with times that a player uses and points in time order, or `nil` where it never happens. Points that
    /// never come are left out.
    var legallyTimed: ParameterCurve? {
        guard let time = time.legalTime else { return nil }
        if time == self.time, isLegallyTimed { return self }
        var legal = points
        legal.removeAll { point in point.time.legalTime.map { !(time + $0).isFinite } ?? true }
        for index in legal.indices { legal[index].time = Swift.max(legal[index].time, 0) }
        if let order = stableOrder(of: legal.map { $0.time }) { legal = order.map { legal[$0] } }
        return ParameterCurve(id, time: time, points: legal)
    }

    private var isLegallyTimed: Bool {
        var last = 0.0
        for point in points {
            guard point.time >= last, (time + point.time).isFinite else { return false }
            last = point.time
        }
        return true
    }

    /// When the curve begins to drive its control: its first point on the pattern's clock, or `nil` without points. Ask
    /// a legally timed curve only.
    var start: Double? { points.first.map { time + $0.time } }
}

extension HapticPattern {
    /// The pattern without what never happens and with times that a player uses; entries keep their order.
    var legallyTimed: HapticPattern {
        HapticPattern(
            events: events.compactMap { $0.legallyTimed },
            parameters: parameters.compactMap { $0.legallyTimed },
            curves: curves.compactMap { $0.legallyTimed })
    }
}
