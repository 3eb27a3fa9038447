import HapticPatterns

extension Rule {
    static let inapplicableParameter = Rule(
        .ah115, "inapplicable-parameter", .warning,
        page: Page(
            what: "An event states a parameter, or a member for sound files, that does not apply to its type.",
            why: """
                It has no effect: a tap has no envelope, a vibration no volume, and only `AudioCustom` plays a file. Mostly it \
                is left over from another event, or the event has another type than was meant.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient",
                                 "EventParameters": [
                                   { "ParameterID": "HapticIntensity", "ParameterValue": 0.8 },
                                   { "ParameterID": "AttackTime", "ParameterValue": 0.5 } ] } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient",
                                 "EventParameters": [
                                   { "ParameterID": "HapticIntensity", "ParameterValue": 0.8 } ] } }
                  ]
                }
                """,
            fix: """
                Unsafe: removes it. What is felt stays the same, but if the type is the mistake and not the parameter, the \
                file loses what was meant.
                """)
    ) { document, report in
        for fault in document.faults(of: .ah115) {
            let kind = KnownWord(rawValue: UInt8(truncatingIfNeeded: fault.other))?.eventKind ?? .hapticTransient
            let isMember = document.tape[Int(fault.node)].kind == .key
            let word = isMember ? document.tape[Int(fault.node)].word : parameter(of: fault.node, in: document)
            report.report(
                fault.range, word.name + " does not apply to " + kind.name, hint: hint(word),
                fix: removal(fault.node, isMember, in: document))
        }
    }

    private static func parameter(of object: Int32, in document: AHAPDocument) -> KnownWord {
        document.lastValue(of: .parameterID, in: object).map { document.tape[Int($0)].word } ?? .unknown
    }

    private static func hint(_ word: KnownWord) -> String {
        guard let id = word.eventParameter else { return "only AudioCustom plays a sound file" }
        let kinds = HapticEvent.Kind.allCases.filter { id.applies(to: $0) }.map { $0.name }
        return "it applies to " + Listing.of(kinds)
    }

    private static func removal(_ node: Int32, _ isMember: Bool, in document: AHAPDocument) -> Fix? {
        let range = document.range(of: node)
        let end = isMember ? document.range(of: node + 1).upperBound : range.upperBound
        guard let edit = document.removal(of: range.lowerBound..<end) else { return nil }
        return Fix(.unsafe, [edit])
    }
}
