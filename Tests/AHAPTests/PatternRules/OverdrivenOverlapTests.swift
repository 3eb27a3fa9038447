import AHAP
import Testing

struct OverdrivenOverlapTests {
    private func probe(_ entries: String...) -> RuleProbe { RuleProbe("overdriven-overlap", entries: entries) }
    private let control = "HapticIntensityControl"

    private func buzz(_ time: String, for duration: String, at intensity: String) -> String {
        Entry.buzz(time, for: duration, Entry.intensity(intensity))
    }

    @Test func `two events whose squares add up to more than 1 overdrive`() {
        // 0.81 + 0.64 = 1.45
        let probe = probe(buzz("0", for: "1", at: "0.9"), buzz("0.5", for: "1", at: "0.8"))
        #expect(probe.places == ["3: 0.8"])
        #expect(probe.messages == ["this event overlaps another: together they ask for 1.45 of full drive at 0.5 s"])
        #expect(
            probe.hints == [
                "the sum is limited, which flattens them; lower an intensity (drive grows with its square) or move one"
            ])
        #expect(probe.findings.first?.severity == .note)
    }

    @Test func `squares that add up to 1 fit`() {
        #expect(probe(buzz("0", for: "1", at: "0.8"), buzz("0.5", for: "1", at: "0.6")).findings.isEmpty)
        #expect(probe(buzz("0", for: "1", at: "0.8"), buzz("0.5", for: "1", at: "0.61")).places == ["3: 0.61"])
        // Unstated, intensity is 0.6: two of 0.36 fit, three do not.
        let plain = Entry.buzz("0", for: "1")
        #expect(probe(plain, plain).findings.isEmpty)
        #expect(
            probe(plain, plain, plain).messages == [
                "this event overlaps 2 others: together they ask for 1.08 of full drive at 0 s"
            ])
        #expect(probe(plain, plain, plain).places == ["4: 0"])
    }

    @Test func `events that follow each other do not overlap`() {
        #expect(probe(buzz("0", for: "1", at: "1"), buzz("1", for: "1", at: "1")).findings.isEmpty)
        // 0.1 + 0.2 is a little more than 0.3 in doubles.
        #expect(probe(buzz("0.1", for: "0.2", at: "1"), buzz("0.3", for: "1", at: "1")).findings.isEmpty)
        #expect(probe(buzz("0", for: "1", at: "1"), buzz("0.9995", for: "1", at: "1")).findings.isEmpty)
        #expect(probe(buzz("0", for: "1", at: "1"), buzz("0.998", for: "1", at: "1")).places == ["3: 1"])
    }

    @Test func `the order in the file does not matter`() {
        let probe = probe(
            buzz("0.5", for: "1", at: "0.8"), buzz("3", for: "1", at: "1"), buzz("0", for: "1", at: "0.9"))
        #expect(probe.places == ["2: 0.8"])
    }

    @Test func `one finding as long as the sum stays too much`() {
        let probe = probe(
            buzz("0", for: "9", at: "1"), buzz("1", for: "3", at: "0.5"), buzz("2", for: "1", at: "0.5"),
            buzz("6", for: "1", at: "0.4"))
        #expect(probe.places == ["3: 0.5", "5: 0.4"])
        #expect(
            probe.messages == [
                "this event overlaps another: together they ask for 1.25 of full drive at 1 s",
                "this event overlaps another: together they ask for 1.16 of full drive at 6 s",
            ])
    }

    @Test func `taps, sounds and silent events do not count`() {
        #expect(probe(buzz("0", for: "1", at: "1"), Entry.tap("0.5", Entry.intensity("1"))).findings.isEmpty)
        #expect(probe(buzz("0", for: "1", at: "1"), Entry.tone("0.5", for: "1")).findings.isEmpty)
        #expect(probe(buzz("0", for: "1", at: "1"), buzz("0.5", for: "1", at: "0")).findings.isEmpty)
        #expect(probe(buzz("0", for: "1", at: "1"), Entry.buzz("0.5", for: nil, Entry.intensity("1"))).findings.isEmpty)
    }

    @Test func `the intensity control scales all of them`() {
        let (first, second) = (buzz("0", for: "2", at: "1"), buzz("0", for: "2", at: "1"))
        // Twice 0.7 squared is 0.98.
        #expect(probe(first, second, Entry.step(control, at: "0", to: "0.7")).findings.isEmpty)
        #expect(probe(first, second, Entry.step(control, at: "0", to: "0.71")).places == ["3: 1"])
    }

    @Test func `what a curve raises is found at its control point`() {
        let (first, second) = (buzz("0", for: "2", at: "1"), buzz("0.2", for: "2", at: "0.8"))
        let probe = probe(first, second, Entry.curve(control, at: "0", "0 0.5", "1 1", "1.5 0.2"))
        #expect(probe.places == ["3: 0.8"])
        #expect(probe.messages == ["this event overlaps another: together they ask for 1.64 of full drive at 1 s"])
        // Where it rises only when one of the two is over, nothing is too much.
        let late = Entry.curve(control, at: "0", "0 0.5", "2.1 0.5", "2.15 1")
        #expect(self.probe(first, second, late).findings.isEmpty)
    }

    @Test func `after an event that is over, the latest one that sounds is named`() {
        let probe = probe(
            buzz("0", for: "9", at: "0.8"), buzz("0.5", for: "8", at: "0.8"), buzz("1", for: "0.5", at: "0.1"),
            Entry.step(control, at: "0", to: "0.5"), Entry.step(control, at: "4", to: "1"))
        #expect(probe.places == ["3: 0.8"])
        #expect(probe.messages == ["this event overlaps another: together they ask for 1.28 of full drive at 4 s"])
    }
}
