extension Rule {
    static let nullValue = Rule(
        .ah118, "null-value", .warning,
        page: Page(
            what: "A value is null where something else is expected.",
            why: """
                Exporters write null for "not set". AHAP has no such value: what is not set is left out. What a player makes \
                of a null is not documented; it may take a default or refuse the file.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient", "EventParameters": null } }
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
        for fault in document.faults(of: .ah118) {
            guard let name = document.keyName(of: fault.node) else {
                report.report(fault.range, "an element is null, not an object", hint: "remove it")
                continue
            }
            report.report(
                fault.range, name + " is null", hint: hint(document.keyWord(of: fault.node)))
        }
    }

    private static func hint(_ word: KnownWord) -> String {
        switch word {
        case .eventDuration, .eventParameters, .eventWaveformUseVolumeEnvelope, .eventWaveformLoopEnabled:
            "give it a value, or leave it out"
        default: "give it a value"
        }
    }
}
