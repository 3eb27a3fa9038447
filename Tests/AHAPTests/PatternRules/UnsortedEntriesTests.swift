import AHAP
import HapticPatterns
import TestSupport
import Testing

struct UnsortedEntriesTests {
    @Test func `an entry behind a later one is reported and put in order`() {
        let probe = RuleProbe("unsorted-entries", Entry.tap("0.4"), Entry.tap("0.1"), Entry.tap("0.6"))
        #expect(probe.places == ["3: 0.1"])
        #expect(probe.messages == ["entries are not in order of time: this one stands behind later ones"])
        #expect(probe.hints == ["players sort them; people follow a pattern more easily that reads as it plays"])
        #expect(probe.findings.first?.severity == .note)
        #expect(probe.findings.first?.fix?.applicability == .safe)
        #expect(RuleProbe.entries(probe.fixed()) == [Entry.tap("0.1"), Entry.tap("0.4"), Entry.tap("0.6")])
    }

    @Test func `a file in order is left alone`() {
        #expect(RuleProbe("unsorted-entries", Entry.tap("0"), Entry.tap("0"), Entry.tap("0.5")).findings.isEmpty)
        #expect(RuleProbe("unsorted-entries").findings.isEmpty)
    }

    @Test func `one finding counts all that stand behind later ones`() {
        let probe = RuleProbe(
            "unsorted-entries", Entry.tap("0.9"), Entry.tap("0.1"), Entry.tap("0.2"), Entry.tap("1"))
        #expect(probe.places == ["3: 0.1"])
        #expect(
            probe.messages == ["entries are not in order of time: 2 of them, this one first, stand behind later ones"])
    }

    @Test func `events, parameters and curves are ordered together, ties as they stand`() {
        let curve = Entry.curve("HapticIntensityControl", at: "0.2", "0 1", "1 0")
        let step = Entry.step("HapticSharpnessControl", at: "0.2", to: "0.1")
        let probe = RuleProbe(
            "unsorted-entries", Entry.buzz("0.5", for: "1"), curve, Entry.tap("0.2"), step, Entry.tap("0"))
        #expect(
            RuleProbe.entries(probe.fixed()) == [
                Entry.tap("0"), curve, Entry.tap("0.2"), step, Entry.buzz("0.5", for: "1"),
            ])
    }

    @Test func `what stands between the entries stays, and a missing time counts as 0`() {
        let text = """
            {"Pattern": [ {"Event": {"Time": 1, "EventType": "HapticTransient"}}  ,

                {"Event":{"EventType": "HapticTransient"}}, ]}
            """
        let probe = RuleProbe("unsorted-entries", text: text)
        #expect(probe.places == ["3: {"])
        // Without a time the entry is faulty (AH006), and faulty entries are not moved.
        #expect(probe.fixed() == nil)
        let stated = RuleProbe(
            "unsorted-entries", text: text.replacing("{\"EventType\"", with: "{\"Time\": 0, \"EventType\""))
        #expect(
            stated.fixed() == """
                {"Pattern": [ {"Event":{"Time": 0, "EventType": "HapticTransient"}}  ,

                    {"Event": {"Time": 1, "EventType": "HapticTransient"}}, ]}
                """)
    }

    @Test func `a file with an entry that cannot be read has no fix`() {
        let probe = RuleProbe("unsorted-entries", Entry.tap("1"), "7", Entry.tap("0"))
        #expect(probe.places == ["4: 0"])
        #expect(probe.fixed() == nil)
    }

    @Test func `controls that start together and would change places have no fix`() {
        // Both start at 1 s: the one that stands later wins.
        let early = Entry.curve("HapticIntensityControl", at: "0", "1 0.5", "2 1")
        let late = Entry.curve("HapticIntensityControl", at: "1", "0 0.2", "1 0.3")
        #expect(RuleProbe("unsorted-entries", late, early).fixed() == nil)
        // Of different kinds they do not meet.
        let other = Entry.curve("HapticSharpnessControl", at: "0", "1 0.5", "2 1")
        #expect(RuleProbe.entries(RuleProbe("unsorted-entries", late, other).fixed()) == [other, late])
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `sorting keeps every entry and what a player makes of them`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let ids = ["HapticIntensityControl", "HapticSharpnessControl"]
        let entries = (0..<30).map { index in
            let time = "\(Double(Int.random(in: 0..<8, using: &random)) / 4)"
            let id = ids[Int.random(in: 0..<2, using: &random)]
            return switch Int.random(in: 0..<4, using: &random) {
            case 0: Entry.step(id, at: time, to: "0.\(index)")
            case 1: Entry.curve(id, at: time, "0 0.\(index)", "0.5 1")
            default: Entry.buzz(time, for: "0.\(index)1")
            }
        }
        let probe = RuleProbe("unsorted-entries", entries: entries)
        let sorted = probe.afterFix()
        #expect(probe.findings.count == 1, "seed \(seed)")
        #expect(sorted?.findings.isEmpty == true, "seed \(seed)")
        #expect(RuleProbe.entries(probe.fixed()).sorted() == entries.sorted(), "seed \(seed)")
        #expect(
            sorted?.document.pattern.normalized().pattern == probe.document.pattern.normalized().pattern,
            "seed \(seed)")
    }
}
