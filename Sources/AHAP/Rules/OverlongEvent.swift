import HapticPatterns

extension Rule {
    static let overlongEvent = Rule(
        .ah105, "overlong-event", .warning,
        page: Page(
            what: "A continuous haptic event lasts longer than 30 s.",
            why: """
                Apple's documents name 30 s as the longest duration of a continuous event. A longer one is accepted, but \
                the vibration ends after about 30 s. Events that follow each other without a gap feel like one long event.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticContinuous", "EventDuration": 50 } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticContinuous", "EventDuration": 25 } },
                    { "Event": { "Time": 25, "EventType": "HapticContinuous", "EventDuration": 25 } }
                  ]
                }
                """,
            fix: """
                Splits the event into events of equal length that touch exactly, with the attack on the first and the \
                release on the last of them. Unsafe: a player that stopped after 30 s now goes on. There is no fix for an \
                event that is not sustained (each piece would swell and fade again: shorten it), where attack or release \
                controls would act at the seams, and beyond an hour.
                """
        )
    ) { document, report in
        let events = document.pattern.events
        var budget = TextBudget(for: document)
        for index in events.indices {
            guard let duration = events[index].duration, duration > EventSplit.longestDuration,
                events[index].kind == .hapticContinuous
            else { continue }
            report.report(
                document.range(of: document.events[index].duration),
                "this event lasts \(Phrase.seconds(duration)); 30 s is the longest that Apple documents",
                hint: events[index].decays
                    ? "it is not sustained, so it is over when its decay is; shorten it"
                    : "players stop it after about 30 s; split it into events that follow each other",
                fix: split(event: index, in: document, &budget))
        }
    }

    private static func split(event index: Int, in document: AHAPDocument, _ budget: inout TextBudget) -> Fix? {
        guard document.entriesCanBeRewritten, !document.pattern.movesEnvelopes,
            let split = EventSplit(event: index, in: document), budget.spend(split.growth)
        else { return nil }
        return Fix(.unsafe, split.edits())
    }
}

extension HapticPattern {
    /// True if a control lengthens or shortens the attack or release of haptic events.
    fileprivate var movesEnvelopes: Bool {
        parameters.contains { $0.id.isEnvelopeOfHaptics } || curves.contains { $0.id.isEnvelopeOfHaptics }
    }
}

extension DynamicParameterID {
    fileprivate var isEnvelopeOfHaptics: Bool {
        self == .hapticAttackTimeControl || self == .hapticReleaseTimeControl
    }
}
