extension HapticPattern {
    /// The pattern as a player takes it, with a list of what that changed.
    ///
    /// - Parameters that an event of that kind has and does not state get their defaults.
    /// - Values are clamped to their ranges, flags to 0 or 1. What is not a number becomes the default of an event's
    ///   parameter and the neutral value of a control.
    /// - Negative times and durations become 0. A duration that is not finite is dropped, and so is an entry or control
    ///   point whose time is not finite: it never happens.
    /// - Events and parameters come in time order, curves in the order in which they take over (their first control
    ///   points), control points in time order; equal times keep their order, so that the result plays as the original.
    ///
    /// Nothing else is touched: parameters that do not apply to an event's kind stay, and so do curves without points
    /// and durations that are not stated. Normalizing twice changes nothing.
    ///
    /// Source: Apple documents defaults and clamping; the rest is our choice.
    public func normalized() -> Normalization {
        var normalizer = Normalizer()
        let pattern = HapticPattern(
            events: normalizer.events(events),
            parameters: normalizer.parameters(parameters),
            curves: normalizer.curves(curves))
        return Normalization(pattern: pattern, changes: normalizer.changes)
    }
}

/// Collects what changes while the three lists go through.
private struct Normalizer {
    var changes: [Normalization.Change] = []

    private mutating func note(_ entry: Normalization.Entry, _ edit: Normalization.Edit) {
        changes.append(Normalization.Change(entry, edit))
    }

    mutating func events(_ events: [HapticEvent]) -> [HapticEvent] {
        var kept: [(position: Int, entry: HapticEvent)] = []
        kept.reserveCapacity(events.count)
        for (position, event) in events.enumerated() {
            guard var legal = event.legallyTimed else {
                note(.event(position), .removed(time: event.time))
                continue
            }
            if legal.time != event.time { note(.event(position), .time(from: event.time, to: legal.time)) }
            if let stated = event.duration, legal.duration != stated {
                note(.event(position), .duration(from: stated, to: legal.duration))
            }
            correctValues(of: &legal, at: position)
            kept.append((position, legal))
        }
        return inOrder(kept, times: kept.map { $0.entry.time }) { .event($0) }
    }

    private mutating func correctValues(of event: inout HapticEvent, at position: Int) {
        var defaults = EventParameters()
        for id in EventParameterID.allCases {
            if let stated = event.parameters[id] {
                let legal = id.legalValue(nearest: stated, for: event.kind)
                guard legal != stated else { continue }
                event.parameters[id] = legal
                note(.event(position), .value(id, from: stated, to: legal))
            } else if id.applies(to: event.kind) {
                defaults[id] = id.defaultValue(for: event.kind)
                event.parameters[id] = defaults[id]
            }
        }
        if !defaults.isEmpty { note(.event(position), .defaults(defaults)) }
    }

    mutating func parameters(_ parameters: [DynamicParameter]) -> [DynamicParameter] {
        var kept: [(position: Int, entry: DynamicParameter)] = []
        for (position, parameter) in parameters.enumerated() {
            guard var legal = parameter.legallyTimed else {
                note(.parameter(position), .removed(time: parameter.time))
                continue
            }
            if legal.time != parameter.time { note(.parameter(position), .time(from: parameter.time, to: legal.time)) }
            legal.value = correctControl(parameter.id, parameter.value, at: .parameter(position))
            kept.append((position, legal))
        }
        return inOrder(kept, times: kept.map { $0.entry.time }) { .parameter($0) }
    }

    private mutating func correctControl(
        _ id: DynamicParameterID, _ value: Float, at entry: Normalization.Entry
    ) -> Float {
        let legal = id.legalValue(nearest: value)
        if legal != value { note(entry, .control(id, from: value, to: legal)) }
        return legal
    }

    mutating func curves(_ curves: [ParameterCurve]) -> [ParameterCurve] {
        var kept: [(position: Int, entry: ParameterCurve)] = []
        for (position, curve) in curves.enumerated() {
            guard let time = curve.time.legalTime else {
                note(.curve(position), .removed(time: curve.time))
                continue
            }
            if time != curve.time { note(.curve(position), .time(from: curve.time, to: time)) }
            let points = points(of: ParameterCurve(curve.id, time: time, points: curve.points), at: position)
            kept.append((position, ParameterCurve(curve.id, time: time, points: points)))
        }
        return inOrder(kept, times: kept.map { $0.entry.start ?? $0.entry.time }) { .curve($0) }
    }

    private mutating func points(of curve: ParameterCurve, at curvePosition: Int) -> [ControlPoint] {
        var kept: [(position: Int, entry: ControlPoint)] = []
        kept.reserveCapacity(curve.points.count)
        for (position, point) in curve.points.enumerated() {
            let place = Normalization.Entry.point(position, ofCurve: curvePosition)
            guard let time = point.time.legalTime, (curve.time + time).isFinite else {
                note(place, .removed(time: point.time))
                continue
            }
            if time != point.time { note(place, .time(from: point.time, to: time)) }
            let value = correctControl(curve.id, point.value, at: place)
            kept.append((position, ControlPoint(time: time, value: value)))
        }
        return inOrder(kept, times: kept.map { $0.entry.time }) { .point($0, ofCurve: curvePosition) }
    }

    /// The entries by time, with a note for each whose place among those kept is another than before.
    private mutating func inOrder<Entry>(
        _ kept: [(position: Int, entry: Entry)], times: [Double], place: (Int) -> Normalization.Entry
    ) -> [Entry] {
        guard let order = stableOrder(of: times) else { return kept.map { $0.entry } }
        for (new, old) in order.enumerated() where new != old {
            note(place(kept[old].position), .moved(to: new))
        }
        return order.map { kept[$0].entry }
    }
}
