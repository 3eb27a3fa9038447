/// One control of two patterns that are to play at once, and what the events of both ask of it.
struct ControlMerge {
    /// The control of the merged pattern, and the values that events of either take in.
    struct Solution {
        let parameters: [DynamicParameter]
        let curves: [ParameterCurve]
        let firstValues: [ControlParty.Value]
        let secondValues: [ControlParty.Value]
    }

    let id: DynamicParameterID
    let first: ControlParty
    let second: ControlParty

    /// Both patterns must be legally timed.
    init(_ id: DynamicParameterID, _ first: HapticPattern, _ second: HapticPattern, ignoringTails: Bool) {
        self.id = id
        self.first = ControlParty(.first, first, id, ignoringTails: ignoringTails)
        self.second = ControlParty(.second, second, id, ignoringTails: ignoringTails)
    }

    /// Tries the candidates that ``HapticPattern/merged(with:ignoringTails:)`` names, the simplest first. Where all fail,
    /// the refusal speaks of the control of the one pattern that has it, or of both in turn.
    func solved() throws(MergeRefusal) -> Solution {
        let spliced = ControlTrack(id, segments: splicedSegments)
        let none = ControlTrack(id, parameters: [], curves: [])
        let parties = first.usesControl ? [first, second] : [second, first]
        for takingValues in [false, true] {
            for candidate in parties.map({ $0.track }) + [spliced, none] {
                if let solution = try? solution(candidate, takingValues: takingValues) { return solution }
            }
        }
        return try solution(first.usesControl && second.usesControl ? spliced : parties[0].track, takingValues: true)
    }

    /// The solution with that control, or a refusal with the first event that would feel different.
    private func solution(_ track: ControlTrack, takingValues: Bool) throws(MergeRefusal) -> Solution {
        let firstValues = try first.values(under: track, taking: takingValues)
        let secondValues = try second.values(under: track, taking: takingValues)
        let entries = entries(of: track)
        return Solution(
            parameters: entries.parameters, curves: entries.curves, firstValues: firstValues, secondValues: secondValues
        )
    }

    /// The entries of a pattern as they stand where the control is one of theirs.
    private func entries(of track: ControlTrack) -> (parameters: [DynamicParameter], curves: [ParameterCurve]) {
        for party in [first, second] where party.usesControl && party.track == track { return party.entries }
        return track.entries()
    }

    /// Each pattern's control in turn, changing over where an event of the other begins and none of the former lasts.
    private var splicedSegments: [ControlTrack.Segment] {
        var segments: [ControlTrack.Segment] = []
        let turns = turns
        for (position, turn) in turns.enumerated() {
            let end = position + 1 < turns.count ? turns[position + 1].start : .infinity
            let track = turn.isFirst ? first.track : second.track
            segments += track.segments(from: turn.start, until: end)
        }
        return segments
    }

    private var turns: [(start: Double, isFirst: Bool)] {
        var demands = first.demands.map { (span: $0.span, isFirst: true) }
        demands += second.demands.map { (span: $0.span, isFirst: false) }
        let order = stableOrder(of: demands.map { $0.span.lowerBound }) ?? Array(demands.indices)
        guard let earliest = order.first else { return [(0, true)] }
        var turns = [(start: 0.0, isFirst: demands[earliest].isFirst)]
        var busyUntil = -Double.infinity
        for demand in order.lazy.map({ demands[$0] }) {
            if demand.isFirst != turns[turns.count - 1].isFirst {
                guard busyUntil < demand.span.lowerBound else { continue }
                turns.append((demand.span.lowerBound, demand.isFirst))
                busyUntil = -Double.infinity
            }
            busyUntil = max(busyUntil, demand.span.upperBound)
        }
        return turns
    }
}
