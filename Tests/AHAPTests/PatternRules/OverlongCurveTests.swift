import AHAP
import HapticPatterns
import TestSupport
import Testing

struct OverlongCurveTests {
    private static let id = "HapticIntensityControl"

    /// Points at 0, 0.1, 0.2... with the values 0 and 1 by turns.
    private static func points(_ count: Int) -> [String] {
        (0..<count).map { "\($0 / 10).\($0 % 10) \($0 % 2)" }
    }

    private func probe(_ count: Int, at time: String = "0", with others: String...) -> RuleProbe {
        RuleProbe(
            "overlong-curve", entries: [Entry.curve(Self.id, at: time, points: Self.points(count))] + others)
    }

    @Test func `16 points are allowed, 17 are reported`() {
        #expect(probe(16).findings.isEmpty)
        let probe = probe(17)
        #expect(probe.places == ["2: \"ParameterCurveControlPoints\""])
        #expect(probe.messages == ["this curve has 17 control points; Apple's editor allows 16"])
        #expect(probe.hints == ["what players do with the rest is not documented; split it into consecutive curves"])
        #expect(probe.findings.first?.severity == .warning)
        #expect(probe.findings.first?.fix?.applicability == .unsafe)
    }

    @Test func `the pieces share a point and keep the text of the others`() {
        let split = probe(17).fixed()
        #expect(
            split == """
                {"Version": 1, "Pattern": [
                \(Entry.curve(Self.id, at: "0", points: Array(Self.points(17).prefix(16)))),
                \(Entry.curve(Self.id, at: "1.5", "0 1", "0.1 0"))
                ]}
                """)
    }

    @Test func `no piece has more than 16 points`() {
        let split = probe(46).afterFix()
        #expect(split?.document.pattern.curves.map(\.points.count) == [16, 16, 16])
        #expect(split?.document.pattern.curves.map(\.time) == [0, 1.5, 3])
        #expect(probe(47).afterFix()?.document.pattern.curves.map(\.points.count) == [16, 16, 16, 2])
    }

    @Test func `members in another order, trailing commas and unknown keys go along`() {
        let points = Self.points(17).map { point in
            let parts = point.split(separator: " ")
            return "{\"ParameterValue\": \(parts[1]), \"Time\": \(parts[0]), \"n\": 1}"
        }
        let text = """
            {"Pattern": [
              {"ParameterCurve": {"ParameterCurveControlPoints": [
                \(points.joined(separator: ", ")),
              ], "Time": 0.5, "ParameterID": "\(Self.id)"}, "Note": "x"}
            ]}
            """
        #expect(
            RuleProbe("overlong-curve", text: text).fixed() == """
                {"Pattern": [
                  {"ParameterCurve": {"ParameterCurveControlPoints": [
                    \(points[..<16].joined(separator: ", "))
                  ], "Time": 0.5, "ParameterID": "\(Self.id)"}, "Note": "x"},
                  {"ParameterCurve": {"ParameterCurveControlPoints": [
                    {"ParameterValue": 1, "Time": 0, "n": 1}, {"ParameterValue": 0, "Time": 0.1, "n": 1},
                  ], "Time": 2, "ParameterID": "\(Self.id)"}, "Note": "x"}
                ]}
                """)
    }

    @Test func `points out of order have no fix`() {
        let points = ["0.5 1"] + Self.points(17)
        #expect(RuleProbe("overlong-curve", Entry.curve(Self.id, at: "0", points: points)).places.count == 1)
        #expect(RuleProbe("overlong-curve", Entry.curve(Self.id, at: "0", points: points)).fixed() == nil)
    }

    @Test func `times that look absolute are repaired first`() {
        let points = (10..<30).map { "\($0 / 10).\($0 % 10) 0.5" }
        let probe = RuleProbe("overlong-curve", Entry.curve(Self.id, at: "1", points: points))
        #expect(probe.places.count == 1)
        #expect(probe.fixed() == nil)
    }

    @Test func `another control that takes over meanwhile leaves no fix`() {
        // The last piece would start at 1.5 s and take over again.
        #expect(probe(17, with: Entry.step(Self.id, at: "0.7", to: "0.5")).fixed() == nil)
        #expect(probe(17, with: Entry.curve(Self.id, at: "1", "0.5 1")).fixed() == nil)
        #expect(probe(17, with: Entry.step(Self.id, at: "0", to: "0.5")).fixed() == nil)
        // Before it, behind the last start, or of another kind, it does not matter.
        #expect(probe(17, at: "1", with: Entry.step(Self.id, at: "0.7", to: "0.5")).fixed() != nil)
        #expect(probe(17, with: Entry.step(Self.id, at: "1.55", to: "0.5")).fixed() != nil)
        #expect(probe(17, with: Entry.step("HapticSharpnessControl", at: "0.7", to: "0.5")).fixed() != nil)
    }

    @Test func `a file that is not JSON has no fix`() {
        let text = "{\"Pattern\": [" + Entry.curve(Self.id, at: "0", points: Self.points(17)) + " oops ]}"
        #expect(RuleProbe("overlong-curve", text: text).places.count == 1)
        #expect(RuleProbe("overlong-curve", text: text).fixed() == nil)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `the control has the same value at every time`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let time = Double(Int.random(in: 0...3000, using: &random)) / 1000
        var latest = 0
        let points = (0..<Int.random(in: 17...120, using: &random)).map { index in
            // Steps (two points at one time) among them, and computed times with many digits.
            if index > 0 { latest += max(0, Int.random(in: -5...40, using: &random)) }
            let point = latest % 2 == 0 ? Double(latest) / 100 : Double(latest) * 0.01
            return "\(point) 0.\(Int.random(in: 0...999, using: &random))"
        }
        let probe = RuleProbe("overlong-curve", Entry.curve(Self.id, at: "\(time)", points: points))
        guard let split = probe.afterFix() else {
            Issue.record("no fix; seed \(seed)")
            return
        }
        #expect(split.findings.isEmpty, "seed \(seed)")
        #expect(split.document.isJSON, "seed \(seed)")
        let (old, new) = (probe.document.pattern, split.document.pattern)
        #expect(
            old.controlTrack(for: .hapticIntensityControl) == new.controlTrack(for: .hapticIntensityControl),
            "seed \(seed)")
        for sample in 0...1000 {
            let time = Double(sample) * 0.05
            #expect(
                old.value(of: .hapticIntensityControl, at: time) == new.value(of: .hapticIntensityControl, at: time),
                "at \(time); seed \(seed)")
        }
    }
}
