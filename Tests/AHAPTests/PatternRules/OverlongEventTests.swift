import AHAP
import HapticPatterns
import TestSupport
import Testing

struct OverlongEventTests {
    private func probe(_ entries: String...) -> RuleProbe { RuleProbe("overlong-event", entries: entries) }

    @Test func `30 s are allowed, more is reported`() {
        #expect(probe(Entry.buzz("0", for: "30")).findings.isEmpty)
        let probe = probe(Entry.buzz("0", for: "30.5"))
        #expect(probe.places == ["2: 30.5"])
        #expect(probe.messages == ["this event lasts 30.5 s; 30 s is the longest that Apple documents"])
        #expect(probe.hints == ["players stop it after about 30 s; split it into events that follow each other"])
        #expect(probe.findings.first?.severity == .warning)
        #expect(probe.findings.first?.fix?.applicability == .unsafe)
    }

    @Test func `taps and sounds may be padded to any length`() {
        #expect(
            probe(
                "{\"Event\": {\"EventType\": \"HapticTransient\", \"Time\": 0, \"EventDuration\": 60}}",
                Entry.sound("0", for: "60"), Entry.tone("0", for: "60")
            ).findings.isEmpty)
    }

    @Test func `the pieces are equally long and touch`() {
        #expect(
            RuleProbe.entries(probe(Entry.buzz("0", for: "50")).fixed()) == [
                Entry.buzz("0", for: "25"), Entry.buzz("25", for: "25"),
            ])
        #expect(
            RuleProbe.entries(probe(Entry.buzz("1.5", for: "90")).fixed()) == [
                Entry.buzz("1.5", for: "30"), Entry.buzz("31.5", for: "30"), Entry.buzz("61.5", for: "30"),
            ])
        #expect(
            RuleProbe.entries(probe(Entry.buzz("0", for: "70"), Entry.tap("80")).fixed()) == [
                Entry.buzz("0", for: "23.334"), Entry.buzz("23.334", for: "23.334"),
                Entry.buzz("46.668", for: "23.332"), Entry.tap("80"),
            ])
    }

    @Test func `attack stays with the first piece, release with the last, all else with each`() {
        let attack = Entry.parameter("AttackTime", "0.7")
        let release = Entry.parameter("ReleaseTime", "0.9")
        let level = Entry.intensity("0.4")
        let none = ["AttackTime", "ReleaseTime"].map { Entry.parameter($0, "0") }
        #expect(
            RuleProbe.entries(probe(Entry.buzz("0", for: "75", attack, level, release)).fixed()) == [
                Entry.buzz("0", for: "25", attack, level, none[1]),
                Entry.buzz("25", for: "25", none[0], level, none[1]),
                Entry.buzz("50", for: "25", none[0], level, release),
            ])
    }

    @Test func `an event that is not sustained has no fix`() {
        let probe = probe(Entry.buzz("0", for: "50", Entry.parameter("Sustained", "0")))
        #expect(probe.places == ["2: 50"])
        #expect(probe.hints == ["it is not sustained, so it is over when its decay is; shorten it"])
        #expect(probe.fixed() == nil)
        #expect(self.probe(Entry.buzz("0", for: "50", Entry.parameter("Sustained", "1"))).fixed() != nil)
    }

    @Test func `where a control acts on attack or release there is no fix`() {
        let buzz = Entry.buzz("0", for: "50")
        #expect(probe(buzz, Entry.step("HapticAttackTimeControl", at: "0", to: "0.5")).fixed() == nil)
        #expect(probe(buzz, Entry.curve("HapticReleaseTimeControl", at: "0", "0 0.5")).fixed() == nil)
        #expect(probe(buzz, Entry.step("HapticDecayTimeControl", at: "0", to: "0.5")).fixed() != nil)
    }

    @Test func `an hour is split, more is a mistake`() {
        #expect(probe(Entry.buzz("0", for: "3600")).afterFix()?.document.pattern.events.count == 120)
        #expect(probe(Entry.buzz("0", for: "3600.1")).fixed() == nil)
        #expect(probe(Entry.buzz("0", for: "1e300")).places == ["2: 1e300"])
        #expect(probe(Entry.buzz("1e300", for: "50")).fixed() == nil)
    }

    @Test func `the layout of the file goes along`() {
        let text = """
            {"Pattern": [
                {
                    "Event": { "EventDuration": 40.0, "Note": [1], "Time": 2.0, "EventType": "HapticContinuous" }
                }
            ]}
            """
        #expect(
            RuleProbe("overlong-event", text: text).fixed() == """
                {"Pattern": [
                    {
                        "Event": { "EventDuration": 20, "Note": [1], "Time": 2.0, "EventType": "HapticContinuous" }
                    },
                    {
                        "Event": { "EventDuration": 20, "Note": [1], "Time": 22, "EventType": "HapticContinuous" }
                    }
                ]}
                """)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `pieces touch to the last bit and end where the event ended`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let places = Double([10, 1000, 1e6].randomElement(using: &random) ?? 10)
        let time = (Double.random(in: 0...50, using: &random) * places).rounded() / places
        let duration =
            Bool.random(using: &random)
            ? Double.random(in: 30.001...600, using: &random)
            : Double(Int.random(in: 31...900, using: &random)) + 0.1
        let probe = probe(Entry.buzz("\(time)", for: "\(duration)", Entry.intensity("0.5")))
        guard let split = probe.afterFix() else {
            Issue.record("no fix; seed \(seed)")
            return
        }
        let events = split.document.pattern.events
        #expect(split.findings.isEmpty, "seed \(seed)")
        #expect(events.first?.time == time, "seed \(seed)")
        #expect(split.document.pattern.duration == probe.document.pattern.duration, "seed \(seed)")
        for (event, next) in zip(events, events.dropFirst()) {
            #expect(event.time + (event.duration ?? 0) == next.time, "seed \(seed)")
        }
        #expect(events.allSatisfy { ($0.duration ?? 0) > 0 && ($0.duration ?? 31) <= 30 }, "seed \(seed)")
        #expect(events.allSatisfy { $0.parameters == [.hapticIntensity: 0.5] }, "seed \(seed)")
        #expect(events.count <= Int(duration / 30) + 2, "seed \(seed)")
    }
}
