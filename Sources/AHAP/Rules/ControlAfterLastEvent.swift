import HapticPatterns

extension Rule {
    static let controlAfterLastEvent = Rule(
        .ah110, "control-after-last-event", .note,
        page: Page(
            what: "A parameter or curve begins to act when the last event that it could act on is over.",
            why: """
                A control acts on the events of its own pattern, and there is none left for it: nothing is felt or heard of \
                it. Often an event was moved or shortened and its control was forgotten. (A parameter still makes the \
                pattern last until its time, which can be meant as padding for a loop).
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticContinuous", "EventDuration": 0.5 } },
                    { "Parameter": {
                      "ParameterID": "HapticSharpnessControl", "Time": 0.8, "ParameterValue": 0.3
                    } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticContinuous", "EventDuration": 0.5 } },
                    { "Parameter": {
                      "ParameterID": "HapticSharpnessControl", "Time": 0.3, "ParameterValue": 0.3
                    } }
                  ]
                }
                """
        )
    ) { document, report in
        let pattern = document.pattern
        guard !pattern.events.isEmpty, !(pattern.parameters.isEmpty && pattern.curves.isEmpty) else { return }
        let ends = EventEnds(pattern.events)
        for (index, parameter) in pattern.parameters.enumerated() {
            guard let end = ends.end(before: parameter.time, for: parameter.id) else { continue }
            let syntax = document.parameters[index]
            report.report(
                document.range(of: syntax.time, orBraceOf: syntax.body),
                actsOnNothing(parameter.id, at: parameter.time, after: end),
                hint: "it only makes the pattern last until then; remove it, or check its Time")
        }
        for (index, curve) in pattern.curves.enumerated() {
            // Where the times look absolute, that is the cause (AH103).
            guard let start = curve.span?.start, !curve.looksAbsolute,
                let end = ends.end(before: curve.time + start, for: curve.id)
            else { continue }
            let syntax = document.curves[index]
            report.report(
                document.range(of: syntax.time, orBraceOf: syntax.body),
                actsOnNothing(curve.id, at: curve.time + start, after: end),
                hint: "remove it, or check its times; those of control points count from the curve's own")
        }
    }

    private static func actsOnNothing(_ id: DynamicParameterID, at time: Double, after end: Double) -> String {
        let start = "\(id.name) begins at \(Phrase.seconds(time)) and acts on nothing: "
        return start
            + (end < 0 ? "no event listens to it" : "the last event that it acts on ends at \(Phrase.seconds(end))")
    }
}

/// When the last event of each kind ends, a stated release and the ringing of a tap included.
private struct EventEnds {
    /// By `HapticEvent.Kind`; -1 where there is no event of that kind.
    private var latest = SIMD4<Double>(repeating: -1)

    init(_ events: [HapticEvent]) {
        for index in events.indices {
            let kind = Int(events[index].kind.rawValue)
            latest[kind] = max(latest[kind], events[index].outputEnd)
        }
    }

    /// The end of the last event that a control acts on (-1 if there is none), if that lies before a time by over 1 ms.
    func end(before time: Double, for id: DynamicParameterID) -> Double? {
        var end = -1.0
        for kind in HapticEvent.Kind.allCases where id.acts(on: kind) { end = max(end, latest[Int(kind.rawValue)]) }
        return time > end + 0.001 ? end : nil
    }
}
