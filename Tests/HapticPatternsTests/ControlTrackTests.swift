import HapticPatterns
import Testing

struct ControlTrackTests {
    private let intensity = DynamicParameterID.hapticIntensityControl

    private func step(_ time: Double, _ value: Float) -> DynamicParameter {
        DynamicParameter(intensity, time: time, value: value)
    }

    private func curve(_ time: Double, _ points: [(Double, Float)]) -> ParameterCurve {
        ParameterCurve(intensity, time: time, points: points.map { ControlPoint(time: $0.0, value: $0.1) })
    }

    private func track(_ steps: [DynamicParameter], _ curves: [ParameterCurve] = []) -> ControlTrack {
        HapticPattern(parameters: steps, curves: curves).controlTrack(for: intensity)
    }

    @Test func `without entries a control is neutral for ever`() {
        for id in DynamicParameterID.allCases {
            let track = HapticPattern().controlTrack(for: id)
            #expect(track.segments.count == 1)
            #expect(track.value(at: 0) == id.neutralValue)
            #expect(track.value(at: 1e9) == id.neutralValue)
            #expect(track.isNeutral)
        }
    }

    @Test func `a parameter steps at its time and holds`() {
        let track = track([step(1, 0.25)])
        #expect(track.value(at: 1.0.nextDown) == 1)
        #expect(track.value(at: 1) == 0.25)
        #expect(track.value(at: 50) == 0.25)
        #expect(!track.isNeutral)
    }

    @Test func `a curve runs linearly between its points and holds its last value`() {
        let track = track([], [curve(1, [(0, 0), (2, 1), (4, 0.5)])])
        #expect(track.value(at: 2) == 0.5)
        #expect(track.value(at: 3) == 1)
        #expect(track.value(at: 4) == 0.75)
        #expect(track.value(at: 5) == 0.5)
        #expect(track.value(at: 9) == 0.5)
    }

    @Test func `before a curve's first point the value in force stays`() {
        let track = track([step(0, 0.5)], [curve(1, [(1, 0), (2, 1)])])
        #expect(track.value(at: 1.5) == 0.5)
        #expect(track.value(at: 2) == 0)
        #expect(track.value(at: 2.5) == 0.5)
    }

    @Test func `a parameter takes over from a running curve for good`() {
        let track = track([step(1, 0.9)], [curve(0, [(0, 0), (2, 1)])])
        #expect(track.value(at: 0.5) == 0.25)
        #expect(track.value(at: 1) == 0.9)
        #expect(track.value(at: 1.5) == 0.9)
        #expect(track.value(at: 3) == 0.9)
    }

    @Test func `a later curve takes over from an earlier one at its first point`() {
        let track = track([], [curve(0, [(0, 0), (8, 1)]), curve(2, [(2, 0.2), (3, 0.4)])])
        #expect(track.value(at: 3) == 0.375)
        #expect(track.value(at: 4) == 0.2)
        #expect(track.value(at: 5) == 0.4)
        #expect(track.value(at: 8) == 0.4)
    }

    @Test func `a curve wins against a parameter at the same time`() {
        let track = track([step(1, 0.9)], [curve(0.5, [(0.5, 0.1), (1.5, 0.3)])])
        #expect(track.value(at: 1) == 0.1)
        #expect(track.value(at: 2) == 0.3)
    }

    @Test func `the later in order wins among those that start together`() {
        #expect(track([step(1, 0.9), step(1, 0.3)]).value(at: 2) == 0.3)
        let curves = [curve(0, [(1, 0), (2, 1)]), curve(1, [(0, 0.5), (3, 0.6)])]
        #expect(track([], curves).value(at: 4) == 0.6)
        #expect(track([], curves.reversed()).value(at: 4) == 1)
    }

    @Test func `entries need not be in time order`() {
        #expect(track([step(2, 0.2), step(1, 0.1)]).value(at: 1.5) == 0.1)
        #expect(track([step(2, 0.2), step(1, 0.1)]).value(at: 2.5) == 0.2)
        let unsorted = track([], [curve(0, [(2, 1), (0, 0), (1, 0.75)])])
        #expect(unsorted.value(at: 0.5) == 0.375)
        #expect(unsorted.value(at: 1.5) == 0.875)
    }

    @Test func `two points at one time make a step, the later in order after it`() {
        let track = track([], [curve(0, [(0, 0), (1, 0.5), (1, 1), (2, 0)])])
        #expect(track.value(at: 1.0.nextDown) <= 0.5)
        #expect(track.value(at: 1) == 1)
        #expect(track.value(at: 1.5) == 0.5)
        #expect(track.segments.count == 3)
    }

    @Test func `a curve of one point is a step, one of none is nothing`() {
        #expect(track([], [curve(1, [(0.5, 0.2)])]).value(at: 1.5) == 0.2)
        #expect(track([step(0, 0.5)], [curve(1, [])]).value(at: 2) == 0.5)
    }

    @Test func `a curve split in two plays as before`() {
        let whole = track([], [curve(0, [(0, 0), (1, 1), (2, 0.5), (4, 0)])])
        let halves = track([], [curve(0, [(0, 0), (1, 1), (2, 0.5)]), curve(2, [(0, 0.5), (2, 0)])])
        #expect(whole == halves)
    }

    @Test func `other controls do not matter`() {
        let other = DynamicParameter(.hapticSharpnessControl, time: 0, value: 0.7)
        #expect(track([other]).isNeutral)
    }

    @Test func `segments follow each other from 0 without end`() {
        let track = track([step(1, 0.5)], [curve(2, [(0, 0), (1, 1)])])
        #expect(track.segments.map { $0.start } == [0, 1, 2, 3])
        #expect(track.segments.map { $0.end } == [1, 2, 3, .infinity])
        #expect(track.segments.map { $0.startValue } == [1, 0.5, 0, 1])
        #expect(track.segments.map { $0.endValue } == [1, 0.5, 1, 1])
    }

    @Test func `a curve that is taken over ends at the value reached`() {
        let track = track([step(1, 0.9)], [curve(0, [(0, 0), (4, 1)])])
        #expect(track.segments[0].end == 1)
        #expect(track.segments[0].endValue == 0.25)
    }

    @Test func `values are clamped before the interpolation`() {
        let track = track([], [curve(0, [(0, 0), (1, 3)])])
        #expect(track.value(at: 0.5) == 0.5)
        #expect(track.value(at: 1) == 1)
    }

    @Test func `before the pattern, and at no time at all, the value is neutral`() {
        let track = track([step(0, 0.5)])
        #expect(track.value(at: -1) == 1)
        #expect(track.value(at: .nan) == 1)
        #expect(track.value(at: .infinity) == 0.5)
    }

    @Test func `times that never come are ignored, negative ones are the start`() {
        #expect(
            track([step(.nan, 0.1), step(.infinity, 0.2), step(-.infinity, 0.3), step(-1, 0.4)]).value(at: 0) == 0.4)
        #expect(track([], [curve(.nan, [(0, 0)]), curve(0, [(.infinity, 0), (.nan, 0)])]).isNeutral)
        #expect(track([], [curve(1e308, [(1e308, 0)])]).isNeutral)
    }

    @Test func `extremes hold within a span, ends included`() {
        let track = track([step(4, 0.1)], [curve(0, [(0, 0), (2, 1), (3, 0.5)])])
        #expect(track.extremes(in: 0.5...1) == (0.25, 0.5))
        #expect(track.extremes(in: 1...2.5) == (0.5, 1))
        #expect(track.extremes(in: 3.5...4) == (0.1, 0.5))
        #expect(track.extremes(in: 4...Double.infinity) == (0.1, 0.1))
        #expect(track.extremes(in: -2...0) == (0, 1))
        #expect(track.extremes(in: -2 ... -1) == (1, 1))
    }
}
