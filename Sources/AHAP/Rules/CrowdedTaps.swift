import HapticPatterns

extension Rule {
    static let crowdedTaps = Rule(
        .ah113, "crowded-taps", .note,
        page: Page(
            what: "A tap comes less than 50 ms after the one before.",
            why: """
                A tap rings for some tens of milliseconds, and the skin does not tell apart what comes within 50 ms: both \
                feel as one, stronger or blurred. In a texture this is meant; where two taps should be counted, it is not.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticTransient" } },
                    { "Event": { "Time": 0.03, "EventType": "HapticTransient" } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticTransient" } },
                    { "Event": { "Time": 0.08, "EventType": "HapticTransient" } }
                  ]
                }
                """
        )
    ) { document, report in
        let events = document.pattern.events
        // A microsecond of slack: 0.15 - 0.1 is a little less than 0.05.
        let closest = 0.05 - 1e-6
        let order = EventOrder(events)
        var last = -Double.infinity
        for position in 0..<order.count {
            let index = order[position]
            guard events[index].kind == .hapticTransient, !events[index].isSilentByItself else { continue }
            let time = events[index].time
            if time - last < closest {
                let place = document.range(of: document.events[index].time, orBraceOf: document.events[index].body)
                report.report(place, crowding(gap: time - last), hint: crowdingHint)
            }
            last = time
        }
    }

    private static func crowding(gap: Double) -> String {
        gap == 0
            ? "this tap comes at the same time as another: both feel as one"
            : "this tap comes \(Phrase.seconds(gap)) after the one before: both feel as one"
    }

    private static var crowdingHint: String { "leave 50 ms or more between taps that should be told apart" }
}
