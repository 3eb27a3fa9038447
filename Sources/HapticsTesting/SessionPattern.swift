import HapticPatterns

/// What was played as one pattern.
///
/// In a pattern a control is one for all events. It goes here as it went for what is held and under a control that moves;
/// where two such events of different players overlap, as for the one that began first. All other events have in their
/// own values what their controls made of them.
struct SessionPattern {
    /// Seconds for which a control goes on as it did, for what rings.
    private static let ring = 1.0

    private let played: [PlayedEvent]
    private var scores: [DynamicParameterID: ControlScore] = [:]

    init(_ played: [PlayedEvent], of record: Record, until now: Double) {
        self.played = played
        for isHaptic in [true, false] {
            let events = played.filter { $0.event.kind.isHaptic == isHaptic }
            guard let kind = events.first?.event.kind else { continue }
            let ids = Record.controls(of: kind)
            for id in [ids.strength, ids.colour] {
                scores[id] = Self.score(id, for: events, of: record, isStrength: id == ids.strength, until: now)
            }
        }
    }

    private static func score(
        _ id: DynamicParameterID, for events: [PlayedEvent], of record: Record, isStrength: Bool, until now: Double
    ) -> ControlScore {
        var score = ControlScore(id)
        let isAlone = events.allSatisfy { $0.player == events[0].player }
        for (index, played) in events.enumerated() where played.isHeld {
            let control = isStrength ? played.controls.strength : played.controls.colour
            let isFree = played.event.time >= score.end
            // What begins under a control that moved for its player before stays under it to the end.
            guard control.moves || !isFree, isFree || played.player == score.player else { continue }
            let end = min(played.end, now)
            let other = isAlone ? nil : events[index...].first { $0.player != played.player && $0.event.time >= end }
            let last = min(end + ring, other?.event.time ?? .infinity)
            let start = max(played.event.time, score.end)
            guard start < last else { continue }
            let key = Record.ControlKey(player: played.player, id: id)
            score.add(record.course(of: key, from: start, to: min(last, now)), of: played.player)
            // What is yet to come stays as it is.
            if played.end > now { score.hold(until: played.end) }
        }
        return score
    }

    var pattern: HapticPattern {
        let last = played.map { $0.event.time }.max() ?? 0
        let entries = DynamicParameterID.allCases.compactMap { scores[$0]?.entries(lastStart: last) }
        return HapticPattern(
            events: played.map { event($0) }, parameters: entries.flatMap { $0.parameters },
            curves: entries.flatMap { $0.curves })
    }

    private func event(_ played: PlayedEvent) -> HapticEvent {
        let event = played.event
        var parameters = event.parameters
        let ids: (EventParameterID, EventParameterID) =
            event.kind.isHaptic ? (.hapticIntensity, .hapticSharpness) : (.audioVolume, .audioPitch)
        parameters[ids.0] = strength(of: played)
        parameters[ids.1] = colour(of: played)
        return HapticEvent(
            kind: event.kind, time: event.time, duration: event.duration, parameters: parameters, sound: event.sound)
    }

    /// The event's own intensity, so that with the control it is what it was.
    private func strength(of played: PlayedEvent) -> Float {
        let score = scores[Record.controls(of: played.event.kind).strength]
        let given = score?.value(at: played.event.time) ?? 1
        if score?.follows(played.player, at: played.event.time) == true,
            abs(given - played.controls.strength.first) < 1e-6
        {
            return Float(played.own.strength)
        }
        let moves = played.isHeld && played.controls.strength.moves
        let wanted = Double(moves ? played.event.peakIntensity : played.event.intensity)
        return given > 0 ? Float(min(wanted / given, 1)) : Float(wanted)
    }

    /// The event's own sharpness, likewise.
    private func colour(of played: PlayedEvent) -> Float {
        let score = scores[Record.controls(of: played.event.kind).colour]
        let given = score?.value(at: played.event.time) ?? 0
        if score?.follows(played.player, at: played.event.time) == true,
            abs(given - played.controls.colour.first) < 1e-6
        {
            return Float(played.own.colour)
        }
        let lowest: Float = played.event.kind.isHaptic ? 0 : -1
        return min(max(played.event.sharpness - Float(given), lowest), 1)
    }
}
