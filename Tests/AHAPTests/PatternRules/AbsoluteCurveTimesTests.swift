import AHAP
import Testing

struct AbsoluteCurveTimesTests {
    private func probe(_ time: String, _ points: String...) -> RuleProbe {
        RuleProbe(
            "absolute-curve-times", Entry.buzz("1.2", for: "0.5"),
            Entry.curve("HapticIntensityControl", at: time, points: points))
    }

    @Test func `points that all come after the curve's own time look absolute`() {
        let probe = probe("1.2", "1.2 1", "1.5 0.5", "1.7 0")
        #expect(probe.places == ["3: 1.2"])
        #expect(
            probe.messages == ["the control points look absolute: none is earlier than 1.2 s, the curve's own Time"])
        #expect(
            probe.hints == [
                "times of control points count from the curve's Time, so it begins to act at 2.4 s; "
                    + "subtract 1.2 s from each"
            ])
        #expect(probe.findings.first?.severity == .warning)
    }

    @Test func `the fix subtracts the curve's time, in plain decimals`() {
        let probe = probe("1.2", "1.2 1", "1.5 0.5", "1.7 0")
        #expect(probe.findings.first?.fix?.applicability == .unsafe)
        #expect(
            RuleProbe.entries(probe.fixed()) == [
                Entry.buzz("1.2", for: "0.5"),
                Entry.curve("HapticIntensityControl", at: "1.2", "0 1", "0.3 0.5", "0.5 0"),
            ])
        #expect(probe.afterFix()?.findings.isEmpty == true)
    }

    @Test func `a point within a millisecond before the curve's time counts as at it`() {
        #expect(probe("0.5", "0.499 1", "0.7 0").places == ["3: 0.5"])
        #expect(
            RuleProbe.entries(probe("0.5", "0.4995 1", "0.7 0").fixed()).last
                == Entry.curve("HapticIntensityControl", at: "0.5", "0 1", "0.2 0"))
    }

    @Test func `one early point is enough for times that count from the curve`() {
        #expect(probe("0.5", "0.498 1", "0.7 0").findings.isEmpty)
        #expect(probe("0.5", "0.7 0", "0 1").findings.isEmpty)
    }

    @Test func `a curve in the first millisecond of the pattern is left alone`() {
        #expect(probe("0.001", "0.001 1", "0.7 0").findings.isEmpty)
        #expect(probe("0", "0 1", "0.7 0").findings.isEmpty)
        #expect(probe("0.0011", "0.0011 1", "0.7 0").places == ["3: 0.0011"])
    }

    @Test func `a curve without points is left alone`() {
        #expect(probe("2").findings.isEmpty)
    }

    @Test func `each curve is reported`() {
        let probe = RuleProbe(
            "absolute-curve-times", Entry.curve("HapticIntensityControl", at: "1", "1 1", "2 0"),
            Entry.curve("HapticSharpnessControl", at: "2", "0 1", "2 0"),
            Entry.curve("HapticSharpnessControl", at: "3", "4 1"))
        #expect(probe.places == ["2: 1", "4: 3"])
    }

    @Test func `points that cannot be read in full have no fix`() {
        let probe = RuleProbe(
            "absolute-curve-times",
            "{\"ParameterCurve\": {\"ParameterID\": \"HapticIntensityControl\", \"Time\": 1, "
                + "\"ParameterCurveControlPoints\": [{\"Time\": 1, \"ParameterValue\": 1}, {\"Time\": 2}]}}")
        #expect(probe.places == ["2: 1"])
        #expect(probe.fixed() == nil)
    }
}
