extension Rule {
    static let unknownEventType = Rule(
        .ah004, "unknown-event-type", .error,
        page: Page(
            what: "`EventType` is none of the four types of event.",
            why: """
                There are `HapticTransient` (a tap), `HapticContinuous` (a buzz), `AudioContinuous` (a tone) and `AudioCustom` \
                (a sound file), spelled exactly so. Players do not pass over an event of another type: Core Haptics has an \
                error for it, `invalidEventType`, and nothing of the file plays.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "hapticTransient" } }
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
                """,
            fix: """
                Safe where only the case of letters differs. Unsafe where the spelling comes close to one of the types: it is \
                likely, but not certain, that this one was meant.
                """)
    ) { document, report in
        var spelling = Spelling([.hapticTransient, .hapticContinuous, .audioContinuous, .audioCustom])
        for fault in document.faults(of: .ah004) {
            let meant = document.meant(at: fault.node, &spelling)
            report.report(
                fault.range, "unknown EventType " + document.quoted(string: fault.node),
                hint: meant.map { "did you mean " + $0.name + "?" }
                    ?? "the types are HapticTransient, HapticContinuous, AudioContinuous and AudioCustom",
                fix: document.respelling(fault.node, as: meant))
        }
    }
}
