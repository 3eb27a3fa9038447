import HapticPatterns
import TestSupport
import Testing

struct NormalizedTests {
    private func changes(_ pattern: HapticPattern) -> [String] {
        pattern.normalized().changes.map { $0.description }
    }

    private func curve(_ time: Double, _ values: KeyValuePairs<Double, Float>) -> ParameterCurve {
        var curve = ParameterCurve(.hapticIntensityControl, values)
        curve.time = time
        return curve
    }

    private let fullTap = HapticEvent(
        kind: .hapticTransient, time: 1, parameters: [.hapticIntensity: 0.5, .hapticSharpness: 0.5])

    @Test func `defaults of the kind are filled in, in one change per event`() {
        let result = HapticPattern(events: [HapticEvent(kind: .hapticTransient, time: 0)]).normalized()
        #expect(result.pattern.events[0].parameters == [.hapticIntensity: 0.75, .hapticSharpness: 0.5])
        #expect(
            result.changes == [
                Normalization.Change(
                    .event(0), .defaults([.hapticIntensity: 0.75, .hapticSharpness: 0.5]))
            ])
        #expect(
            result.changes[0].description
                == "events[0]: defaults filled in: HapticIntensity 0.75, HapticSharpness 0.5")
    }

    @Test func `a buzz gets its envelope`() {
        let buzz = HapticEvent(kind: .hapticContinuous, time: 0, duration: 1)
        #expect(
            HapticPattern(events: [buzz]).normalized().pattern.events[0].parameters == [
                .hapticIntensity: 0.6, .hapticSharpness: 0.422601, .attackTime: 0, .decayTime: 0, .releaseTime: 0,
                .sustained: 1,
            ])
    }

    @Test func `a value out of range is clamped and named`() {
        var tap = fullTap
        tap.parameters[.hapticIntensity] = 1.5
        #expect(changes(HapticPattern(events: [tap])) == ["events[0]: HapticIntensity 1.5 becomes 1.0"])
        #expect(HapticPattern(events: [tap]).normalized().pattern.events[0].parameters[.hapticIntensity] == 1)
    }

    @Test func `controls and control points are clamped and named`() {
        let pattern = HapticPattern(
            parameters: [DynamicParameter(.hapticSharpnessControl, time: 0, value: -2)],
            curves: [ParameterCurve(.audioVolumeControl, time: 0, points: [ControlPoint(time: 0, value: 3)])])
        #expect(
            changes(pattern) == [
                "parameters[0]: HapticSharpnessControl -2.0 becomes -1.0",
                "curves[0].points[0]: AudioVolumeControl 3.0 becomes 1.0",
            ])
    }

    @Test func `a negative time becomes the start`() {
        var tap = fullTap
        tap.time = -0.5
        #expect(changes(HapticPattern(events: [tap])) == ["events[0]: time -0.5 s becomes 0.0 s"])
    }

    @Test func `a duration that is negative or not finite is corrected`() {
        var (short, endless) = (fullTap, fullTap)
        short.duration = -1
        endless.duration = .infinity
        let result = HapticPattern(events: [short, endless]).normalized()
        #expect(result.pattern.events.map { $0.duration } == [0, nil])
        #expect(
            result.changes.map { $0.description } == [
                "events[0]: duration -1.0 s becomes 0.0 s", "events[1]: duration inf s is dropped",
            ])
    }

    @Test func `what never happens is removed`() {
        var never = fullTap
        never.time = .infinity
        let pattern = HapticPattern(
            events: [never, fullTap],
            parameters: [DynamicParameter(.hapticIntensityControl, time: .nan, value: 1)],
            curves: [
                ParameterCurve(.hapticIntensityControl, time: .infinity, points: []),
                ParameterCurve(.hapticIntensityControl, time: 0, points: [ControlPoint(time: .infinity, value: 1)]),
            ])
        let result = pattern.normalized()
        #expect(result.pattern.events == [fullTap])
        #expect(result.pattern.parameters.isEmpty)
        #expect(result.pattern.curves.map { $0.points } == [[]])
        #expect(
            result.changes.map { $0.entry } == [
                .event(0), .parameter(0), .curve(0), .point(0, ofCurve: 1),
            ])
        #expect(result.changes[0].description == "events[0]: removed, for it never happens at inf s")
    }

    @Test func `entries come in time order, equal times as they stood`() {
        var events = [fullTap, fullTap, fullTap]
        events[0].time = 2
        events[2].parameters[.hapticIntensity] = 0.25
        let result = HapticPattern(events: events).normalized()
        #expect(result.pattern.events == [events[1], events[2], events[0]])
        #expect(
            result.changes == [
                Normalization.Change(.event(1), .moved(to: 0)),
                Normalization.Change(.event(2), .moved(to: 1)),
                Normalization.Change(.event(0), .moved(to: 2)),
            ])
    }

    @Test func `control points come in time order`() {
        let pattern = HapticPattern(curves: [curve(0, [1: 0.1, 0: 0.2])])
        #expect(pattern.normalized().pattern.curves[0].points.map { $0.value } == [0.2, 0.1])
        #expect(changes(pattern).last == "curves[0].points[0]: moved to position 1 for time order")
    }

    @Test func `curves are ordered by their first points, so that the same one wins`() {
        let early = curve(0, [1: 0.1, 2: 0.1])
        let late = curve(1, [0: 0.2, 3: 0.2])
        for pattern in [HapticPattern(curves: [late, early]), HapticPattern(curves: [early, late])] {
            #expect(pattern.normalized().pattern.curves == pattern.curves)
        }
    }

    @Test func `a parameter that does not apply stays, clamped`() {
        var tap = fullTap
        tap.parameters[.attackTime] = 4
        let normal = HapticPattern(events: [tap]).normalized().pattern
        #expect(normal.events[0].parameters[.attackTime] == 1)
        #expect(normal.events[0].parameters.count == 3)
    }

    @Test func `a normal pattern is left as it is`() {
        let result = HapticPattern(events: [fullTap]).normalized()
        #expect(result.changes.isEmpty)
        #expect(result.pattern == HapticPattern(events: [fullTap]))
    }

    @Test(arguments: UInt64(1)...200)
    func `normalizing twice is normalizing once, and plays and lasts as before`(seed: UInt64) {
        var random = RandomPatterns(seed: seed)
        random.isWild = true
        let pattern = random.pattern(kinds: HapticEvent.Kind.allCases)
        let normal = pattern.normalized().pattern
        #expect(normal.normalized().changes.isEmpty, "seed \(seed)")
        #expect(normal.normalized().pattern == normal, "seed \(seed)")
        #expect(normal.duration == pattern.duration, "seed \(seed)")
        for id in random.controls {
            #expect(normal.controlTrack(for: id) == pattern.controlTrack(for: id), "seed \(seed)")
        }
    }
}
