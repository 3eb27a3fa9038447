extension Rule {
    static let misspelledKey = Rule(
        .ah102, "misspelled-key", .warning,
        page: Page(
            what: "A key is unknown, but looks like a known one that its object lacks.",
            why: """
                Players pass over keys that they do not know, so that a misspelled one is as good as missing: a default is \
                used in its place, or the file is refused for what it lacks. Apple's article on the format itself writes \
                `Duration` and `Value` in places, where `EventDuration` and `ParameterValue` are meant.
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
                """,
            fix: """
                Unsafe: renames the key. What was passed over counts from then on, which changes what is felt, and the key \
                may have been meant for another program.
                """)
    ) { document, report in
        for key in UnknownKeys(in: document).all {
            guard let meant = key.meant else { continue }
            var fix = document.respelling(key.node, as: meant)
            fix?.applicability = .unsafe
            report.report(
                document.range(of: key.node),
                "key " + document.quoted(string: key.node) + " looks like a misspelling of " + meant.name,
                hint: "players pass over it; write \"" + meant.name + "\"", fix: fix)
        }
    }
}
