extension Rule {
    static let missingDuration = Rule(
        .ah007, "missing-duration", .error,
        page: Page(
            what: "A `HapticContinuous` event has no `EventDuration`.",
            why: """
                A buzz lasts as long as its file says; without a duration a player cannot know when it ends. The key is \
                `EventDuration`, though Apple's article on the format calls it `Duration` in places: that key is passed over, \
                and the duration is missing all the same.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticContinuous", "Duration": 0.5 } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticContinuous", "EventDuration": 0.5 } }
                  ]
                }
                """)
    ) { document, report in
        let faults = document.faults(of: .ah007)
        guard !faults.isEmpty else { return }
        let unknown = UnknownKeys(in: document)
        for fault in faults {
            let key = unknown.key(meaning: .eventDuration, in: fault.node, of: document)
            report.report(
                fault.range, "HapticContinuous event without EventDuration",
                hint: key.map { document.quoted(string: $0) + " should be \"EventDuration\"" }
                    ?? "state the seconds that it lasts: \"EventDuration\": 0.5")
        }
    }
}
