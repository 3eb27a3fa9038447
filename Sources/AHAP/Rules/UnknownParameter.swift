extension Rule {
    static let unknownParameter = Rule(
        .ah005, "unknown-parameter", .error,
        page: Page(
            what: "`ParameterID` is not one that an event, or a parameter or curve, can have.",
            why: """
                Events have parameters such as `HapticIntensity`; entries of the kinds `Parameter` and `ParameterCurve` turn \
                controls such as `HapticIntensityControl`. The two sets have no name in common. For any other name Core \
                Haptics has an error, `invalidParameterType`, and nothing of the file plays. The envelope of an event is \
                `AttackTime`, `DecayTime`, `ReleaseTime` and `Sustained`, for haptics and sound alike: there is no \
                `HapticReleaseTime`.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticContinuous", "EventDuration": 0.5,
                                 "EventParameters": [
                                   { "ParameterID": "HapticReleaseTime", "ParameterValue": 0.3 } ] } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticContinuous", "EventDuration": 0.5,
                                 "EventParameters": [
                                   { "ParameterID": "ReleaseTime", "ParameterValue": 0.3 } ] } }
                  ]
                }
                """,
            fix: """
                Safe where only the case of letters differs. Unsafe where the name comes close to a known one, or belongs to \
                the other set: it is likely, but not certain, that this one was meant.
                """)
    ) { document, report in
        var inEvents = Spelling(eventParameters, aliases: stages, ending: "control")
        var inControls = Spelling(dynamicParameters, ending: "control")
        for fault in document.faults(of: .ah005) {
            let isEvent = fault.kind == .unknownEventParameter
            let meant =
                isEvent ? document.meant(at: fault.node, &inEvents) : document.meant(at: fault.node, &inControls)
            report.report(
                fault.range, message(fault, isEvent, document), hint: hint(meant, isEvent),
                fix: document.respelling(fault.node, as: meant))
        }
    }

    private static let eventParameters = KnownWord.allCases.filter { $0.eventParameter != nil }
    private static let dynamicParameters = KnownWord.allCases.filter { $0.dynamicParameter != nil }
    private static let stages: [(String, KnownWord)] = [
        ("attack", .attackTime), ("decay", .decayTime), ("release", .releaseTime), ("sustain", .sustained),
    ]

    private static func message(_ fault: Fault, _ isEvent: Bool, _ document: AHAPDocument) -> String {
        let word = document.tape[Int(fault.node)].word
        if isEvent, word.dynamicParameter != nil {
            return word.name + " is a control for Parameter and ParameterCurve entries, not for an event"
        }
        if !isEvent, word.eventParameter != nil {
            return word.name + " is a parameter of events, not a control"
        }
        return "unknown ParameterID " + document.quoted(string: fault.node)
    }

    private static func hint(_ meant: KnownWord?, _ isEvent: Bool) -> String {
        if let meant { return "did you mean " + meant.name + "?" }
        return isEvent
            ? "an event can have " + Listing.of(eventParameters.map { $0.name })
            : "the controls are " + Listing.of(dynamicParameters.map { $0.name })
    }
}
