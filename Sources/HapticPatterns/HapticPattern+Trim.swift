extension HapticPattern {
    /// The part of the pattern in a span of seconds, moved to the start; what begins at the upper bound is out.
    ///
    /// Controls go on as they were: the values in force at the cut are set at the new start, and curves are cut where they
    /// are. Events that are under way when the span ends stop there. Of those that began before it,
    /// - a buzz or tone that is still held goes on at full level to its end, without a second attack;
    /// - a tap, a sound, and an event that decays (`Sustained` 0) are left out: a pattern cannot say that one begins in its
    ///   middle. This is what a seeking player does to every event (Apple's release notes).
    ///
    /// Silence at the end of the span does not lengthen the result.
    ///
    /// - Parameter span: In seconds; what lies before 0 is empty, and the upper bound may be infinite.
    public func trimmed(to span: Range<Double>) -> HapticPattern {
        trimmed(from: span.lowerBound, to: span.upperBound, withTapsAtEnd: false)
    }

    /// The part of the pattern in a span of seconds, as ``trimmed(to:)-(Range<Double>)``, with taps at the upper bound.
    public func trimmed(to span: ClosedRange<Double>) -> HapticPattern {
        trimmed(from: span.lowerBound, to: span.upperBound, withTapsAtEnd: true)
    }

    private func trimmed(from lower: Double, to upper: Double, withTapsAtEnd: Bool) -> HapticPattern {
        let start = max(lower, 0)
        var edges = controlEdges(from: start, to: upper, withEnd: withTapsAtEnd)
        for event in legallyTimed.events {
            let isTapAtEnd = withTapsAtEnd && event.time == upper && event.kind == .hapticTransient
            guard event.time < upper || isTapAtEnd else { continue }
            guard let entered = event.entered(at: start) else { continue }
            edges.events.append(entered.stopped(at: upper))
        }
        edges.move(instants: { $0 - start }, lengths: { $0 })
        return edges.pattern(keeping: upper.isFinite ? upper - start : nil)
    }

    /// The controls in a span, still on this pattern's clock.
    private func controlEdges(from lower: Double, to upper: Double, withEnd: Bool) -> Edges {
        var controls = HapticPattern()
        for id in controlsInUse {
            let track = controlTrack(for: id)
            var segments = track.segments(from: lower, until: upper)
            if withEnd, lower <= upper, upper.isFinite {
                let value = track.value(at: upper)
                segments.append(
                    ControlTrack.Segment(start: upper, end: .infinity, startValue: value, endValue: value))
            }
            let entries = ControlTrack(id, segments: segments).entries()
            controls.parameters += entries.parameters
            controls.curves += entries.curves
        }
        return Edges(controls)
    }
}

extension HapticEvent {
    /// The event as it goes on from a time within it, itself where it begins later, or `nil`.
    fileprivate func entered(at start: Double) -> Edges.Event? {
        let end = duration.map { min(time + $0, .greatestFiniteMagnitude) }
        if time >= start { return Edges.Event(event: self, end: end) }
        let canBeEntered = (kind == .hapticContinuous || kind == .audioContinuous) && !decays
        guard canBeEntered, let end, end > start else { return nil }
        var rest = self
        rest.time = start
        rest.duration = end - start
        if rest.parameters[.attackTime] != nil { rest.parameters[.attackTime] = 0 }
        return Edges.Event(event: rest, end: end)
    }
}

extension Edges.Event {
    /// The event cut off at a time after its start. A sound or decay without a stated duration gets one.
    fileprivate func stopped(at limit: Double) -> Edges.Event {
        guard limit.isFinite, event.bodyEnd > limit || (end ?? 0) > limit else { return self }
        var cut = self
        cut.event.duration = limit - event.time
        cut.end = limit
        return cut
    }
}
