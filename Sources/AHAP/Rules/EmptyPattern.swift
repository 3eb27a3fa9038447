extension Rule {
    static let emptyPattern = Rule(
        .ah122, "empty-pattern", .warning,
        page: Page(
            what: "The pattern has no entries, or none that can be read.",
            why: """
                Nothing is felt or heard. A player may take the file all the same, so that the silence goes unnoticed.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": []
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
        let node = document.patternNode
        guard node >= 0, document.tape[Int(node)].kind == .array, document.events.isEmpty,
            document.parameters.isEmpty, document.curves.isEmpty
        else { return }
        let range = document.range(of: node)
        let bracket = range.lowerBound..<min(range.lowerBound + 1, range.upperBound)
        if document.tape.end(of: Int(node)) == Int(node) + 1 {
            report.report(
                bracket, "the pattern is empty",
                hint: "an entry is { \"Event\": { \"Time\": 0, \"EventType\": \"HapticTransient\" } }")
        } else {
            report.report(
                bracket, "no entry of the pattern can be read", hint: "the errors in this file say why")
        }
    }
}
