import HapticPatterns

extension Rule {
    static let outOfRangeValue = Rule(
        .ah101, "out-of-range-value", .warning,
        page: Page(
            what: "A parameter's value is outside its range.",
            why: """
                Players clamp the value to the range, so that the pattern plays, but not as the file says: an intensity of \
                1.5 feels like 1, and a curve that rises from 0.5 to 2 stands still after a third of its way. Envelope times \
                are no seconds but lengths from 0 to 1, which is the usual reason for values above 1.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient",
                                 "EventParameters": [
                                   { "ParameterID": "HapticIntensity", "ParameterValue": 1.5 } ] } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.0, "EventType": "HapticTransient",
                                 "EventParameters": [
                                   { "ParameterID": "HapticIntensity", "ParameterValue": 1 } ] } }
                  ]
                }
                """,
            fix: "Safe: writes the bound that players clamp the value to, so that the same is felt.")
    ) { document, report in
        for fault in document.faults(of: .ah101) {
            let word = KnownWord(rawValue: UInt8(truncatingIfNeeded: fault.other)) ?? .unknown
            guard let range = word.eventParameter?.range ?? word.dynamicParameter?.range else { continue }
            let value = document.tape.number(at: Int(fault.node)) ?? 0
            let bound = shortest(value < Double(range.lowerBound) ? range.lowerBound : range.upperBound)
            report.report(
                fault.range,
                word.name + " " + document.shown(fault.range) + " is outside \(shortest(range.lowerBound))..."
                    + shortest(range.upperBound),
                hint: "players clamp it to " + bound, fix: Fix(.safe, [Edit(fault.range, bound)]))
        }
    }

    /// A bound without a fraction that says nothing: `1`, not `1.0`.
    private static func shortest(_ bound: Float) -> String { Int(exactly: bound).map { "\($0)" } ?? "\(bound)" }
}
