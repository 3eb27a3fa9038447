import AHAP
import Testing

struct SilentOutputTests {
    private func probe(_ entries: String...) -> RuleProbe { RuleProbe("silent-output", entries: entries) }
    private let control = "HapticIntensityControl"

    @Test func `an event of intensity 0 makes no output`() {
        let probe = probe(Entry.tap("0"), Entry.tap("0.5", Entry.intensity("0.0")))
        #expect(probe.places == ["3: 0.0"])
        #expect(probe.messages == ["this event makes no output: its HapticIntensity is 0"])
        #expect(probe.hints == ["raise it, or remove the event"])
        #expect(probe.findings.first?.severity == .warning)
    }

    @Test func `little is not nothing, and below 0 is 0`() {
        #expect(probe(Entry.tap("0"), Entry.tap("0.5", Entry.intensity("0.001"))).findings.isEmpty)
        #expect(probe(Entry.tap("0"), Entry.tap("0.5", Entry.intensity("-1"))).places == ["3: -1"])
    }

    @Test func `sounds have a volume`() {
        let volume = Entry.parameter("AudioVolume", "0")
        let probe = probe(Entry.tap("0"), Entry.sound("0", for: nil, volume), Entry.tone("1", for: "1", volume))
        #expect(probe.places == ["3: 0", "4: 0"])
        #expect(probe.messages.first == "this event makes no output: its AudioVolume is 0")
        // Intensity says nothing of a sound, volume nothing of a tap.
        #expect(self.probe(Entry.tap("0", volume), Entry.sound("0", for: nil, Entry.intensity("0"))).findings.isEmpty)
    }

    @Test func `a control at 0 over the whole event silences it`() {
        let probe = probe(
            Entry.buzz("0", for: "1"), Entry.curve(control, at: "0", "0 1", "1 0"), Entry.tap("1.5"),
            Entry.buzz("2", for: "1"))
        #expect(probe.places == ["4: 1.5", "5: 2"])
        #expect(
            probe.messages
                == Array(
                    repeating: "this event makes no output: HapticIntensityControl is 0 all along", count: 2))
        #expect(
            probe.hints.first
                == "a control keeps its last value until another one replaces it; raise it, or remove the event")
    }

    @Test func `a control above 0 for a part of the event does not`() {
        let off = Entry.step(control, at: "0", to: "0")
        #expect(
            probe(Entry.tap("9"), off, Entry.buzz("1", for: "1"), Entry.step(control, at: "1.9", to: "0.1")).findings
                .isEmpty)
        #expect(
            probe(Entry.buzz("0", for: "2"), Entry.curve(control, at: "0", "0 0", "1 1", "2 0")).findings.isEmpty)
        // A step up for the next event, at the very end of this one.
        #expect(
            probe(off, Entry.buzz("0.1", for: "0.2"), Entry.step(control, at: "0.3", to: "1"), Entry.tap("0.3")).places
                == ["3: 0.1"])
    }

    @Test func `a tap is silent if nothing is left of its first 30 ms`() {
        let off = Entry.step(control, at: "0", to: "0")
        #expect(
            probe(off, Entry.tap("1"), Entry.step(control, at: "1.031", to: "1"), Entry.tap("2")).places == ["3: 1"])
        #expect(probe(off, Entry.tap("1"), Entry.step(control, at: "1.02", to: "1"), Entry.tap("2")).findings.isEmpty)
    }

    @Test func `a stated release can be heard after the control rises again`() {
        let release = Entry.parameter("ReleaseTime", "1")
        let entries = [Entry.step(control, at: "0", to: "0"), Entry.step(control, at: "1.5", to: "1"), Entry.tap("9")]
        #expect(
            RuleProbe("silent-output", entries: entries + [Entry.buzz("0", for: "1", release)]).findings.isEmpty)
        #expect(RuleProbe("silent-output", entries: entries + [Entry.buzz("0", for: "1")]).places == ["5: 0"])
    }

    @Test func `the audio control acts on sounds alone`() {
        let off = Entry.step("AudioVolumeControl", at: "0", to: "0")
        let probe = probe(off, Entry.tap("1"), Entry.sound("1"))
        #expect(probe.places == ["4: 1"])
        #expect(probe.messages == ["this event makes no output: AudioVolumeControl is 0 all along"])
    }

    @Test func `a pattern that is silent as a whole is reported once`() {
        let probe = probe(
            Entry.tap("0", Entry.intensity("0")), Entry.step(control, at: "1", to: "0"), Entry.tap("2"),
            Entry.tap("3"))
        #expect(probe.places == ["1: \"Pattern\""])
        #expect(probe.messages == ["the pattern makes no output: each of its 3 events is at 0 all along"])
        #expect(probe.hints == ["raise their intensity or volume, or the control that holds it at 0"])
    }

    @Test func `a single silent event is reported itself`() {
        #expect(probe(Entry.tap("0", Entry.intensity("0"))).places == ["2: 0"])
    }

    @Test func `a pattern without events is another rule's`() {
        #expect(probe().findings.isEmpty)
    }
}
