extension Rule {
    static let negativeTime = Rule(
        .ah010, "negative-time", .error,
        page: Page(
            what: "A `Time` or an `EventDuration` is negative.",
            why: """
                Times count from the start of the pattern, those of control points from the start of their curve, and nothing \
                happens before it. Core Haptics has errors for bad times and durations, `invalidEventTime` and \
                `invalidEventDuration`, and nothing of the file plays.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": -0.1, "EventType": "HapticTransient" } },
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient" } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient" } },
                    { "Event": { "Time": 0.1, "EventType": "HapticTransient" } }
                  ]
                }
                """)
    ) { document, report in
        for fault in document.faults(of: .ah010) {
            let isDuration = fault.kind == .negativeDuration
            report.report(
                fault.range, (isDuration ? "EventDuration " : "Time ") + document.shown(fault.range) + " is negative",
                hint: isDuration
                    ? "a duration is 0 seconds or more"
                    : "0 is the start of the pattern; in a control point, the start of its curve")
        }
    }
}
