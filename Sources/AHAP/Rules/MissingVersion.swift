extension Rule {
    static let missingVersion = Rule(
        .ah107, "missing-version", .warning,
        page: Page(
            what: "`Version` is missing or null.",
            why: """
                Every file that Apple ships states it. Apple's sample code has a pattern without one, but nothing promises \
                that players always take it so, or says which version they assume.
                """,
            example: """
                {
                  "Pattern": [
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
                """,
            fix: """
                Safe: writes `"Version": 1.0`. Where another key looks like a misspelling of it, that one should be renamed \
                instead (`AH102`), and nothing is inserted.
                """)
    ) { document, report in
        for fault in document.faults(of: .ah107) {
            guard fault.kind == .versionMissing else {
                report.report(
                    fault.range, "Version is null", hint: "write 1.0", fix: Fix(.safe, [Edit(fault.range, "1.0")]))
                continue
            }
            if let key = UnknownKeys(in: document).key(meaning: .version, in: 0, of: document) {
                report.report(
                    fault.range, "Version is missing", hint: document.quoted(string: key) + " should be \"Version\"")
            } else {
                report.report(
                    fault.range, "Version is missing", hint: "write \"Version\": 1.0", fix: insertion(document))
            }
        }
    }

    /// As first member, set off from the brace as the one that was first.
    private static func insertion(_ document: AHAPDocument) -> Fix {
        let root = document.tape[0]
        let start = Int(root.start) + 1
        let member = "\"Version\": 1.0"
        guard document.tape.end(of: 0) > 1 else { return Fix(.safe, [Edit(start..<start, member)]) }
        let gap = document.bytes[start..<max(start, Int(document.tape[1].start))]
        guard gap.count <= 100, gap.allSatisfy({ $0 <= 0x20 }), !gap.isEmpty else {
            return Fix(.safe, [Edit(start..<start, member + ", ")])
        }
        return Fix(.safe, [Edit(start..<start, String(decoding: gap, as: UTF8.self) + member + ",")])
    }
}
