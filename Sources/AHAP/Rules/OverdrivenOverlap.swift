import HapticPatterns

extension Rule {
    static let overdrivenOverlap = Rule(
        .ah123, "overdriven-overlap", .note,
        page: Page(
            what: "Continuous haptic events overlap so that their drive together exceeds full scale.",
            why: """
                Events that sound at the same time are added up, and the actuator cannot be driven beyond full scale: the sum \
                is limited, which flattens both and makes them rough. Drive grows with the square of intensity, so two \
                events fit if the squares of their intensities add up to 1 (0.7 and 0.7, 0.9 and 0.4).
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
                      "EventParameters": [ { "ParameterID": "HapticIntensity", "ParameterValue": 0.9 } ] } },
                    { "Event": { "Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 1,
                      "EventParameters": [ { "ParameterID": "HapticIntensity", "ParameterValue": 0.8 } ] } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticContinuous", "EventDuration": 1,
                      "EventParameters": [ { "ParameterID": "HapticIntensity", "ParameterValue": 0.9 } ] } },
                    { "Event": { "Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 1,
                      "EventParameters": [ { "ParameterID": "HapticIntensity", "ParameterValue": 0.4 } ] } }
                  ]
                }
                """
        )
    ) { document, report in
        for overdrive in Overdrive.all(in: document.pattern) {
            let syntax = document.events[overdrive.event]
            let place = document.valueNode(of: .hapticIntensity, inEvent: overdrive.event) ?? syntax.time
            report.report(
                document.range(of: place, orBraceOf: syntax.body),
                message(for: overdrive),
                hint: "the sum is limited, which flattens them; lower an intensity (drive grows with its square) "
                    + "or move one")
        }
    }

    private static func message(for overdrive: Overdrive) -> String {
        let others = overdrive.others == 1 ? "another" : "\(overdrive.others) others"
        return "this event overlaps \(others): together they ask for "
            + "\(Phrase.number(overdrive.drive, places: 2)) of full drive at \(Phrase.seconds(overdrive.time))"
    }
}
