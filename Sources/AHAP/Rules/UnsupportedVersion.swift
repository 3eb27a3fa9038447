extension Rule {
    static let unsupportedVersion = Rule(
        .ah002, "unsupported-version", .error,
        page: Page(
            what: "`Version` is not a number from 1 up to, but not including, 2.",
            why: """
                There is one version of the format, 1, which Apple writes as `1.0`. What another one would mean is written \
                nowhere, and a player has every reason to refuse it.
                """,
            example: """
                {
                  "Version": 0.0,
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
                Safe: writes `1.0` where the version is 0, and takes the quotes from a version that is right but for them \
                (`"1.0"`). Other versions stay: only their author knows what the file was made for.
                """)
    ) { document, report in
        for fault in document.faults(of: .ah002) {
            let kind = document.tape[Int(fault.node)].kind
            let message =
                kind == .number
                ? "Version " + document.shown(fault.range) + " is not supported"
                : "Version is " + kind.described + ", not a number"
            let range = document.range(of: fault.node)
            let fix = repair(fault.node, in: document).map { Fix(.safe, [Edit(range, $0)]) }
            report.report(fault.range, message, hint: "the only version is 1.0", fix: fix)
        }
    }

    private static func repair(_ node: Int32, in document: AHAPDocument) -> String? {
        if let version = document.tape.number(at: Int(node)) { return version == 0 ? "1.0" : nil }
        guard let (text, version) = NumericString.number(at: node, in: document) else { return nil }
        return version >= 1 && version < 2 ? text : nil
    }
}
