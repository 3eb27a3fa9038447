import AHAP
import Testing

struct LingeringControlTests {
    private func probe(_ entries: String...) -> RuleProbe { RuleProbe("lingering-control", entries: entries) }
    private let control = "HapticIntensityControl"
    private let buzz = Entry.buzz("0", for: "1")

    @Test func `a curve that does not end at its neutral value stays over later events`() {
        let probe = probe(buzz, Entry.curve(control, at: "0", "0 1", "1 0.2"), Entry.tap("1.5"), Entry.tap("2"))
        #expect(probe.places == ["3: 0.2"])
        #expect(probe.messages == ["HapticIntensityControl stays at 0.2 over 2 later events, the first at 1.5 s"])
        #expect(probe.hints == ["a control keeps its last value until another one replaces it; lead it back to 1"])
        #expect(probe.findings.first?.severity == .note)
    }

    @Test func `a curve that ends at its neutral value leaves nothing behind`() {
        #expect(probe(buzz, Entry.curve(control, at: "0", "0 0.2", "1 1"), Entry.tap("1.5")).findings.isEmpty)
        // Out of its range it is clamped: to 1.
        #expect(probe(buzz, Entry.curve(control, at: "0", "0 0.2", "1 1.5"), Entry.tap("1.5")).findings.isEmpty)
        let sharpness = "HapticSharpnessControl"
        #expect(probe(buzz, Entry.curve(sharpness, at: "0", "0 1", "1 0"), Entry.tap("1.5")).findings.isEmpty)
        let lingering = probe(buzz, Entry.curve(sharpness, at: "0", "0 0", "1 -0.5"), Entry.tap("1.5"))
        #expect(lingering.messages == ["HapticSharpnessControl stays at -0.5 over a later event, at 1.5 s"])
        #expect(lingering.hints == ["a control keeps its last value until another one replaces it; lead it back to 0"])
    }

    @Test func `without later events nothing is held over`() {
        #expect(probe(buzz, Entry.curve(control, at: "0", "0 1", "1 0")).findings.isEmpty)
        #expect(probe(buzz, Entry.tap("1"), Entry.curve(control, at: "0", "0 1", "1 0")).findings.isEmpty)
    }

    @Test func `only events that listen to the control count`() {
        #expect(probe(buzz, Entry.curve(control, at: "0", "0 1", "1 0"), Entry.sound("2")).findings.isEmpty)
        #expect(
            probe(buzz, Entry.curve("AudioVolumeControl", at: "0", "0 1", "1 0"), Entry.sound("2")).places == ["3: 0"])
    }

    @Test func `the next control of its kind ends it`() {
        let fade = Entry.curve(control, at: "0", "0 1", "1 0.2")
        #expect(probe(buzz, fade, Entry.step(control, at: "1.5", to: "1"), Entry.tap("1.5")).findings.isEmpty)
        #expect(probe(buzz, fade, Entry.step(control, at: "1.5", to: "1"), Entry.tap("1.2")).places == ["3: 0.2"])
        // One that takes over before the last point is reached, too.
        #expect(probe(buzz, fade, Entry.step(control, at: "0.5", to: "1"), Entry.tap("1.2")).findings.isEmpty)
    }

    @Test func `a parameter that is never set back lingers`() {
        let probe = probe(buzz, Entry.step(control, at: "0.5", to: "0.3"), Entry.tap("0.5"), Entry.tap("2"))
        #expect(probe.places == ["3: 0.3"])
        #expect(probe.messages == ["HapticIntensityControl stays at 0.3 over a later event, at 2 s"])
        #expect(
            self.probe(
                buzz, Entry.step(control, at: "0.5", to: "0.3"), Entry.tap("1"), Entry.step(control, at: "2", to: "1"),
                Entry.tap("3")
            ).findings.isEmpty)
    }

    @Test func `a step is meant for what begins with it or within 10 ms`() {
        #expect(probe(buzz, Entry.step(control, at: "2", to: "0.3"), Entry.tap("2.005")).findings.isEmpty)
        #expect(probe(buzz, Entry.curve(control, at: "2", "0 0.3"), Entry.tap("2.005")).findings.isEmpty)
        #expect(probe(buzz, Entry.step(control, at: "2", to: "0.3"), Entry.tap("2.02")).places == ["3: 0.3"])
    }

    @Test func `a step before the first event is a setting for all`() {
        #expect(probe(Entry.step(control, at: "0", to: "0.3"), Entry.tap("0"), Entry.tap("2")).findings.isEmpty)
        #expect(probe(Entry.step(control, at: "0", to: "0.3"), Entry.tap("1"), Entry.tap("2")).findings.isEmpty)
    }

    @Test func `the latest point counts, wherever it stands`() {
        let probe = probe(buzz, Entry.curve(control, at: "0", "1 0.4", "0 1", "0.5 1"), Entry.tap("1.5"))
        #expect(probe.places == ["3: 0.4"])
    }

    @Test func `a curve whose times look absolute is reported as that`() {
        #expect(
            probe(Entry.buzz("1", for: "1"), Entry.curve(control, at: "1", "1 1", "2 0.2"), Entry.tap("4")).findings
                .isEmpty)
    }
}
