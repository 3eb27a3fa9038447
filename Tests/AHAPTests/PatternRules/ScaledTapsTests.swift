import AHAP
import Testing

struct ScaledTapsTests {
    private func probe(_ entries: String...) -> RuleProbe { RuleProbe("scaled-taps", entries: entries) }
    private let control = "HapticIntensityControl"
    private let buzz = Entry.buzz("0", for: "1")

    @Test func `a curve that scales a tap to less than half is reported`() {
        let probe = probe(buzz, Entry.curve(control, at: "0", "0 0", "1 1"), Entry.tap("0.2"))
        #expect(probe.places == ["3: \"HapticIntensityControl\""])
        #expect(probe.messages == ["this curve also scales the tap at 0.2 s, to 0.2 of its intensity"])
        #expect(
            probe.hints == [
                "a curve acts on every event of the pattern; taps that should keep their strength need a pattern of their own"
            ])
        #expect(probe.findings.first?.severity == .note)
    }

    @Test func `one half is not less than half`() {
        let curve = Entry.curve(control, at: "0", "0 0", "1 1")
        #expect(probe(buzz, curve, Entry.tap("0.5")).findings.isEmpty)
        #expect(probe(buzz, curve, Entry.tap("0.49")).places.count == 1)
        #expect(probe(buzz, curve, Entry.tap("0.8")).findings.isEmpty)
    }

    @Test func `one finding for a curve counts its taps and names the weakest`() {
        let probe = probe(
            buzz, Entry.curve(control, at: "0", "0 1", "0.5 0.1", "1 1"), Entry.tap("0.1"), Entry.tap("0.4"),
            Entry.tap("0.5"), Entry.tap("0.6"), Entry.tap("0.9"))
        #expect(probe.messages == ["this curve also scales 3 taps to less than half, the one at 0.5 s to 0.1"])
    }

    @Test func `each curve is reported for its own taps`() {
        let probe = probe(
            buzz, Entry.curve(control, at: "0", "0 0.4", "0.2 0.4"),
            Entry.curve(control, at: "0.5", "0 0.3", "0.2 0.3"),
            Entry.tap("0.1"), Entry.tap("0.6"))
        #expect(
            probe.messages == [
                "this curve also scales the tap at 0.1 s, to 0.4 of its intensity",
                "this curve also scales the tap at 0.6 s, to 0.3 of its intensity",
            ])
    }

    @Test func `a curve that another one has replaced scales nothing any more`() {
        let probe = probe(
            buzz, Entry.curve(control, at: "0", "0 0.2", "1 0.2"), Entry.step(control, at: "0.3", to: "1"),
            Entry.tap("0.5"))
        #expect(probe.findings.isEmpty)
    }

    @Test func `parameters and curves of one moment are set on purpose`() {
        #expect(probe(buzz, Entry.step(control, at: "0", to: "0.2"), Entry.tap("0.5")).findings.isEmpty)
        #expect(probe(buzz, Entry.curve(control, at: "0", "0 0.2"), Entry.tap("0.5")).findings.isEmpty)
    }

    @Test func `what a curve leaves behind is another rule's`() {
        #expect(probe(buzz, Entry.curve(control, at: "0", "0 1", "0.5 0.2"), Entry.tap("0.6")).findings.isEmpty)
        #expect(probe(buzz, Entry.curve(control, at: "0", "0 1", "0.5 0.2"), Entry.tap("0.5")).places.count == 1)
    }

    @Test func `silent taps, buzzes and other controls do not count`() {
        let curve = Entry.curve(control, at: "0", "0 0", "1 1")
        #expect(probe(buzz, curve, Entry.tap("0.2", Entry.intensity("0"))).findings.isEmpty)
        #expect(probe(buzz, curve, Entry.buzz("0.2", for: "1")).findings.isEmpty)
        #expect(
            probe(buzz, Entry.curve("HapticSharpnessControl", at: "0", "0 0", "1 0"), Entry.tap("0.2")).findings.isEmpty
        )
    }
}
