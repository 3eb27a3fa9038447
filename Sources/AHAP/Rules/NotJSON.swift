extension Rule {
    static let notJSON = Rule(
        .ah001, "not-json", .error,
        page: Page(
            what: "The text is not JSON, or the file is larger or deeper than the reader's limits allow.",
            why: """
                An AHAP file is JSON, and players hand it to a JSON parser before they look at anything else: one missing \
                bracket and nothing of the file plays. Trailing commas and a byte order mark are the only liberties that \
                players take; those have rules of their own (`AH106`, `AH124`).

                Reading goes on behind the fault with the likeliest repair, so that one run shows the other findings too. \
                Repair these first all the same: what follows from them may then vanish by itself.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient" }
                    { "Event": { "Time": 0.5, "EventType": "HapticTransient" } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient" } },
                    { "Event": { "Time": 0.5, "EventType": "HapticTransient" } }
                  ]
                }
                """)
    ) { document, report in
        let faults = document.faults(of: .ah001)
        let lines = faults.contains { $0.kind == .unclosedContainer } ? LineIndex(document.bytes) : nil
        for fault in faults {
            let words = SyntaxMessage(fault, in: document, lines: lines)
            report.report(fault.range, words.message, hint: words.hint)
        }
    }
}
