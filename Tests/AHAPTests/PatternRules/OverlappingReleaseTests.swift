import AHAP
import Testing

struct OverlappingReleaseTests {
    private func probe(_ entries: String...) -> RuleProbe { RuleProbe("overlapping-release", entries: entries) }

    private func buzz(release: String, _ more: String...) -> String {
        let parameters = [Entry.parameter("ReleaseTime", release)] + more
        return "{\"Event\": {\"EventType\": \"HapticContinuous\", \"Time\": 0, \"EventDuration\": 0.4, "
            + "\"EventParameters\": [\(parameters.joined(separator: ", "))]}}"
    }

    @Test func `a release that is not over when the next event begins is reported`() {
        // T(0.8) = 2 ms * 500^0.8 = 288.54 ms; T(0.62) = 94.27 ms, T(0.63) = 100.32 ms.
        let probe = probe(buzz(release: "0.8"), Entry.tap("0.5"))
        #expect(probe.places == ["2: 0.8"])
        #expect(
            probe.messages == [
                "the release of about 0.289 s reaches into the event at 0.5 s, which begins 0.1 s after this one ends"
            ])
        #expect(
            probe.hints == [
                "a ReleaseTime of 0.62 would be over by then; milliseconds are our reading, Apple publishes none"
            ])
        #expect(probe.findings.first?.severity == .note)
    }

    @Test func `a release that fits is left alone`() {
        #expect(probe(buzz(release: "0.62"), Entry.tap("0.5")).findings.isEmpty)
        #expect(probe(buzz(release: "0.63"), Entry.tap("0.5")).places == ["2: 0.63"])
        #expect(probe(buzz(release: "0.8"), Entry.tap("0.69")).findings.isEmpty)
        #expect(probe(buzz(release: "0.8"), Entry.tap("0.688")).places == ["2: 0.8"])
    }

    @Test func `an event that touches gets the release, too`() {
        let probe = probe(buzz(release: "0.5"), Entry.buzz("0.4", for: "1"))
        #expect(
            probe.messages == [
                "the release of about 44.7 ms reaches into the event at 0.4 s, which begins as this one ends"
            ])
        #expect(
            probe.hints == ["leave a gap, or join the two; milliseconds are our reading, Apple publishes none"])
    }

    @Test func `only a stated release above 0 counts`() {
        #expect(probe(Entry.buzz("0", for: "0.4"), Entry.tap("0.4")).findings.isEmpty)
        #expect(probe(buzz(release: "0"), Entry.tap("0.4")).findings.isEmpty)
    }

    @Test func `an event that began before the release is an overlap on purpose`() {
        #expect(probe(buzz(release: "0.8"), Entry.tap("0.39")).findings.isEmpty)
    }

    @Test func `sounds and silent events do not count`() {
        #expect(probe(buzz(release: "0.8"), Entry.sound("0.45")).findings.isEmpty)
        #expect(probe(buzz(release: "0.8"), Entry.tap("0.45", Entry.intensity("0"))).findings.isEmpty)
        #expect(probe(buzz(release: "0.8", Entry.intensity("0")), Entry.tap("0.45")).findings.isEmpty)
        #expect(
            probe(Entry.tone("0", for: "0.4", Entry.parameter("ReleaseTime", "0.8")), Entry.tap("0.45")).findings
                .isEmpty)
    }

    @Test func `the release control adds to what is stated`() {
        // 0.62 fits into 0.1 s; with 0.2 more it is T(0.82) = 326.8 ms.
        let more = Entry.step("HapticReleaseTimeControl", at: "0.1", to: "0.2")
        #expect(
            probe(buzz(release: "0.62"), more, Entry.tap("0.5")).messages.first?.hasPrefix(
                "the release of about 0.327 s")
                == true)
        let less = Entry.step("HapticReleaseTimeControl", at: "0.1", to: "-0.5")
        #expect(probe(buzz(release: "0.8"), less, Entry.tap("0.5")).findings.isEmpty)
        // Behind the end of the event it comes too late.
        let late = Entry.step("HapticReleaseTimeControl", at: "0.45", to: "-0.5")
        #expect(probe(buzz(release: "0.8"), late, Entry.tap("0.5")).places == ["2: 0.8"])
    }

    @Test func `after a decay that is over before there is no release`() {
        // Attack 2 ms and decay 20 ms, over long before 0.4 s.
        let decays = Entry.parameter("Sustained", "0")
        #expect(probe(buzz(release: "0.8", decays), Entry.tap("0.5")).findings.isEmpty)
        // T(1) of a decay is 2 s: the release begins at the duration's end.
        #expect(
            probe(buzz(release: "0.8", decays, Entry.parameter("DecayTime", "1")), Entry.tap("0.5")).places == [
                "2: 0.8"
            ])
    }
}
