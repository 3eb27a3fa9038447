extension Rule {
    static let zeroDuration = Rule(
        .ah119, "zero-duration", .warning,
        page: Page(
            what: "A `HapticContinuous` event lasts 0 seconds.",
            why: """
                A buzz without length cannot be felt, and what Apple's players make of it is not documented. It is mostly a \
                value that an exporter or an editor never filled in.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticContinuous", "EventDuration": 0 } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient" } }
                  ]
                }
                """)
    ) { document, report in
        for fault in document.faults(of: .ah119) {
            report.report(
                fault.range, "HapticContinuous event that lasts 0 seconds",
                hint: "state how long it lasts, or make it a HapticTransient")
        }
    }
}
