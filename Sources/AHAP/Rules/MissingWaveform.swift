extension Rule {
    static let missingWaveform = Rule(
        .ah008, "missing-waveform", .error,
        page: Page(
            what: "An `AudioCustom` event has no `EventWaveformPath`.",
            why: """
                An event of this type plays a sound file, and the path says which. Only code can give it a registered sound \
                instead; in a file there is nothing else that it could play.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "AudioCustom" } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "AudioCustom", "EventWaveformPath": "click.wav" } }
                  ]
                }
                """)
    ) { document, report in
        let faults = document.faults(of: .ah008)
        guard !faults.isEmpty else { return }
        let unknown = UnknownKeys(in: document)
        for fault in faults {
            let key = unknown.key(meaning: .eventWaveformPath, in: fault.node, of: document)
            report.report(
                fault.range, "AudioCustom event without EventWaveformPath",
                hint: key.map { document.quoted(string: $0) + " should be \"EventWaveformPath\"" }
                    ?? "name the sound file: \"EventWaveformPath\": \"click.wav\"")
        }
    }
}
