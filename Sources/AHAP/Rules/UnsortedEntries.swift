import HapticPatterns

extension Rule {
    static let unsortedEntries = Rule(
        .ah108, "unsorted-entries", .note,
        page: Page(
            what: "The entries (events, parameters and curves together) are not in the order of their `Time`.",
            why: """
                Players sort them, so nothing is felt. But a pattern that reads from top to bottom as it plays is easier to \
                follow, to review and to merge.
                """,
            example: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0.4, "EventType": "HapticTransient" } },
                    { "Event": { "Time": 0, "EventType": "HapticTransient" } }
                  ]
                }
                """,
            instead: """
                {
                  "Version": 1.0,
                  "Pattern": [
                    { "Event": { "Time": 0, "EventType": "HapticTransient" } },
                    { "Event": { "Time": 0.4, "EventType": "HapticTransient" } }
                  ]
                }
                """,
            fix: """
                Puts the entries in order of time; those of equal times keep theirs. Safe: players play the same. There is \
                no fix where two controls of one kind start at the same time and would change places, since the later one \
                wins.
                """
        )
    ) { document, report in
        guard let first = document.firstUnsortedEntry else { return }
        let entry = document.entries[first]
        let late = document.countOfLateEntries
        report.report(
            document.range(of: document.timeNode(of: entry), orBraceOf: entry.node),
            "entries are not in order of time: "
                + (late == 1 ? "this one stands" : "\(late) of them, this one first, stand") + " behind later ones",
            hint: "players sort them; people follow a pattern more easily that reads as it plays",
            fix: EntrySorting(document)?.fix)
    }
}

extension AHAPDocument {
    /// The first entry whose time lies before that of the one above it. Unreadable entries are passed over.
    fileprivate var firstUnsortedEntry: Int? {
        var latest = -Double.infinity
        for index in entries.indices where entries[index].index >= 0 {
            let time = time(of: entries[index])
            if time < latest { return index }
            latest = time
        }
        return nil
    }

    /// How many entries come after one with a later time.
    fileprivate var countOfLateEntries: Int {
        var latest = -Double.infinity
        var count = 0
        for entry in entries where entry.index >= 0 {
            let time = time(of: entry)
            if time < latest { count += 1 } else { latest = time }
        }
        return count
    }
}
