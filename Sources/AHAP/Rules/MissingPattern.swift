extension Rule {
    static let missingPattern = Rule(
        .ah003, "missing-pattern", .error,
        page: Page(
            what: "The file has no `Pattern`, or `Pattern` is not an array.",
            why: """
                `Pattern` is the array of everything that is felt and heard. Keys are matched to the letter: `pattern` or \
                `Events` is another key, which players pass over, and then they find nothing to play.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Events": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient" } }
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
        for fault in document.faults(of: .ah003) {
            let kind = document.tape[Int(fault.node)].kind
            switch fault.kind {
            case .patternMissing:
                report.report(fault.range, "Pattern is missing", hint: missingHint(document))
            case .rootNotObject:
                report.report(fault.range, "the file is " + kind.described + ", not an object", hint: skeleton)
            default:
                report.report(
                    fault.range, "Pattern is " + kind.described + ", not an array",
                    hint: kind == .object ? "write the entries in square brackets: [ { ... }, { ... } ]" : skeleton)
            }
        }
    }

    private static let skeleton = "an AHAP file is { \"Version\": 1.0, \"Pattern\": [ ... ] }"

    private static func missingHint(_ document: AHAPDocument) -> String {
        guard let key = UnknownKeys(in: document).key(meaning: .pattern, in: 0, of: document) else { return skeleton }
        return document.quoted(string: key) + " should be \"Pattern\""
    }
}
