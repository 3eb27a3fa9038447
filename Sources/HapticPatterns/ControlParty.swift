/// One of two patterns that are to share a control, and what its events ask of it.
struct ControlParty {
    /// A span of seconds, ends included, in which an event must hear the control as in its own pattern.
    struct Demand {
        let event: Int
        let span: ClosedRange<Double>
        /// Whether the event has the parameter on which the control acts, so that it can take a constant value in.
        let canTakeValue: Bool
    }

    /// What an event's own parameter becomes when it takes in the value of the control.
    struct Value {
        let event: Int
        let value: Float
    }

    let side: MergeRefusal.Side
    let pattern: HapticPattern
    let track: ControlTrack
    let demands: [Demand]

    init(_ side: MergeRefusal.Side, _ pattern: HapticPattern, _ id: DynamicParameterID, ignoringTails: Bool) {
        self.side = side
        self.pattern = pattern
        track = pattern.controlTrack(for: id)
        let spans = EventSpans(pattern, for: id, ignoringTails: ignoringTails)
        demands = pattern.events.enumerated().compactMap { index, event in
            guard id.acts(on: event.kind) else { return nil }
            let canTakeValue = id.target.applies(to: event.kind)
            return Demand(event: index, span: spans.span(of: event), canTakeValue: canTakeValue)
        }
    }

    /// Whether any entry of the pattern moves the control.
    var usesControl: Bool {
        pattern.parameters.contains { $0.id == track.id } || pattern.curves.contains { $0.id == track.id }
    }

    /// The entries of the control as they stand in the pattern.
    var entries: (parameters: [DynamicParameter], curves: [ParameterCurve]) {
        (pattern.parameters.filter { $0.id == track.id }, pattern.curves.filter { $0.id == track.id })
    }

    /// The values that events must take in to feel as before under a control; none where `taking` is false.
    ///
    /// - Throws: The first event that would feel different even so.
    func values(under candidate: ControlTrack, taking: Bool) throws(MergeRefusal) -> [Value] {
        let differences = track.differences(from: candidate)
        var values: [Value] = []
        for demand in demands {
            let position = differences.firstPosition { $0.upperBound > demand.span.lowerBound }
            guard position < differences.count, differences[position].lowerBound <= demand.span.upperBound else {
                continue
            }
            guard taking, let value = takenValue(demand, under: candidate) else {
                let time = max(differences[position].lowerBound, demand.span.lowerBound)
                throw MergeRefusal(control: track.id, side: side, event: demand.event, time: time)
            }
            values.append(value)
        }
        return values
    }

    /// The effective value of the event, where its own control is constant and the candidate is neutral all along.
    private func takenValue(_ demand: Demand, under candidate: ControlTrack) -> Value? {
        let own = track.extremes(in: demand.span)
        let others = candidate.extremes(in: demand.span)
        let neutral = track.id.neutralValue
        guard demand.canTakeValue, own.min == own.max, others.min == neutral, others.max == neutral else { return nil }
        let stated = pattern.events[demand.event].value(of: track.id.target)
        return Value(event: demand.event, value: track.id.combined(stated, control: own.min))
    }
}
