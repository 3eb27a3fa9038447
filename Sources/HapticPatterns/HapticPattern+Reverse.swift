extension HapticPattern {
    /// The pattern from its end to its start.
    ///
    /// Events change their places, not their shapes: a buzz that lasted from *a* to *b* lasts from *D* - *b* to *D* - *a*
    /// in a pattern of duration *D* and keeps its attack and release, and a tap stays a tap, at *D* - *a* (without the
    /// duration that padded it). So does a sound of unstated length. Controls run backwards. Where they step at taps, the
    /// taps keep the values with which they were felt, as in ``merged(with:ignoringTails:)``.
    ///
    /// Silence before the first event becomes silence after the last one, so that the duration stays.
    ///
    /// - Throws: ``MergeRefusal``, when a control that runs backwards would give a tap another value than it had. The
    ///   first pattern that it speaks of holds the events with a duration, the second the taps.
    public func reversed() throws(MergeRefusal) -> HapticPattern {
        let source = legallyTimed
        let length = source.duration
        guard length > 0 else { return source }
        var whole = Edges(source.reversedControls(over: length))
        whole.events = source.events.map { $0.mirrored(in: length) }
        let mirrored = whole.pattern()
        if source.keepsInstants(in: mirrored) { return mirrored.padded(to: length) }
        var (lasting, instants) = (mirrored, source.instantControls(in: mirrored))
        lasting.events = zip(source.events, mirrored.events).compactMap { $0.isInstant ? nil : $1 }
        instants.events = zip(source.events, mirrored.events).compactMap { $0.isInstant ? $1 : nil }
        return try lasting.merged(with: instants, ignoringTails: true).padded(to: length)
    }

    private func reversedControls(over length: Double) -> HapticPattern {
        var controls = HapticPattern()
        for id in controlsInUse {
            let segments = controlTrack(for: id).segments(from: 0, until: length).reversed().map { segment in
                ControlTrack.Segment(
                    start: length - segment.end, end: length - segment.start,
                    startValue: segment.endValue, endValue: segment.startValue)
            }
            let entries = ControlTrack(id, segments: segments).entries()
            controls.parameters += entries.parameters
            controls.curves += entries.curves
        }
        return controls
    }

    /// Whether each tap hears the same in a pattern whose events are these in another order of time.
    private func keepsInstants(in mirrored: HapticPattern) -> Bool {
        controlsInUse.allSatisfy { id in
            let (before, after) = (controlTrack(for: id), mirrored.controlTrack(for: id))
            return zip(events, mirrored.events).allSatisfy { old, new in
                guard old.isInstant, id.acts(on: old.kind) else { return true }
                return abs(before.value(at: old.time) - after.value(at: new.time)) <= 1e-6
            }
        }
    }

    /// For each tap, steps to the values that it heard, at its place in the reversed pattern.
    private func instantControls(in mirrored: HapticPattern) -> HapticPattern {
        var controls = HapticPattern()
        for id in controlsInUse {
            let track = controlTrack(for: id)
            for (old, new) in zip(events, mirrored.events) where old.isInstant && id.acts(on: old.kind) {
                controls.parameters.append(DynamicParameter(id, time: new.time, value: track.value(at: old.time)))
            }
        }
        return controls
    }
}

extension HapticEvent {
    fileprivate func mirrored(in length: Double) -> Edges.Event {
        var mirrored = self
        if kind == .hapticTransient { mirrored.duration = nil }
        mirrored.time = length - min(time + (mirrored.duration ?? 0), length)
        return Edges.Event(event: mirrored, end: mirrored.duration.map { _ in length - time })
    }
}
