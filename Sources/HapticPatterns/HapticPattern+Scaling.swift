// All methods that change times first correct what no player would accept, as `normalized()` does; they neither sort
// nor fill in anything. What touched (`time + duration` of one event the `time` of another, exactly) touches afterwards.

extension HapticPattern {
    /// The pattern begun that many seconds later, or earlier where negative.
    ///
    /// Before the pattern's own start the controls are neutral, as they are there anyway.
    ///
    /// - Throws: ``PatternEditError/beforeStart(_:)`` when an entry would get a negative time,
    ///   ``PatternEditError/invalidNumber(_:)`` when `seconds` is not finite, ``PatternEditError/tooLong``.
    public func shifted(by seconds: Double) throws(PatternEditError) -> HapticPattern {
        guard seconds.isFinite else { throw .invalidNumber(seconds) }
        if seconds == 0 { return legallyTimed }
        var edges = Edges(legallyTimed)
        edges.move(instants: { $0 + seconds }, lengths: { $0 })
        guard edges.earliest >= 0 else { throw .beforeStart(edges.earliest) }
        guard edges.latest.isFinite else { throw .tooLong }
        return edges.pattern()
    }

    /// The pattern slowed down (factor above 1) or sped up (below 1): all times, durations and control points.
    ///
    /// What has no time in seconds stays: frequencies, the phases of envelopes, the length of taps and of sounds without
    /// a stated duration.
    ///
    /// - Parameter factor: Above 0; 2 makes the pattern twice as long.
    /// - Throws: ``PatternEditError/invalidNumber(_:)``, ``PatternEditError/tooLong``.
    public func scaled(timeBy factor: Double) throws(PatternEditError) -> HapticPattern {
        guard factor > 0, factor.isFinite else { throw .invalidNumber(factor) }
        if factor == 1 { return legallyTimed }
        var edges = Edges(legallyTimed)
        edges.move(instants: { $0 * factor }, lengths: { $0 * factor })
        guard edges.latest.isFinite else { throw .tooLong }
        return edges.pattern()
    }

    /// The pattern stronger or weaker: the intensity of every tap and buzz times a factor. Sounds and controls stay.
    ///
    /// An intensity cannot pass 1, so that a factor above ``intensityHeadroom`` makes strong events equal instead of
    /// keeping their proportions; ask for it first where that matters. Where a control holds an event down, the room
    /// above its stated intensity is all that counts: the control is not raised instead.
    ///
    /// - Parameter factor: At least 0.
    /// - Throws: ``PatternEditError/invalidNumber(_:)``.
    public func scaled(intensityBy factor: Float) throws(PatternEditError) -> HapticPattern {
        guard factor >= 0, factor.isFinite else { throw .invalidNumber(Double(factor)) }
        if factor == 1 { return self }
        var scaled = self
        for index in scaled.events.indices where scaled.events[index].kind.isHaptic {
            let event = scaled.events[index]
            scaled.events[index].parameters[.hapticIntensity] = EventParameterID.hapticIntensity.legalValue(
                nearest: event.value(of: .hapticIntensity) * factor, for: event.kind)
        }
        return scaled
    }

    /// The largest factor for ``scaled(intensityBy:)`` that clips no event; infinite where no event has any intensity.
    public var intensityHeadroom: Float {
        var strongest: Float = 0
        for event in events where event.kind.isHaptic { strongest = max(strongest, event.value(of: .hapticIntensity)) }
        return 1 / strongest
    }
}
