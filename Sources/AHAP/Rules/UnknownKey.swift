extension Rule {
    static let unknownKey = Rule(
        .ah117, "unknown-key", .note,
        page: Page(
            what: "A key is unknown where it stands, and players pass over it.",
            why: """
                It does no harm, and some programs keep notes this way. But it has no effect either: if something was meant to \
                be felt, it is not. Notes are best kept in `Metadata`, which may hold anything.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient", "Comment": "knock" } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Metadata": { "Comment": "knock" },
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient" } }
                  ]
                }
                """)
    ) { document, report in
        for key in UnknownKeys(in: document).all where key.meant == nil {
            report.report(
                document.range(of: key.node),
                "unknown key " + document.quoted(string: key.node) + " " + place(of: key.role),
                hint: hint(document.tape[Int(key.node)].word))
        }
    }

    private static func place(of role: KnownWord) -> String {
        switch role {
        case .pattern: "at the top of the file"
        case .event: "in an Event"
        case .parameter: "in a Parameter"
        case .parameterCurve: "in a ParameterCurve"
        case .eventParameters: "in an event parameter"
        case .parameterCurveControlPoints: "in a control point"
        default: "in an entry"
        }
    }

    /// Where a word belongs that AHAP knows.
    private static func hint(_ word: KnownWord) -> String {
        switch word {
        case .unknown: "players pass over it"
        case .version, .metadata, .pattern: "it belongs at the top of the file"
        case .event, .parameter, .parameterCurve: "it belongs in an entry of Pattern"
        case .time: "it belongs in an Event, a Parameter, a ParameterCurve or a control point"
        case .eventType, .eventDuration, .eventParameters, .eventWaveformPath, .eventWaveformUseVolumeEnvelope,
            .eventWaveformLoopEnabled:
            "it belongs in an Event"
        case .parameterID: "it belongs in a Parameter, a ParameterCurve or an event parameter"
        case .parameterValue: "it belongs in a Parameter, an event parameter or a control point"
        case .parameterCurveControlPoints: "it belongs in a ParameterCurve"
        default:
            if word.eventKind != nil {
                "it is a value for \"EventType\""
            } else {
                "write { \"ParameterID\": \"" + word.name + "\", \"ParameterValue\": ... }"
            }
        }
    }
}
