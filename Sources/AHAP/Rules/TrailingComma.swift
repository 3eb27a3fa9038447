extension Rule {
    static let trailingComma = Rule(
        .ah106, "trailing-comma", .note,
        page: Page(
            what: "A comma stands before a closing bracket.",
            why: """
                Players take it, and files that Apple ships have some. But it is no JSON: strict tools, among them most \
                editors, converters and parsers in other languages, refuse the whole file.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient" } },
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
            fix: "Safe: deletes the comma.")
    ) { document, report in
        for fault in document.faults(of: .ah106) {
            report.report(
                fault.range, "comma before a closing bracket",
                hint: "players take it, strict JSON parsers do not", fix: Fix(.safe, [Edit(fault.range, "")]))
        }
    }
}
