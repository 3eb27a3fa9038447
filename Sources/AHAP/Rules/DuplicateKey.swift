extension Rule {
    static let duplicateKey = Rule(
        .ah116, "duplicate-key", .warning,
        page: Page(
            what: "An object has the same key twice, or an event the same parameter.",
            why: """
                Only one of the two can count. Most parsers take the last one, but JSON leaves it open, so that the pattern \
                may feel different elsewhere; and one of the values does not do what its author thinks.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient",
                                 "EventParameters": [
                                   { "ParameterID": "HapticIntensity", "ParameterValue": 0.8 },
                                   { "ParameterID": "HapticIntensity", "ParameterValue": 0.5 } ] } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient",
                                 "EventParameters": [
                                   { "ParameterID": "HapticIntensity", "ParameterValue": 0.8 },
                                   { "ParameterID": "HapticSharpness", "ParameterValue": 0.5 } ] } }
                  ]
                }
                """)
    ) { document, report in
        for fault in document.faults(of: .ah116) {
            let name: String
            if fault.kind == .duplicateParameter {
                let id = document.lastValue(of: .parameterID, in: fault.node)
                name = (id.map { document.tape[Int($0)].word } ?? .unknown).name
            } else {
                name = "key " + document.quoted(string: fault.node)
            }
            report.report(fault.range, name + " stands twice; the last one counts", hint: "remove one of them")
        }
    }
}
