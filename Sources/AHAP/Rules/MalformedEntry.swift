extension Rule {
    static let malformedEntry = Rule(
        .ah006, "malformed-entry", .error,
        page: Page(
            what: """
                An entry of the pattern is not exactly one of `Event`, `Parameter` and `ParameterCurve`, or lacks a member \
                that it needs.
                """,
            why: """
                Each entry is an object with one key that says what it is. An event needs `Time` and `EventType`; a \
                parameter `ParameterID`, `Time` and `ParameterValue`; a curve `ParameterID`, `Time` and \
                `ParameterCurveControlPoints`. An event's parameters need `ParameterID` and `ParameterValue`, control points \
                `Time` and `ParameterValue`. Where one is missing Core Haptics has errors for the whole file, `badEventEntry` \
                and `badParameterEntry`; and of an entry that is two things at once nobody can say what it is.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "EventType": "HapticTransient", "Time": 0.0 }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "EventType": "HapticTransient", "Time": 0.0 } }
                  ]
                }
                """)
    ) { document, report in
        let faults = document.faults(of: .ah006)
        guard !faults.isEmpty else { return }
        let unknown = UnknownKeys(in: document)
        for fault in faults {
            let (message, hint) = words(fault, unknown, document)
            report.report(fault.range, message, hint: hint)
        }
    }

    private static let skeleton =
        "an entry is { \"Event\": { ... } }, { \"Parameter\": { ... } } or { \"ParameterCurve\": { ... } }"

    private static func words(
        _ fault: Fault, _ unknown: UnknownKeys, _ document: AHAPDocument
    ) -> (String, String) {
        switch fault.kind {
        case .entryNotObject:
            ("an entry is " + document.tape[Int(fault.node)].kind.described + ", not an object", skeleton)
        case .entryWithoutKind:
            ("an entry has none of Event, Parameter and ParameterCurve", kindHint(fault.node, unknown, document))
        case .entryOfTwoKinds:
            (
                document.tape[Int(fault.node)].word.name + " stands beside another kind in one entry",
                "give each an entry of its own"
            )
        default: missingMember(fault, unknown, document)
        }
    }

    private static func kindHint(_ entry: Int32, _ unknown: UnknownKeys, _ document: AHAPDocument) -> String {
        for word in [KnownWord.event, .parameter, .parameterCurve] {
            guard let key = unknown.key(meaning: word, in: entry, of: document) else { continue }
            return document.quoted(string: key) + " should be \"" + word.name + "\""
        }
        func has(_ word: KnownWord) -> Bool { document.tape.value(of: word, in: Int(entry)) != nil }
        if has(.eventType) { return "wrap it: { \"Event\": { \"EventType\": ... } }" }
        if has(.parameterCurveControlPoints) { return "wrap it: { \"ParameterCurve\": { \"ParameterID\": ... } }" }
        if has(.parameterID) { return "wrap it: { \"Parameter\": { \"ParameterID\": ... } }" }
        return skeleton
    }

    private static func missingMember(
        _ fault: Fault, _ unknown: UnknownKeys, _ document: AHAPDocument
    ) -> (String, String) {
        let word = KnownWord(rawValue: UInt8(truncatingIfNeeded: fault.other)) ?? .unknown
        let (owner, needs) = owner(of: word, fault.node, document)
        guard let key = unknown.key(meaning: word, in: fault.node, of: document) else {
            return (owner + " has no " + word.name, needs)
        }
        return (owner + " has no " + word.name, document.quoted(string: key) + " should be \"" + word.name + "\"")
    }

    /// What lacks the member, and what it needs in all. Elements of arrays are told apart by what they have.
    private static func owner(
        of word: KnownWord, _ object: Int32, _ document: AHAPDocument
    ) -> (owner: String, needs: String) {
        func has(_ word: KnownWord) -> Bool { document.tape.value(of: word, in: Int(object)) != nil }
        switch document.keyWord(of: object) {
        case .event: return ("Event", "an Event needs Time and EventType")
        case .parameter: return ("Parameter", "a Parameter needs ParameterID, Time and ParameterValue")
        case .parameterCurve:
            return ("ParameterCurve", "a ParameterCurve needs ParameterID, Time and ParameterCurveControlPoints")
        default: break
        }
        if word == .time || has(.time) { return ("control point", "a control point needs Time and ParameterValue") }
        if word == .parameterID || has(.parameterID) {
            return ("event parameter", "an event parameter needs ParameterID and ParameterValue")
        }
        return ("object", "event parameters and control points need a ParameterValue")
    }
}
