extension Rule {
    static let wrongValueType = Rule(
        .ah009, "wrong-value-type", .error,
        page: Page(
            what: "A value has the wrong JSON type, or is a number beyond what a number can hold.",
            why: """
                Times, durations and values are numbers, types and ids are strings, switches are `true` or `false`. No \
                player promises to convert one into the other: `"0.5"` is text, not a half, and its entry is malformed.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": "0.5", "EventType": "HapticTransient" } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.5, "EventType": "HapticTransient" } }
                  ]
                }
                """,
            fix: "Safe: takes the quotes from a string that holds a number. Other values are left to their author.")
    ) { document, report in
        for fault in document.faults(of: .ah009) {
            if fault.kind == .notFinite {
                report.report(
                    fault.range, document.shown(fault.range) + " is beyond what a number can hold",
                    hint: "the largest number is about 1.8e308")
                continue
            }
            let expected = Fault.Expected(rawValue: fault.other) ?? .number
            let kind = document.tape[Int(fault.node)].kind
            let name = document.keyName(of: fault.node) ?? "an element"
            report.report(
                fault.range, name + " is " + kind.described + ", not " + described(expected),
                hint: example(of: expected),
                fix: expected == .number ? unquoting(fault.node, in: document) : nil)
        }
    }

    private static func unquoting(_ node: Int32, in document: AHAPDocument) -> Fix? {
        guard let number = NumericString.number(at: node, in: document) else { return nil }
        return Fix(.safe, [Edit(document.range(of: node), number.text)])
    }

    private static func described(_ expected: Fault.Expected) -> String {
        switch expected {
        case .number: "a number"
        case .string: "a string"
        case .boolean: "true or false"
        case .object: "an object"
        case .array: "an array"
        }
    }

    private static func example(of expected: Fault.Expected) -> String {
        switch expected {
        case .number: "write a number without quotes, such as 0.5"
        case .string: "write a string in double quotes"
        case .boolean: "write true or false, without quotes"
        case .object: "write members in braces: { ... }"
        case .array: "write elements in square brackets: [ ... ]"
        }
    }
}
