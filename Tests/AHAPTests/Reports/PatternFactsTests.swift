import AHAP
import HapticPatterns
import Testing

struct PatternFactsTests {
    private let pattern = HapticPattern(
        events: [
            HapticEvent(kind: .hapticTransient, time: 0.5, parameters: [.hapticIntensity: 0.25]),
            HapticEvent(
                kind: .hapticContinuous, time: 1, duration: 2,
                parameters: [.hapticIntensity: 1, .hapticSharpness: 0.5]),
            HapticEvent(kind: .audioCustom, time: 0.25, sound: HapticEvent.Sound(.path("b.wav"))),
            HapticEvent(kind: .audioCustom, time: 0.25, sound: HapticEvent.Sound(.path("a.wav"))),
            HapticEvent(kind: .audioCustom, time: 0.25, sound: HapticEvent.Sound(.path("b.wav"))),
        ],
        parameters: [DynamicParameter(.hapticIntensityControl, time: 3.5, value: 1)],
        curves: [
            ParameterCurve(.hapticSharpnessControl, time: 0, points: [ControlPoint(time: 0, value: 1)]),
            ParameterCurve(
                .hapticSharpnessControl, time: 0,
                points: [ControlPoint(time: 0, value: 1), ControlPoint(time: 9, value: 0)]),
        ])

    @Test func `numbers are read off the pattern`() {
        let facts = PatternFacts(of: pattern)
        #expect(facts.duration == 3.5)
        #expect(facts.span == 0.25...3)
        #expect(facts.events == [1, 1, 0, 3])
        #expect(facts.entries == 8)
        #expect(facts.controlPoints == 3)
        #expect(facts.longestCurve == 2)
        #expect(facts.intensity == 0.25...1)
        #expect(facts.sharpness == 0.5...0.5)
        #expect(facts.sounds == ["a.wav", "b.wav"])
    }

    @Test func `an empty pattern has no span and no ranges`() {
        let facts = PatternFacts(of: HapticPattern())
        #expect(facts.duration == 0)
        #expect(facts.span == nil && facts.intensity == nil)
        #expect(facts.entries == 0)
    }

    @Test func `the text names what is there`() {
        var output: [UInt8] = []
        let file = InfoReport.File(path: "a.ahap", facts: PatternFacts(of: pattern), findings: LintSummary())
        InfoReport.append(text: file, to: &output)
        #expect(
            String(decoding: output, as: UTF8.self) == """
                a.ahap
                  duration   3.5 s
                  events     from 0.25 s to 3.0 s
                  entries    5 events, 1 parameter, 2 curves
                             1 HapticTransient
                             1 HapticContinuous
                             3 AudioCustom
                  curves     3 control points, 2 in the longest curve
                  intensity  0.25 to 1.0
                  sharpness  0.5
                  sounds     a.wav
                             b.wav
                  findings   none

                """)
    }
}
