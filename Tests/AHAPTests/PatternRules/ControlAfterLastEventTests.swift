import AHAP
import Testing

struct ControlAfterLastEventTests {
    private func probe(_ entries: String...) -> RuleProbe { RuleProbe("control-after-last-event", entries: entries) }
    private let sharpness = "HapticSharpnessControl"

    @Test func `a parameter past the last event is reported`() {
        let probe = probe(Entry.buzz("0", for: "0.5"), Entry.step(sharpness, at: "0.8", to: "0.3"))
        #expect(probe.places == ["3: 0.8"])
        #expect(
            probe.messages == [
                "HapticSharpnessControl begins at 0.8 s and acts on nothing: the last event that it acts on ends at 0.5 s"
            ])
        #expect(probe.hints == ["it only makes the pattern last until then; remove it, or check its Time"])
        #expect(probe.findings.first?.severity == .note)
    }

    @Test func `a curve begins at its first point`() {
        let buzz = Entry.buzz("0", for: "0.5")
        let probe = probe(buzz, Entry.curve(sharpness, at: "0.3", "0.25 0", "0.4 1"))
        #expect(probe.places == ["3: 0.3"])
        #expect(
            probe.messages == [
                "HapticSharpnessControl begins at 0.55 s and acts on nothing: the last event that it acts on ends at 0.5 s"
            ])
        #expect(probe.hints == ["remove it, or check its times; those of control points count from the curve's own"])
        // One that begins before may go on after it.
        #expect(self.probe(buzz, Entry.curve(sharpness, at: "0.3", "0.1 0", "4 1")).findings.isEmpty)
    }

    @Test func `up to a millisecond past the end does not count`() {
        #expect(probe(Entry.buzz("0", for: "0.5"), Entry.step(sharpness, at: "0.5", to: "1")).findings.isEmpty)
        #expect(probe(Entry.buzz("0", for: "0.5"), Entry.step(sharpness, at: "0.501", to: "1")).findings.isEmpty)
        #expect(probe(Entry.buzz("0", for: "0.5"), Entry.step(sharpness, at: "0.502", to: "1")).places == ["3: 0.502"])
    }

    @Test func `the longest event counts, not the last one in the file`() {
        let step = Entry.step(sharpness, at: "1.5", to: "1")
        #expect(probe(Entry.buzz("0", for: "2"), Entry.tap("1"), step).findings.isEmpty)
    }

    @Test func `only events that listen to the control count`() {
        let probe = probe(
            Entry.buzz("0", for: "0.5"), Entry.sound("0", for: "2"), Entry.step(sharpness, at: "1", to: "1"),
            Entry.step("AudioPanControl", at: "1", to: "1"))
        #expect(probe.places == ["4: 1"])
        let silent = self.probe(Entry.tap("0"), Entry.step("AudioPanControl", at: "0", to: "1"))
        #expect(
            silent.messages == ["AudioPanControl begins at 0 s and acts on nothing: no event listens to it"])
    }

    @Test func `a release and the ringing of a tap can still be controlled`() {
        // T(0.5) is the square root of 2 ms times 1 s: 44.7 ms.
        let release = Entry.parameter("ReleaseTime", "0.5")
        let buzz = Entry.buzz("0", for: "0.5", release)
        #expect(probe(buzz, Entry.step(sharpness, at: "0.545", to: "1")).findings.isEmpty)
        #expect(probe(buzz, Entry.step(sharpness, at: "0.547", to: "1")).places == ["3: 0.547"])
        #expect(probe(Entry.tap("1"), Entry.step(sharpness, at: "1.03", to: "1")).findings.isEmpty)
        #expect(probe(Entry.tap("1"), Entry.step(sharpness, at: "1.032", to: "1")).places == ["3: 1.032"])
    }

    @Test func `where the file does not say when an event ends nothing is past it`() {
        #expect(probe(Entry.sound("0"), Entry.step("AudioPanControl", at: "9", to: "1")).findings.isEmpty)
        #expect(probe(Entry.buzz("0", for: nil), Entry.step(sharpness, at: "9", to: "1")).findings.isEmpty)
    }

    @Test func `times that look absolute are reported as that`() {
        #expect(probe(Entry.buzz("1", for: "0.5"), Entry.curve(sharpness, at: "1", "1 0", "1.5 1")).findings.isEmpty)
    }

    @Test func `a pattern without events is another rule's`() {
        #expect(probe(Entry.step(sharpness, at: "1", to: "1")).findings.isEmpty)
    }
}
