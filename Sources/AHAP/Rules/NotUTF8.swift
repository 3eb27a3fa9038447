extension Rule {
    static let notUTF8 = Rule(
        .ah124, "not-utf8", .warning,
        page: Page(
            what: "The file begins with a byte order mark, or has bytes that are not UTF-8.",
            why: """
                JSON is UTF-8 without a mark. Players skip the mark, but many tools take it for a fault in the first line. \
                Bytes that are not UTF-8 come from another encoding: the text in question, a path for one, is not what its \
                author typed, and a strict parser refuses the whole file.
                """,
            example: """
                \u{FEFF}{
                  "Version": 1.0,
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
                Safe: deletes the byte order mark (which stands, unseen, in the first line of the example). Bytes that are not \
                UTF-8 stay: the encoding that they come from would be a guess.
                """)
    ) { document, report in
        for fault in document.faults(of: .ah124) {
            if fault.kind == .byteOrderMark {
                report.report(
                    fault.range, "the file begins with a byte order mark",
                    hint: "players skip it, strict JSON parsers do not", fix: Fix(.safe, [Edit(fault.range, "")]))
            } else {
                let byte = fault.range.lowerBound < document.bytes.count ? document.bytes[fault.range.lowerBound] : 0
                let digits = String(byte, radix: 16, uppercase: true)
                report.report(
                    fault.range, "byte 0x" + digits + " is not UTF-8", hint: "save the file as UTF-8")
            }
        }
    }
}
